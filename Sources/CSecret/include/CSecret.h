// libsecret, opened when the first secret is read or written, so that programs without secrets need not load it.
#ifndef LODESTONE_CSECRET_H
#define LODESTONE_CSECRET_H

#include <gio/gio.h>

/// A stored secret, valid during the visit.
typedef struct {
    GHashTable *attributes;
    const char *label;
    /// Seconds since 1970.
    guint64 created;
    guint64 modified;
    /// NULL if the secret was not loaded, or is locked.
    const void *data;
    gsize length;
} LodestoneSecret;

typedef void (*LodestoneSecretVisitor)(void *context, const LodestoneSecret *secret);

typedef enum {
    LODESTONE_SECRET_NO_ERROR,
    /// The library or the secret service is missing.
    LODESTONE_SECRET_UNAVAILABLE,
    LODESTONE_SECRET_LOCKED,
    LODESTONE_SECRET_CANCELLED,
    LODESTONE_SECRET_FAILED,
} LodestoneSecretError;

/// Opens the library. FALSE if it is not installed, or too old.
gboolean lodestone_secrets_open(void);

/// Visits the secrets whose attributes include the given ones.
LodestoneSecretError lodestone_secrets_search(
    GHashTable *attributes, gboolean unlocks, gboolean loads, GCancellable *cancellable, LodestoneSecretVisitor visitor, void *context,
    char **message);

/// Stores a secret, in place of one with equal attributes.
LodestoneSecretError lodestone_secrets_store(
    GHashTable *attributes, const char *label, const void *data, gsize length, GCancellable *cancellable, char **message);

/// Removes the secrets whose attributes include the given ones. It is an error if it removes none.
LodestoneSecretError lodestone_secrets_clear(GHashTable *attributes, GCancellable *cancellable, char **message);

#endif
