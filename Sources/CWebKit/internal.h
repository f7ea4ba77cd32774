// Shared declarations of the shim's files.
#pragma once
#include <gtk/gtk.h>

#include "CWebKit.h"

// The address of a library function by its name; NULL if it is missing. The library must be open.
void *lwk_symbol(const char *name);
// A library function, cast to a type.
#define LWK_CALL(type, name) ((type)lwk_symbol(name))

// Calls `done` with an error.
void lwk_report(LWKDone done, void *context, const GError *error);
#define LWK_ERROR(error) {g_quark_to_string((error)->domain), (error)->code, (error)->message}

// Frees the result of an asynchronous function.
typedef void (*LWKFree)(void *value);
// Creates an asynchronous call from its finish function and the callback for its result.
void *lwk_call_new(void *(*finish)(void *object, void *result, GError **error), LWKFree free_value, LWKDone done, void *context);
void lwk_call_done(GObject *object, GAsyncResult *result, gpointer call);
