#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// SourceKit, loaded from the toolchain with dlopen. Its entry points are declared in internal.h. Swift sees an outline
/// of one file in flat arrays, because walking SourceKit's variants is several times slower from Swift built for
/// debugging.
typedef struct csk_library csk_library;

typedef enum {
    csk_kind_other,
    csk_kind_class,
    csk_kind_struct,
    csk_kind_enum,
    csk_kind_protocol,
    csk_kind_extension,
    csk_kind_function,
    csk_kind_method,
    csk_kind_static_method,
    csk_kind_subscript,
    csk_kind_global,
    csk_kind_property,
    csk_kind_static_property,
    csk_kind_local,
    csk_kind_parameter,
    csk_kind_generic_parameter,
    csk_kind_enum_case,
    csk_kind_typealias,
    csk_kind_associated_type,
    csk_kind_macro,
    csk_kind_call,
    csk_kind_argument,
    csk_kind_closure,
} csk_kind;

/// Swift's access levels, from narrow to wide.
typedef enum {
    csk_access_none,
    csk_access_private,
    csk_access_fileprivate,
    csk_access_internal,
    csk_access_package,
    csk_access_public,
    csk_access_open,
} csk_access;

typedef struct {
    int32_t offset;
    int32_t length;
} csk_range;

/// A declaration, a call, an argument or a closure; offsets are UTF-8 bytes from the file's start.
typedef struct {
    int32_t kind;
    int32_t access;
    /// The index of the enclosing node, or -1.
    int32_t parent;
    /// One past the index of the last node inside this one.
    int32_t end;
    csk_range whole;
    csk_range name;
    /// The body; an offset of 0 means that there is none.
    csk_range body;
    /// The node's first index in `csk_outline.ranges`: attributes, then inherited types.
    int32_t first_range;
    int32_t attribute_count;
    int32_t inherited_count;
    /// For a call: the last name of the callee (`b` of `a.b()`), and the text before its dot.
    csk_range callee;
    csk_range receiver;
    /// For a call, the number of its arguments; for an argument, the number of arguments before it.
    int32_t arguments;
    /// Both are null if missing, and live as long as the outline.
    const char *text;
    const char *type_name;
} csk_node;

typedef enum { csk_word_identifier, csk_word_type, csk_word_import } csk_word_kind;

/// A name in the text that refers to something declared elsewhere.
typedef struct {
    int32_t kind;
    int32_t offset;
    int32_t length;
    int32_t line;
    int32_t column;
    /// The text before the dot; the offset is -1 without a dot.
    csk_range receiver;
    /// The index of the call whose callee this is, or -1.
    int32_t call;
} csk_word;

typedef struct {
    csk_node *nodes;
    int32_t node_count;
    csk_range *ranges;
    int32_t range_count;
    csk_word *words;
    int32_t word_count;
    /// The comments that address the workbook: those with `workbook:` in them.
    csk_range *directives;
    int32_t directive_count;
    /// The offset at which each line begins.
    int32_t *lines;
    int32_t line_count;
} csk_outline;

/// An answer of SourceKit, for one text or for several joined texts.
typedef struct {
    csk_outline *outlines;
    /// The number of texts; 0 if SourceKit refused, or if joined texts couldn't be told apart.
    int32_t count;
    /// SourceKit's own message if it refused, else null.
    const char *error;
    void *response;
} csk_reading;

/// Loads and starts SourceKit. Returns null, and dlerror's text in `error`, on failure.
csk_library *csk_load(const char *path, const char **error);

/// The text between joined texts: a declaration that is an error anywhere but between declarations of a file, so that
/// no text can reach into the next one unnoticed.
const char *csk_separator(void);

/// Reads one text, or several joined by the separator; `pieces` are their ranges.
///
/// Most of a request's cost doesn't depend on its length, so joining twelve small texts halves the time to read them.
/// `name` must not be in use by another call at the same time. Thread-safe. `csk_reading_free` frees the result.
csk_reading *csk_read(csk_library *library, const char *name, const uint8_t *text, size_t length,
                      const csk_range *pieces, int32_t count);

void csk_reading_free(csk_library *library, csk_reading *reading);

/// The limits of a text for SourceKit's parser.
///
/// Deeper nesting than the levels ends in a trap, and a chain of calls is nested as well, each call in the next. The
/// time for lists inside of lists doubles with each level. For a statement the time grows with the square of its words
/// and marks, for a line with the square of the errors in it.
enum {
    csk_most_levels = 256,
    csk_most_lists = 20,
    csk_most_parts = 2000,
    csk_most_line_words = 100000,
};

typedef enum {
    csk_nesting_fine,
    csk_nesting_lists,
    csk_nesting_levels,
    csk_nesting_parts,
    csk_nesting_line,
    /// A closure in the arguments of an attribute, outside of types: SourceKit 6.3 traps on it before a variable.
    csk_nesting_attribute,
    /// `~::` without a name after it: SourceKit 6.3 traps on it.
    csk_nesting_colons,
} csk_nesting;

/// Whether a text demands too much of SourceKit, and where.
///
/// `closed` says whether every bracket, comment and string in it ends. An open one would nest the texts that are joined
/// after it, and twelve times 20 open lists take longer than anyone would wait.
csk_nesting csk_too_deep(const uint8_t *text, size_t length, int32_t *place, bool *closed);

/// The length of the name in a text that consists of a name and then only `?` and `!`, else 0. The name has Latin
/// letters, digits and underscores, and begins with a capital letter.
size_t csk_name_length(const uint8_t *text, size_t length);

/// Runs only SourceKit's own part of `csk_read`, to measure it.
void csk_parse_only(csk_library *library, const char *name, const uint8_t *text, size_t length);
