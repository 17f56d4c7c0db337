#include "CSourceKit.h"

#include <string.h>

/// Passes over a comment or a text that begins at `at`; returns `at` where none does. What a text
/// interpolates is passed over too, up to the next quote.
static int32_t skip_quiet(const uint8_t *text, int32_t at, int32_t length) {
    const uint8_t *rest = text + at;
    int32_t left = length - at;
    if (left > 1 && rest[0] == '/' && (rest[1] == '/' || rest[1] == '*')) {
        bool line = rest[1] == '/';
        for (at += 2; at < length; at++) {
            if (line && text[at] == '\n') return at;
            if (!line && text[at] == '/' && text[at - 1] == '*') return at + 1;
        }
        return length;
    }
    if (rest[0] != '"') return at;
    bool raw = at > 0 && text[at - 1] == '#', block = left > 2 && memcmp(rest, "\"\"\"", 3) == 0;
    for (at += block ? 3 : 1; at < length; at++) {
        if (text[at] == '\\' && !raw) at++;
        else if (!block && (text[at] == '"' || text[at] == '\n')) return at + 1;
        else if (block && at + 2 < length && memcmp(text + at, "\"\"\"", 3) == 0) return at + 3;
    }
    return length;
}

csk_nesting csk_too_deep(const uint8_t *text, size_t size, int32_t *place) {
    int32_t length = (int32_t)size, depth = 0, lists = 0, generics = 0, arrows = 0;
    for (int32_t at = 0; at < length; at++) {
        int32_t next = skip_quiet(text, at, length);
        if (next > at) {
            at = next - 1;
            continue;
        }
        switch (text[at]) {
        case '[': lists++; depth++; break;
        case ']': lists -= lists > 0; depth -= depth > 0; break;
        case '(': case '{': depth++; break;
        case ')': case '}': depth -= depth > 0; break;
        case '<': generics++; break;
        case '>':
            if (at > 0 && text[at - 1] == '-') arrows++;
            else generics -= generics > 0;
            break;
        case '\n': generics = arrows = 0; break;
        }
        *place = at;
        if (lists > csk_most_lists) return csk_nesting_lists;
        if (depth > csk_most_levels || generics > csk_most_levels || arrows > csk_most_levels)
            return csk_nesting_levels;
    }
    return csk_nesting_fine;
}
