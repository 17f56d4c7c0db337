#include "internal.h"

#include <stdlib.h>

// The arrays grow by doubling; `capacity` is separate because the outline only shows counts.
typedef struct {
    csk_library *library;
    csk_outline *outline;
    const uint8_t *text;
    int32_t length;
    /// The offset of the text in the joined text that SourceKit read.
    int32_t start;
    int32_t node_capacity;
    int32_t range_capacity;
} walk;

static csk_range range_of(walk *w, csk_variant value, csk_uid offset, csk_uid length) {
    const csk_entry_points *call = &w->library->call;
    int32_t from = (int32_t)call->variant_dictionary_get_int64(value, offset);
    int32_t extent = (int32_t)call->variant_dictionary_get_int64(value, length);
    // A missing range is all zeros.
    return from == 0 && extent == 0 ? (csk_range){0, 0} : (csk_range){from - w->start, extent};
}

static void add_range(walk *w, csk_range range) {
    if (w->outline->range_count == w->range_capacity) {
        w->range_capacity = w->range_capacity ? 2 * w->range_capacity : 64;
        w->outline->ranges = realloc(w->outline->ranges, sizeof(csk_range) * (size_t)w->range_capacity);
    }
    w->outline->ranges[w->outline->range_count++] = range;
}

/// Adds the ranges of `key`'s entries, or only those of `kind` unless it is null.
static int32_t add_ranges(walk *w, csk_variant value, csk_uid key, csk_uid kind) {
    const csk_entry_points *call = &w->library->call;
    csk_variant entries = call->variant_dictionary_get_value(value, key);
    size_t count = call->variant_array_get_count(entries);
    int32_t added = 0;
    for (size_t i = 0; i < count; i++) {
        csk_variant entry = call->variant_array_get_value(entries, i);
        if (kind && call->variant_dictionary_get_uid(entry, w->library->key.kind) != kind) continue;
        add_range(w, range_of(w, entry, w->library->key.offset, w->library->key.length));
        added++;
    }
    return added;
}

static int32_t kind_of(walk *w, csk_variant value) {
    csk_uid uid = w->library->call.variant_dictionary_get_uid(value, w->library->key.kind);
    for (int i = 0; i < w->library->kind_count; i++)
        if (w->library->kinds[i].uid == uid) return w->library->kinds[i].value;
    return csk_kind_other;
}

static int32_t access_of(walk *w, csk_variant value) {
    csk_uid uid = w->library->call.variant_dictionary_get_uid(value, w->library->key.access);
    for (int i = 0; uid && i < csk_access_table_size; i++)
        if (w->library->accesses[i].uid == uid) return w->library->accesses[i].value;
    return csk_access_none;
}

static bool is_space(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

/// The end of an identifier that begins at `at`, including its backticks.
static int32_t word_end(walk *w, int32_t at, int32_t end) {
    while (at < end) {
        uint8_t byte = w->text[at];
        bool inside = byte == '_' || byte == '`' || byte >= 0x80 || (byte >= '0' && byte <= '9')
            || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
        if (!inside) break;
        at++;
    }
    return at;
}

/// Splits the callee's text at its last dot: `a.b<C>` is the name `b` and the receiver `a`.
static void part_callee(walk *w, csk_node *node) {
    int32_t start = node->name.offset, end = start + node->name.length, depth = 0, at = end;
    if (node->name.length == 0 || end > w->length) return;
    if (end < w->length && w->text[end] == '[') return;  // a subscript, which SourceKit calls a call
    for (; at > start; at--) {
        uint8_t byte = w->text[at - 1];
        bool arrow = byte == '>' && at - 2 >= start && w->text[at - 2] == '-';
        if (byte == ')' || byte == ']' || byte == '}' || (byte == '>' && !arrow)) depth++;
        if (byte == '(' || byte == '[' || byte == '{' || byte == '<') depth--;
        if (byte == '.' && depth == 0) break;
    }
    int32_t name = at;
    while (name < end && is_space(w->text[name])) name++;
    node->callee = (csk_range){name, word_end(w, name, end) - name};
    if (at == start) {
        node->receiver = (csk_range){-1, 0};
        return;
    }
    int32_t last = at - 1;
    while (last > start && (is_space(w->text[last - 1]) || w->text[last - 1] == '?' || w->text[last - 1] == '!'))
        last--;
    // In a chain of calls each receiver would repeat all calls before it.
    node->receiver = last - start > 500 ? (csk_range){last, 0} : (csk_range){start, last - start};
}

static void add_node(walk *w, csk_variant value, int32_t parent);

static void add_children(walk *w, csk_variant value, int32_t parent) {
    const csk_entry_points *call = &w->library->call;
    csk_variant children = call->variant_dictionary_get_value(value, w->library->key.substructure);
    size_t count = call->variant_array_get_count(children);
    for (size_t i = 0; i < count; i++) add_node(w, call->variant_array_get_value(children, i), parent);
}

static void add_node(walk *w, csk_variant value, int32_t parent) {
    const csk_entry_points *call = &w->library->call;
    const csk_keys *key = &w->library->key;
    int32_t kind = kind_of(w, value);
    if (kind == csk_kind_other) {  // statements and literals: their children belong to their parent
        add_children(w, value, parent);
        return;
    }
    if (w->outline->node_count == w->node_capacity) {
        w->node_capacity = w->node_capacity ? 2 * w->node_capacity : 256;
        w->outline->nodes = realloc(w->outline->nodes, sizeof(csk_node) * (size_t)w->node_capacity);
    }
    int32_t index = w->outline->node_count++;
    csk_node node = {.kind = kind, .parent = parent, .receiver = {-1, 0}, .callee = {-1, 0}};
    node.whole = range_of(w, value, key->offset, key->length);
    if (kind != csk_kind_closure) node.name = range_of(w, value, key->name_offset, key->name_length);
    if (kind == csk_kind_argument && parent >= 0) node.arguments = w->outline->nodes[parent].arguments++;
    if (kind == csk_kind_call) {
        part_callee(w, &node);
    } else if (kind != csk_kind_argument && kind != csk_kind_closure) {
        node.body = range_of(w, value, key->body_offset, key->body_length);
        node.access = access_of(w, value);
        node.text = call->variant_dictionary_get_string(value, key->name);
        node.type_name = call->variant_dictionary_get_string(value, key->type_name);
        node.first_range = w->outline->range_count;
        node.attribute_count = add_ranges(w, value, key->attributes, NULL);
        node.inherited_count = add_ranges(w, value, key->elements, key->element_type);
    }
    w->outline->nodes[index] = node;
    add_children(w, value, index);
    w->outline->nodes[index].end = w->outline->node_count;
}

bool csk_fill_nodes(csk_library *library, csk_variant answer, const csk_piece *pieces, int32_t count) {
    const csk_entry_points *call = &library->call;
    csk_variant children = call->variant_dictionary_get_value(answer, library->key.substructure);
    size_t child_count = call->variant_array_get_count(children), child = 0;
    for (int32_t i = 0; i < count; i++) {
        walk w = {
            .library = library, .outline = pieces[i].outline, .text = pieces[i].text, .length = pieces[i].length,
            .start = pieces[i].start,
        };
        for (; child < child_count; child++) {
            csk_variant value = call->variant_array_get_value(children, child);
            csk_range whole = range_of(&w, value, library->key.offset, library->key.length);
            if (i + 1 < count && whole.offset > w.length) break;
            // The separator is an error inside of any declaration, so this always holds; the code below relies on it.
            bool inside = whole.offset >= 0 && whole.offset + whole.length <= w.length;
            if (count > 1 && !inside) return false;
            add_node(&w, value, -1);
        }
    }
    return true;
}

size_t csk_name_length(const uint8_t *text, size_t length) {
    if (length == 0 || text[0] < 'A' || text[0] > 'Z') return 0;
    size_t end = 1;
    while (end < length) {
        bool inside = text[end] == '_' || (text[end] >= '0' && text[end] <= '9')
            || ((text[end] | 0x20) >= 'a' && (text[end] | 0x20) <= 'z');
        if (!inside) break;
        end++;
    }
    size_t marks = end;
    while (marks < length && (text[marks] == '?' || text[marks] == '!')) marks++;
    return marks == length ? end : 0;
}
