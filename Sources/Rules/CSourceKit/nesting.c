#include "CSourceKit.h"

#include <string.h>

/// Skips a comment that begins at `at`, up to the line break after it if the comment has slashes.
static int32_t skip_comment(const uint8_t *text, int32_t at, int32_t length, bool *closed) {
    bool line = text[at + 1] == '/';
    int32_t depth = 1;
    for (at += 2; at < length; at++) {
        if (line && text[at] == '\n') return at;
        if (line || at + 1 == length) continue;
        if (text[at] == '*' && text[at + 1] == '/') depth--, at++;
        else if (text[at] == '/' && text[at + 1] == '*') depth++, at++;
        if (depth == 0) return at + 1;
    }
    *closed &= line;
    return length;
}

/// Skips a string literal. Interpolations are skipped as well, up to the next quote.
static int32_t skip_text(const uint8_t *text, int32_t at, int32_t length, bool *closed) {
    bool raw = at > 0 && text[at - 1] == '#', block = length - at > 2 && memcmp(text + at, "\"\"\"", 3) == 0;
    for (at += block ? 3 : 1; at < length; at++) {
        if (text[at] == '\\' && !raw) at++;
        else if (!block && (text[at] == '"' || text[at] == '\n')) return at + 1;
        else if (block && at + 2 < length && memcmp(text + at, "\"\"\"", 3) == 0) return at + 3;
    }
    *closed = false;
    return length;
}

/// The text between two brackets, as far as it is read.
typedef struct {
    uint8_t opening;
    /// What the parser has open around the text: brackets, generic arguments, results of functions.
    int32_t around;
    int32_t generics, arrows;
    /// The nesting depth of the current chain of calls so far, where each call contains the one before it and the text
    /// between its own brackets; and the greatest depth of all chains between these brackets.
    int32_t height, most;
    /// The words and marks of this statement, and of all statements around it.
    int32_t parts, parts_around;
    /// The number of them before this line.
    int32_t parts_before_line;
    /// Whether there were only words so far. A single word on its line, `private` or `await`, continues after the line
    /// break.
    bool only_words;
    /// Whether the text is in the arguments of an attribute, and in those of an outermost declaration's attribute.
    bool in_attribute, in_outer_attribute;
} level;

typedef struct {
    const uint8_t *text;
    int32_t length;
    /// One more for the outermost level, and one for the level that is too many.
    level levels[csk_most_levels + 2];
    int32_t depth, lists, conditions;
    int32_t line_words;
    /// Whether no bracket, comment, string or condition is left open, and none is closed without being opened.
    bool closed;
    /// Whether the name of an attribute is being read.
    bool names_attribute;
    /// Whether the operand of a `~` is being read, and whether it contains two colons without a name after them.
    bool suppresses, lacks_name;
    /// The start of a closure in the arguments of an attribute, outside of types and anywhere; -1 for none.
    int32_t outer_closure, closure;
    /// The last byte that is neither whitespace nor in a comment, and whether a line ended after it.
    uint8_t last;
    bool broken;
} survey;

static bool is_word(uint8_t byte) {
    return (uint8_t)((byte | 0x20) - 'a') < 26 || (uint8_t)(byte - '0') < 10 || byte == '_' || byte == '`' || byte == '$'
        || byte >= 0x80;
}

static bool is_space(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

static void end_statement(level *now) {
    now->height = now->generics = now->arrows = now->parts = now->parts_before_line = 0;
    now->only_words = true;
}

static int32_t word_end(const survey *s, int32_t at) {
    while (at < s->length && is_word(s->text[at])) at++;
    return at;
}

static bool is(const survey *s, int32_t at, int32_t end, const char *word) {
    int32_t length = (int32_t)strlen(word);
    return end - at == length && memcmp(s->text + at, word, (size_t)length) == 0;
}

/// Whether a line break ends the statement: neither the text before it nor the text after it continues the statement.
static bool ends_behind(const survey *s, int32_t at) {
    const level *now = &s->levels[s->depth];
    uint8_t next = s->text[at];
    if (now->only_words && now->parts - now->parts_before_line < 2) return false;
    if (memchr("+-*/%<=&|^~:,.", s->last, 14) || (s->last == '>' && now->arrows > 0)) return false;
    if (memchr("+-*/%<>=&|^~:,.?!{", next, 18)) return false;
    return !is(s, at, word_end(s, at), "else");
}

/// Skips the line of a condition such as `#if os(Linux)`; returns `at` if none begins there.
static int32_t skip_condition(survey *s, int32_t at) {
    int32_t end = word_end(s, at + 1);
    if (is(s, at + 1, end, "if")) s->conditions++;
    else if (is(s, at + 1, end, "endif")) s->conditions--;
    else if (!is(s, at + 1, end, "else") && !is(s, at + 1, end, "elseif")) return at;
    while (end < s->length && s->text[end] != '\n') end++;
    return end;
}

static int32_t read_word(survey *s, int32_t at) {
    level *now = &s->levels[s->depth];
    int32_t end = word_end(s, at);
    // A word without a dot before it begins a new chain.
    if (s->last != '.') now->height = 0;
    s->line_words += (uint8_t)((s->text[at] | 0x20) - 'a') < 26;
    if (s->last == '@') s->names_attribute = true;
    else if (s->last != '.' && s->last != '<' && s->last != ',') s->names_attribute = false;
    s->suppresses &= s->last == '~';
    bool tries = is(s, at, end, "try") && end < s->length && (s->text[end] == '!' || s->text[end] == '?');
    s->last = 'a';
    return tries ? end + 1 : end;
}

static void open_bracket(survey *s, int32_t at) {
    uint8_t bracket = s->text[at];
    const level *outer = &s->levels[s->depth];
    level inner = {.opening = bracket, .only_words = true, .parts_around = outer->parts_around + outer->parts};
    inner.around = outer->around + outer->generics + outer->arrows + 1;
    bool begins_arguments = bracket == '(' && s->names_attribute;
    inner.in_attribute = outer->in_attribute || begins_arguments;
    inner.in_outer_attribute = outer->in_outer_attribute || (begins_arguments && s->depth == 0);
    if (bracket == '{' && outer->in_attribute && s->closure < 0) s->closure = at;
    if (bracket == '{' && outer->in_outer_attribute && s->outer_closure < 0) s->outer_closure = at;
    s->levels[++s->depth] = inner;
}

static void close_bracket(survey *s, uint8_t bracket) {
    uint8_t opening = s->levels[s->depth].opening;
    // `)` follows `(` in ASCII, and the other pairs are two apart.
    s->closed &= s->depth > 0 && (bracket - opening == 1 || bracket - opening == 2);
    if (s->depth == 0) return;
    int32_t inside = s->levels[s->depth--].most;
    level *now = &s->levels[s->depth];
    now->height = (now->height > inside ? now->height : inside) + 1;
    if (now->most < now->height) now->most = now->height;
}

static void read_mark(survey *s, int32_t at) {
    level *now = &s->levels[s->depth];
    uint8_t mark = s->text[at];
    now->only_words = false;
    switch (mark) {
    case '[': case '(': case '{':
        s->lists += mark == '[';
        open_bracket(s, at);
        break;
    case ']': case ')': case '}':
        s->lists -= mark == ']' && s->lists > 0;
        close_bracket(s, mark);
        break;
    case ';':
        end_statement(now);
        break;
    case ',':
        now->height = 0;
        if (now->opening == '(' || now->opening == '[') now->arrows = now->parts = 0;
        break;
    case '<':
        now->height = 0;
        now->generics++;
        break;
    case '>':
        now->height = 0;
        if (s->last == '-') now->arrows++;
        else now->generics -= now->generics > 0;
        break;
    case ':':
        s->lacks_name |= s->suppresses && s->last == ':' && (at + 1 == s->length || !is_word(s->text[at + 1]));
        break;
    case '.': case '?': case '!':
        break;
    default:
        now->height = 0;
        break;
    }
    s->suppresses = mark == '~' || (s->suppresses && mark == ':');
    s->names_attribute &= mark == '.' || mark == '<' || mark == '>' || mark == ',';
    s->last = mark;
}

static csk_nesting judge(const survey *s) {
    const level *now = &s->levels[s->depth];
    if (s->lists > csk_most_lists) return csk_nesting_lists;
    if (s->lacks_name) return csk_nesting_colons;
    bool deep = now->around + now->generics + now->arrows > csk_most_levels
        || now->around + now->height > csk_most_levels || s->conditions > csk_most_levels;
    if (deep) return csk_nesting_levels;
    if (now->parts_around + now->parts > csk_most_parts) return csk_nesting_parts;
    return s->line_words > csk_most_line_words ? csk_nesting_line : csk_nesting_fine;
}

/// Skips a comment, a string literal, or the line of a condition; returns `at` if none of them begins there.
static int32_t skip_quiet(survey *s, int32_t at) {
    switch (s->text[at]) {
    case '#': return skip_condition(s, at);
    case '"': return skip_text(s->text, at, s->length, &s->closed);
    case '/':
        if (at + 1 < s->length && (s->text[at + 1] == '/' || s->text[at + 1] == '*'))
            return skip_comment(s->text, at, s->length, &s->closed);
        return at;
    default: return at;
    }
}

/// Reads a word, a mark or a string literal, whose end is known already.
static int32_t read_part(survey *s, int32_t at, int32_t text_end) {
    level *now = &s->levels[s->depth];
    if (s->broken && ends_behind(s, at)) end_statement(now);
    if (s->broken) now->parts_before_line = now->parts;
    s->broken = text_end > at && s->text[text_end - 1] == '\n';
    now->parts++;
    if (is_word(s->text[at])) return read_word(s, at);
    if (text_end == at) {
        read_mark(s, at);
        return at + 1;
    }
    s->last = '"';
    now->only_words = false;
    return text_end;
}

csk_nesting csk_too_deep(const uint8_t *text, size_t size, int32_t *place, bool *closed) {
    survey s = {.text = text, .length = (int32_t)size, .closed = true, .outer_closure = -1, .closure = -1, .last = ';'};
    s.levels[0] = (level){.only_words = true};
    csk_nesting nesting = csk_nesting_fine;
    for (int32_t at = 0, next; at < s.length && nesting == csk_nesting_fine; at = next) {
        next = at + 1;
        if (text[at] == '\n') {
            s.broken = true;
            s.line_words = 0;
        }
        if (is_space(text[at])) continue;
        *place = at;
        int32_t end = skip_quiet(&s, at);
        next = end > at && text[at] != '"' ? end : read_part(&s, at, end);
        nesting = judge(&s);
    }
    *closed = s.closed && s.depth == 0 && s.conditions == 0;
    // In a text with unbalanced brackets, nothing tells what is outside of types.
    int32_t trap = *closed ? s.outer_closure : s.closure;
    if (nesting != csk_nesting_fine || trap < 0) return nesting;
    *place = trap;
    return csk_nesting_attribute;
}
