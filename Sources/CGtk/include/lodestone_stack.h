// Stack space for functions that recurse once a tree level.
#ifndef LODESTONE_STACK_H
#define LODESTONE_STACK_H

#include <stdbool.h>

// Whether the running thread's stack has space for one more level, including the app's code in it. Safe on any thread. Costs a comparison;
// a thread's first call asks the system for its stack.
bool lodestone_stack_has_space(void);

// Calls `body` with `context` on the same thread, on another stack, which is freed afterwards. Without memory `body` runs on the current
// stack.
void lodestone_stack_continue(void (*body)(void *context), void *context);

#endif
