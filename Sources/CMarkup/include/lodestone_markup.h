#pragma once
// Reads a text with elements by libxml2. Its own headers are not seen from Swift: they declare the system's ICU, which is another than
// Foundation's.

#include <stdbool.h>
#include <stddef.h>

/// An attribute. The name and its prefix (NULL for none) end with a zero, and each name has one place in a reading; the value does not.
typedef struct {
    const char *_Nullable name;
    const char *_Nullable prefix;
    const char *_Nullable space;
    const char *_Nullable value;
    const char *_Nullable value_end;
} lodestone_markup_attribute;

/// What is called for each piece of a text, in its order. Nothing of what is handed over outlives the call.
typedef struct {
    /// False ends the reading.
    bool (*_Nonnull begin)(void *_Nonnull data, const char *_Nonnull name, const char *_Nullable prefix,
                           const lodestone_markup_attribute *_Nullable attributes, int count, int line);
    void (*_Nonnull characters)(void *_Nonnull data, const char *_Nonnull text, int length);
    void (*_Nonnull end)(void *_Nonnull data);
} lodestone_markup_reader;

/// Why a text was not read to its end.
typedef enum {
    LODESTONE_MARKUP_WHOLE,
    /// It breaks XML's rules, or ends too early.
    LODESTONE_MARKUP_BROKEN,
    /// It is not in the encoding that it declares, or in none that is known.
    LODESTONE_MARKUP_ENCODING,
    /// It declares types or entities.
    LODESTONE_MARKUP_TYPES,
    /// It has an instruction for another program.
    LODESTONE_MARKUP_INSTRUCTION,
    /// The reader wanted no more.
    LODESTONE_MARKUP_UNWANTED,
} lodestone_markup_reason;

typedef struct {
    lodestone_markup_reason reason;
    /// From 1.
    int line;
} lodestone_markup_stop;

/// Hands over what is in `bytes` until they end, or until one of the reasons above.
lodestone_markup_stop lodestone_read_markup(const char *_Nonnull bytes, int count, const lodestone_markup_reader *_Nonnull reader,
                                            void *_Nonnull data);
