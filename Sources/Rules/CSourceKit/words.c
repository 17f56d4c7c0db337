#include "internal.h"

#include <stdlib.h>
#include <string.h>

/// The meaning of each byte of the text for a word that begins there.
typedef struct {
    /// Whether the word isn't a reference: the name of a declaration, a parameter or an argument.
    uint8_t *skipped;
    /// The call whose callee begins here, counted from 1, or 0 for none.
    int32_t *calls;
} marks;

static void skip(marks *m, int32_t from, int32_t to, int32_t length) {
    if (from >= 0 && to > from && to <= length) memset(m->skipped + from, 1, (size_t)(to - from));
}

static void mark_nodes(csk_outline *outline, marks *m, const uint8_t *text, int32_t length) {
    for (int32_t i = 0; i < outline->node_count; i++) {
        csk_node *node = &outline->nodes[i];
        csk_range name = node->name;
        switch (node->kind) {
        case csk_kind_call:
            if (node->callee.length > 0 && node->callee.offset < length) m->calls[node->callee.offset] = i + 1;
            break;
        case csk_kind_parameter: {
            // `with scene: Scene` refers to nothing up to its colon; `(Item)` of an enum's case has no colon.
            int32_t end = node->whole.offset + node->whole.length, colon = node->whole.offset;
            while (colon < end && colon < length && text[colon] != ':') colon++;
            bool unnamed = name.length == 0 && !node->text;
            if (!unnamed) skip(m, node->whole.offset, colon, length);
            break;
        }
        case csk_kind_extension:
        case csk_kind_argument:
            skip(m, name.offset, name.offset + name.length, length);
            break;
        default:
            if (name.length > 0) skip(m, name.offset, name.offset + 1, length);
            break;
        }
    }
}

static void fill_lines(csk_outline *outline, const uint8_t *text, int32_t length) {
    int32_t count = 1;
    for (int32_t i = 0; i < length; i++) count += text[i] == '\n';
    outline->lines = malloc(sizeof(int32_t) * (size_t)count);
    outline->line_count = count;
    // A byte-order mark isn't a column: the first line begins after it.
    bool marked = length >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF;
    outline->lines[0] = marked ? 3 : 0;
    for (int32_t i = 0, line = 1; i < length; i++)
        if (text[i] == '\n') outline->lines[line++] = i + 1;
}

static bool is_space(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

/// The previous word of the text, whatever it is, to follow `a.b.c` back to its start.
typedef struct {
    int32_t start;
    int32_t end;
    int32_t receiver;
} previous_word;

/// The text before the dot in front of the word: an offset of -1 without a dot, an empty range if the receiver is
/// omitted or isn't a chain of names.
static csk_range receiver_of(const uint8_t *text, int32_t offset, previous_word previous) {
    if (offset == 0 || text[offset - 1] != '.') return (csk_range){-1, 0};
    int32_t end = offset - 1;
    bool newline = false, space = false;
    while (end > 0 && is_space(text[end - 1])) {
        newline |= text[end - 1] == '\n';
        space = true;
        end--;
    }
    while (end > 0 && (text[end - 1] == '?' || text[end - 1] == '!')) end--;
    bool joined = previous.end == end && (!space || newline);
    if (!joined) return (csk_range){offset - 1, 0};
    int32_t start = previous.receiver >= 0 ? previous.receiver : previous.start;
    return (csk_range){start, end - start};
}

/// Keeps a comment that contains `workbook:`. SourceKit splits a comment at a link, so a comment with slashes is read
/// to the end of its line, and the rest of it is skipped.
static void add_directive(csk_outline *outline, const uint8_t *text, int32_t length, csk_range comment) {
    static const char mark[] = "workbook:";
    int32_t start = comment.offset, end = comment.offset + comment.length;
    if (outline->directive_count > 0) {
        csk_range last = outline->directives[outline->directive_count - 1];
        if (start < last.offset + last.length) return;
    }
    if (text[start + 1] == '/') {
        end = start;
        while (end < length && text[end] != '\n' && text[end] != '\r') end++;
    }
    const int32_t size = sizeof mark - 1;
    int32_t at = start;
    while (at + size <= end && memcmp(text + at, mark, (size_t)size) != 0) at++;
    if (at + size > end) return;
    size_t count = (size_t)outline->directive_count + 1;
    outline->directives = realloc(outline->directives, sizeof(csk_range) * count);
    outline->directives[outline->directive_count++] = (csk_range){start, end - start};
}

/// The first token that begins at `offset` or after it.
static size_t first_token(csk_library *library, csk_variant tokens, int32_t offset) {
    const csk_entry_points *call = &library->call;
    size_t low = 0, high = call->variant_array_get_count(tokens);
    while (low < high) {
        size_t middle = (low + high) / 2;
        csk_variant token = call->variant_array_get_value(tokens, middle);
        if (call->variant_dictionary_get_int64(token, library->key.offset) < offset) low = middle + 1;
        else high = middle;
    }
    return low;
}

static void fill_piece(csk_library *library, csk_variant tokens, size_t first, size_t last, csk_piece piece) {
    const csk_entry_points *call = &library->call;
    const csk_keys *key = &library->key;
    const uint8_t *text = piece.text;
    csk_outline *outline = piece.outline;
    int32_t length = piece.length;
    fill_lines(outline, text, length);
    marks m = {calloc((size_t)length + 1, 1), calloc((size_t)length + 1, sizeof(int32_t))};
    mark_nodes(outline, &m, text, length);
    outline->words = malloc(sizeof(csk_word) * (last - first + 1));
    previous_word previous = {-1, -1, -1};
    int32_t line = 0, condition_line = -1;
    for (size_t i = first; i < last; i++) {
        csk_variant token = call->variant_array_get_value(tokens, i);
        csk_uid kind = call->variant_dictionary_get_uid(token, key->kind);
        bool identifier = kind == key->token_identifier, type = kind == key->token_type;
        bool keyword = kind == key->token_keyword, condition = kind == key->token_build_keyword;
        bool comment = kind == key->token_comment;
        if (!identifier && !type && !keyword && !condition && !comment) continue;
        int32_t offset = (int32_t)call->variant_dictionary_get_int64(token, key->offset) - piece.start;
        int32_t extent = (int32_t)call->variant_dictionary_get_int64(token, key->length);
        if (offset < 0 || extent <= 0 || offset + extent > length) continue;
        if (comment) {
            if (extent > 1) add_directive(outline, text, length, (csk_range){offset, extent});
            continue;
        }
        while (line + 1 < outline->line_count && outline->lines[line + 1] <= offset) line++;
        if (condition) condition_line = line;  // `#if os(Linux)` names nothing of the sources
        csk_range receiver = receiver_of(text, offset, previous);
        previous = (previous_word){offset, offset + extent, receiver.length > 0 ? receiver.offset : -1};
        if (condition || condition_line == line || m.skipped[offset]) continue;
        bool import = keyword && extent == 6 && memcmp(text + offset, "import", 6) == 0;
        if (keyword && !import && !m.calls[offset]) continue;
        outline->words[outline->word_count++] = (csk_word){
            .kind = import ? csk_word_import : type ? csk_word_type : csk_word_identifier,
            .offset = offset,
            .length = extent,
            .line = line + 1,
            .column = offset - outline->lines[line] + 1,
            .receiver = receiver,
            .call = m.calls[offset] - 1,
        };
    }
    free(m.skipped);
    free(m.calls);
}

/// Whether the separator after a piece was read as an import, rather than as part of a comment or a string that one
/// piece opens and a later one closes.
static bool is_separated(csk_library *library, csk_variant tokens, size_t next, csk_piece piece) {
    const csk_entry_points *call = &library->call;
    if (next >= call->variant_array_get_count(tokens)) return false;
    csk_variant token = call->variant_array_get_value(tokens, next);
    return call->variant_dictionary_get_uid(token, library->key.kind) == library->key.token_keyword
        && call->variant_dictionary_get_int64(token, library->key.offset) == piece.start + piece.length + 1;
}

bool csk_fill_words(csk_library *library, csk_variant answer, const csk_piece *pieces, int32_t count) {
    csk_variant tokens = library->call.variant_dictionary_get_value(answer, library->key.syntax_map);
    for (int32_t i = 0; i < count; i++) {
        size_t first = first_token(library, tokens, pieces[i].start);
        size_t last = first_token(library, tokens, pieces[i].start + pieces[i].length);
        fill_piece(library, tokens, first, last, pieces[i]);
        if (i + 1 < count && !is_separated(library, tokens, last, pieces[i])) return false;
    }
    return true;
}
