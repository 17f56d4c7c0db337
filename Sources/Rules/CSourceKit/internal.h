#pragma once

#include "CSourceKit.h"

// The entry points of sourcekitd used here, as the toolchain's sourcekitd.h documents them.
typedef struct csk_uid_s *csk_uid;
typedef void *csk_object;
typedef void *csk_response;
typedef struct {
    uint64_t data[3];
} csk_variant;

typedef struct {
    void (*initialize)(void);
    csk_uid (*uid_get_from_cstr)(const char *);
    csk_object (*request_dictionary_create)(const csk_uid *, const csk_object *, size_t);
    void (*request_dictionary_set_string)(csk_object, csk_uid, const char *);
    void (*request_dictionary_set_stringbuf)(csk_object, csk_uid, const char *, size_t);
    void (*request_dictionary_set_int64)(csk_object, csk_uid, int64_t);
    void (*request_dictionary_set_uid)(csk_object, csk_uid, csk_uid);
    void (*request_release)(csk_object);
    csk_response (*send_request_sync)(csk_object);
    bool (*response_is_error)(csk_response);
    const char *(*response_error_get_description)(csk_response);
    csk_variant (*response_get_value)(csk_response);
    void (*response_dispose)(csk_response);
    csk_variant (*variant_dictionary_get_value)(csk_variant, csk_uid);
    const char *(*variant_dictionary_get_string)(csk_variant, csk_uid);
    int64_t (*variant_dictionary_get_int64)(csk_variant, csk_uid);
    csk_uid (*variant_dictionary_get_uid)(csk_variant, csk_uid);
    size_t (*variant_array_get_count)(csk_variant);
    csk_variant (*variant_array_get_value)(csk_variant, size_t);
} csk_entry_points;

typedef struct {
    csk_uid name, source_text, syntax_map, substructure, enable_syntax_map, enable_substructure;
    csk_uid enable_diagnostics, syntactic_only, request, editor_open, editor_close;
    csk_uid kind, offset, length, name_offset, name_length, body_offset, body_length;
    csk_uid type_name, access, attributes, elements;
    csk_uid element_type, token_identifier, token_type, token_keyword, token_build_keyword;
    csk_uid token_comment, diagnostics;
} csk_keys;

enum { csk_kind_table_size = 48, csk_access_table_size = 6 };

struct csk_library {
    csk_entry_points call;
    csk_keys key;
    struct {
        csk_uid uid;
        int32_t value;
    } kinds[csk_kind_table_size];
    int kind_count;
    struct {
        csk_uid uid;
        int32_t value;
    } accesses[csk_access_table_size];
};

/// The range of one of the joined texts, and its outline, whose offsets count from `start`.
typedef struct {
    const uint8_t *text;
    int32_t start;
    int32_t length;
    csk_outline *outline;
} csk_piece;

/// Fill the outlines of all pieces from SourceKit's answer; false if something belongs to two of them.
bool csk_fill_nodes(csk_library *library, csk_variant answer, const csk_piece *pieces, int32_t count);
bool csk_fill_words(csk_library *library, csk_variant answer, const csk_piece *pieces, int32_t count);
