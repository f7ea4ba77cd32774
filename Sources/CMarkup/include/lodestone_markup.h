#pragma once
// Parses markup with libxml2. Its headers are not visible to Swift: they declare the system's ICU, which differs from Foundation's.

#include <stdbool.h>
#include <stddef.h>

/// An attribute. The name and its prefix (NULL for none) are null-terminated and interned for a parse; the value is not null-terminated.
typedef struct {
    const char *_Nullable name;
    const char *_Nullable prefix;
    const char *_Nullable space;
    const char *_Nullable value;
    const char *_Nullable value_end;
} lodestone_markup_attribute;

/// The callbacks of a parse, in document order. Arguments are valid only during the call.
typedef struct {
    /// Returns false to stop.
    bool (*_Nonnull begin)(void *_Nonnull data, const char *_Nonnull name, const char *_Nullable prefix,
                           const lodestone_markup_attribute *_Nullable attributes, int count, int line);
    void (*_Nonnull characters)(void *_Nonnull data, const char *_Nonnull text, int length);
    void (*_Nonnull end)(void *_Nonnull data);
} lodestone_markup_reader;

/// The reason for the end of a parse.
typedef enum {
    LODESTONE_MARKUP_WHOLE,
    /// The text is not well-formed, or incomplete.
    LODESTONE_MARKUP_BROKEN,
    /// The text is not in its declared encoding, or the encoding is unknown.
    LODESTONE_MARKUP_ENCODING,
    /// The text declares types or entities.
    LODESTONE_MARKUP_TYPES,
    /// The text has a processing instruction.
    LODESTONE_MARKUP_INSTRUCTION,
    /// The reader stopped.
    LODESTONE_MARKUP_UNWANTED,
} lodestone_markup_reason;

typedef struct {
    lodestone_markup_reason reason;
    /// The line, from 1.
    int line;
} lodestone_markup_stop;

/// Parses `bytes` to the end, or to one of the reasons above.
lodestone_markup_stop lodestone_read_markup(const char *_Nonnull bytes, int count, const lodestone_markup_reader *_Nonnull reader,
                                            void *_Nonnull data);
