#include "internal.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    int32_t value;
} kind_names[] = {
    {"source.lang.swift.expr.call", csk_kind_call},
    {"source.lang.swift.expr.argument", csk_kind_argument},
    {"source.lang.swift.decl.var.local", csk_kind_local},
    {"source.lang.swift.decl.var.parameter", csk_kind_parameter},
    {"source.lang.swift.expr.closure", csk_kind_closure},
    {"source.lang.swift.decl.function.method.instance", csk_kind_method},
    {"source.lang.swift.decl.var.instance", csk_kind_property},
    {"source.lang.swift.decl.enumelement", csk_kind_enum_case},
    {"source.lang.swift.decl.extension", csk_kind_extension},
    {"source.lang.swift.decl.struct", csk_kind_struct},
    {"source.lang.swift.decl.class", csk_kind_class},
    {"source.lang.swift.decl.actor", csk_kind_class},
    {"source.lang.swift.decl.enum", csk_kind_enum},
    {"source.lang.swift.decl.protocol", csk_kind_protocol},
    {"source.lang.swift.decl.function.method.static", csk_kind_static_method},
    {"source.lang.swift.decl.function.method.class", csk_kind_static_method},
    {"source.lang.swift.decl.var.static", csk_kind_static_property},
    {"source.lang.swift.decl.var.class", csk_kind_static_property},
    {"source.lang.swift.decl.var.global", csk_kind_global},
    {"source.lang.swift.decl.function.free", csk_kind_function},
    {"source.lang.swift.decl.function.subscript", csk_kind_subscript},
    {"source.lang.swift.decl.function.constructor", csk_kind_method},
    {"source.lang.swift.decl.function.destructor", csk_kind_method},
    {"source.lang.swift.decl.generic_type_param", csk_kind_generic_parameter},
    {"source.lang.swift.decl.typealias", csk_kind_typealias},
    {"source.lang.swift.decl.associatedtype", csk_kind_associated_type},
    {"source.lang.swift.decl.macro", csk_kind_macro},
};

static const char *const access_names[csk_access_table_size] = {
    "source.lang.swift.accessibility.private", "source.lang.swift.accessibility.fileprivate",
    "source.lang.swift.accessibility.internal", "source.lang.swift.accessibility.package",
    "source.lang.swift.accessibility.public", "source.lang.swift.accessibility.open",
};

static bool find(void *handle, void *slot, const char *name) {
    void *symbol = dlsym(handle, name);
    memcpy(slot, &symbol, sizeof symbol);
    return symbol != NULL;
}

static bool find_entry_points(void *handle, csk_entry_points *call) {
    return find(handle, &call->initialize, "sourcekitd_initialize")
        && find(handle, &call->uid_get_from_cstr, "sourcekitd_uid_get_from_cstr")
        && find(handle, &call->request_dictionary_create, "sourcekitd_request_dictionary_create")
        && find(handle, &call->request_dictionary_set_string, "sourcekitd_request_dictionary_set_string")
        && find(handle, &call->request_dictionary_set_stringbuf, "sourcekitd_request_dictionary_set_stringbuf")
        && find(handle, &call->request_dictionary_set_int64, "sourcekitd_request_dictionary_set_int64")
        && find(handle, &call->request_dictionary_set_uid, "sourcekitd_request_dictionary_set_uid")
        && find(handle, &call->request_release, "sourcekitd_request_release")
        && find(handle, &call->send_request_sync, "sourcekitd_send_request_sync")
        && find(handle, &call->response_is_error, "sourcekitd_response_is_error")
        && find(handle, &call->response_error_get_description, "sourcekitd_response_error_get_description")
        && find(handle, &call->response_get_value, "sourcekitd_response_get_value")
        && find(handle, &call->response_dispose, "sourcekitd_response_dispose")
        && find(handle, &call->variant_dictionary_get_value, "sourcekitd_variant_dictionary_get_value")
        && find(handle, &call->variant_dictionary_get_string, "sourcekitd_variant_dictionary_get_string")
        && find(handle, &call->variant_dictionary_get_int64, "sourcekitd_variant_dictionary_get_int64")
        && find(handle, &call->variant_dictionary_get_uid, "sourcekitd_variant_dictionary_get_uid")
        && find(handle, &call->variant_array_get_count, "sourcekitd_variant_array_get_count")
        && find(handle, &call->variant_array_get_value, "sourcekitd_variant_array_get_value");
}

static void intern_keys(csk_library *library) {
    csk_uid (*uid)(const char *) = library->call.uid_get_from_cstr;
    library->key = (csk_keys){
        .name = uid("key.name"),
        .source_text = uid("key.sourcetext"),
        .syntax_map = uid("key.syntaxmap"),
        .substructure = uid("key.substructure"),
        .enable_syntax_map = uid("key.enablesyntaxmap"),
        .enable_substructure = uid("key.enablesubstructure"),
        .enable_diagnostics = uid("key.enablediagnostics"),
        .syntactic_only = uid("key.syntactic_only"),
        .request = uid("key.request"),
        .editor_open = uid("source.request.editor.open"),
        .editor_close = uid("source.request.editor.close"),
        .kind = uid("key.kind"),
        .offset = uid("key.offset"),
        .length = uid("key.length"),
        .name_offset = uid("key.nameoffset"),
        .name_length = uid("key.namelength"),
        .body_offset = uid("key.bodyoffset"),
        .body_length = uid("key.bodylength"),
        .type_name = uid("key.typename"),
        .access = uid("key.accessibility"),
        .attributes = uid("key.attributes"),
        .elements = uid("key.elements"),
        .element_type = uid("source.lang.swift.structure.elem.typeref"),
        .token_identifier = uid("source.lang.swift.syntaxtype.identifier"),
        .token_type = uid("source.lang.swift.syntaxtype.typeidentifier"),
        .token_keyword = uid("source.lang.swift.syntaxtype.keyword"),
        .token_build_keyword = uid("source.lang.swift.syntaxtype.buildconfig.keyword"),
        .diagnostics = uid("key.diagnostics"),
        .token_comment = uid("source.lang.swift.syntaxtype.comment"),
    };
    library->kind_count = (int)(sizeof kind_names / sizeof *kind_names);
    for (int i = 0; i < library->kind_count; i++) {
        library->kinds[i].uid = uid(kind_names[i].name);
        library->kinds[i].value = kind_names[i].value;
    }
    for (int i = 0; i < csk_access_table_size; i++) {
        library->accesses[i].uid = uid(access_names[i]);
        library->accesses[i].value = i + 1;
    }
}

/// The signals that LLVM, inside of SourceKit, catches for the whole process.
///
/// Swift's runtime catches those of a crash to tell where it happened. Behind LLVM's handler it would only see the
/// handler.
static const int caught_signals[] = {
    SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGQUIT, SIGXCPU, SIGXFSZ,
    SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2, SIGPIPE,
};

enum { caught_signal_count = sizeof caught_signals / sizeof *caught_signals };

static csk_library *load(const char *path, const char **error) {
    void *handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
    if (!handle) {
        *error = dlerror();
        return NULL;
    }
    csk_library *library = calloc(1, sizeof *library);
    if (!find_entry_points(handle, &library->call)) {
        *error = dlerror();
        free(library);
        return NULL;
    }
    library->call.initialize();
    intern_keys(library);
    return library;
}

csk_library *csk_load(const char *path, const char **error) {
    struct sigaction actions[caught_signal_count];
    for (int i = 0; i < caught_signal_count; i++) sigaction(caught_signals[i], NULL, &actions[i]);
    csk_library *library = load(path, error);
    for (int i = 0; i < caught_signal_count; i++) sigaction(caught_signals[i], &actions[i], NULL);
    return library;
}

static csk_response open_text(csk_library *library, const char *name, const uint8_t *text, size_t length,
                              bool diagnostics) {
    const csk_entry_points *call = &library->call;
    const csk_keys *key = &library->key;
    csk_object request = call->request_dictionary_create(NULL, NULL, 0);
    call->request_dictionary_set_uid(request, key->request, key->editor_open);
    call->request_dictionary_set_string(request, key->name, name);
    call->request_dictionary_set_stringbuf(request, key->source_text, (const char *)text, length);
    call->request_dictionary_set_int64(request, key->enable_syntax_map, 1);
    call->request_dictionary_set_int64(request, key->enable_substructure, 1);
    call->request_dictionary_set_int64(request, key->enable_diagnostics, diagnostics);
    call->request_dictionary_set_int64(request, key->syntactic_only, 1);
    csk_response response = call->send_request_sync(request);
    call->request_release(request);
    return response;
}

static void close_text(csk_library *library, const char *name) {
    const csk_entry_points *call = &library->call;
    csk_object request = call->request_dictionary_create(NULL, NULL, 0);
    call->request_dictionary_set_uid(request, library->key.request, library->key.editor_close);
    call->request_dictionary_set_string(request, library->key.name, name);
    call->response_dispose(call->send_request_sync(request));
    call->request_release(request);
}

const char *csk_separator(void) { return "\nimport workbook;\n"; }

static void free_outlines(csk_reading *reading) {
    for (int32_t i = 0; i < reading->count; i++) {
        csk_outline *outline = &reading->outlines[i];
        free(outline->nodes);
        free(outline->ranges);
        free(outline->words);
        free(outline->directives);
        free(outline->lines);
    }
    free(reading->outlines);
    reading->outlines = NULL;
    reading->count = 0;
}

static bool fill(csk_library *library, csk_reading *reading, csk_variant answer, const uint8_t *text,
                 const csk_range *ranges, int32_t count) {
    // The parser's diagnostics may reach from one text into the next.
    csk_variant objections = library->call.variant_dictionary_get_value(answer, library->key.diagnostics);
    if (count > 1 && library->call.variant_array_get_count(objections) > 0) return false;
    reading->outlines = calloc((size_t)count, sizeof(csk_outline));
    reading->count = count;
    csk_piece *pieces = calloc((size_t)count, sizeof(csk_piece));
    for (int32_t i = 0; i < count; i++)
        pieces[i] = (csk_piece){text + ranges[i].offset, ranges[i].offset, ranges[i].length, &reading->outlines[i]};
    bool filled = csk_fill_nodes(library, answer, pieces, count) && csk_fill_words(library, answer, pieces, count);
    free(pieces);
    return filled;
}

csk_reading *csk_read(csk_library *library, const char *name, const uint8_t *text, size_t length,
                      const csk_range *pieces, int32_t count) {
    const csk_entry_points *call = &library->call;
    csk_reading *reading = calloc(1, sizeof *reading);
    reading->response = open_text(library, name, text, length, count > 1);
    close_text(library, name);
    if (call->response_is_error(reading->response)) {
        reading->error = call->response_error_get_description(reading->response);
    } else if (!fill(library, reading, call->response_get_value(reading->response), text, pieces, count)) {
        free_outlines(reading);
    }
    return reading;
}

void csk_reading_free(csk_library *library, csk_reading *reading) {
    free_outlines(reading);
    library->call.response_dispose(reading->response);
    free(reading);
}

void csk_parse_only(csk_library *library, const char *name, const uint8_t *text, size_t length) {
    csk_response response = open_text(library, name, text, length, false);
    close_text(library, name);
    library->call.response_dispose(response);
}
