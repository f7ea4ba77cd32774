// What the files of the shim share.
#pragma once
#include <gtk/gtk.h>

#include "CWebKit.h"

// What a function of the library is, by its name; NULL where it has none. The library must be open.
void *lwk_symbol(const char *name);
// A function of the library as one of some type.
#define LWK_CALL(type, name) ((type)lwk_symbol(name))

// Calls `done` with an error.
void lwk_report(LWKDone done, void *context, const GError *error);
#define LWK_ERROR(error) {g_quark_to_string((error)->domain), (error)->code, (error)->message}

// How a value that an asynchronous function made is given back.
typedef void (*LWKFree)(void *value);
// An asynchronous call: what it is finished by, and who hears of it.
void *lwk_call_new(void *(*finish)(void *object, void *result, GError **error), LWKFree free_value, LWKDone done, void *context);
void lwk_call_done(GObject *object, GAsyncResult *result, gpointer call);
