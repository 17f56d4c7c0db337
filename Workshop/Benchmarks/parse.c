// SourceKit's own parse and nothing else: reads all files named on its input, then asks for one after the other on one
// thread, and prints the seconds that this took. Workshop/Benchmarks/lint compares the `lint` command with it.

#include "CSourceKit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    char *path;
    uint8_t *text;
    size_t length;
} file;

static file read_file(const char *path) {
    FILE *stream = fopen(path, "rb");
    if (!stream) {
        fprintf(stderr, "error: %s can't be read\n", path);
        exit(3);
    }
    fseek(stream, 0, SEEK_END);
    file read = {strdup(path), NULL, (size_t)ftell(stream)};
    rewind(stream);
    read.text = malloc(read.length + 1);
    read.length = fread(read.text, 1, read.length, stream);
    fclose(stream);
    return read;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
    const char *error = NULL;
    csk_library *library = count == 2 ? csk_load(arguments[1], &error) : NULL;
    if (!library) {
        fprintf(stderr, "error: %s\n", error ? error : "usage: parse LIBRARY < PATHS");
        return 3;
    }
    file *files = NULL;
    size_t total = 0;
    char path[4096];
    while (fgets(path, sizeof path, stdin)) {
        path[strcspn(path, "\n")] = 0;
        files = realloc(files, sizeof(file) * (total + 1));
        files[total++] = read_file(path);
    }
    double start = now();
    for (size_t i = 0; i < total; i++) csk_parse_only(library, files[i].path, files[i].text, files[i].length);
    printf("%.6f\n", now() - start);
    return 0;
}
