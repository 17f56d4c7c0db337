#include "internal.h"

#include <stdlib.h>
#include <string.h>

/// What each byte of the text is to the words that begin there.
typedef struct {
    /// Not a reference: the name of a declaration, a parameter or an argument.
    uint8_t *skipped;
    /// The call of which the word that begins here is the callee, or 0 for none (calls count from 1).
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
            // `with scene: Scene` names nothing up to its colon; `(Item)` of an enum's case has none.
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
    // A byte-order mark is no column: the first line begins behind it.
    bool marked = length >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF;
    outline->lines[0] = marked ? 3 : 0;
    for (int32_t i = 0, line = 1; i < length; i++)
        if (text[i] == '\n') outline->lines[line++] = i + 1;
}

static bool is_space(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

/// The word before this one in the text, whatever it is, for following `a.b.c` back to its start.
typedef struct {
    int32_t start;
    int32_t end;
    int32_t receiver;
} previous_word;

/// What stands before the dot in front of the word: an offset of -1 where there is no dot, an empty
/// range where the receiver is left out or is not a chain of names.
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

void csk_fill_words(csk_library *library, csk_outline *outline, csk_variant answer, const uint8_t *text,
                    size_t size) {
    const csk_entry_points *call = &library->call;
    const csk_keys *key = &library->key;
    int32_t length = (int32_t)size;
    fill_lines(outline, text, length);
    marks m = {calloc(size + 1, 1), calloc(size + 1, sizeof(int32_t))};
    mark_nodes(outline, &m, text, length);

    csk_variant tokens = call->variant_dictionary_get_value(answer, key->syntax_map);
    size_t count = call->variant_array_get_count(tokens);
    outline->words = malloc(sizeof(csk_word) * (count + 1));
    previous_word previous = {-1, -1, -1};
    int32_t line = 0, condition_line = -1;
    for (size_t i = 0; i < count; i++) {
        csk_variant token = call->variant_array_get_value(tokens, i);
        csk_uid kind = call->variant_dictionary_get_uid(token, key->kind);
        bool identifier = kind == key->token_identifier, type = kind == key->token_type;
        bool keyword = kind == key->token_keyword, condition = kind == key->token_build_keyword;
        if (!identifier && !type && !keyword && !condition) continue;
        int32_t offset = (int32_t)call->variant_dictionary_get_int64(token, key->offset);
        int32_t extent = (int32_t)call->variant_dictionary_get_int64(token, key->length);
        if (offset < 0 || extent <= 0 || offset + extent > length) continue;
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
