// Stack space for functions that recurse once per level of a tree.
#ifndef LODESTONE_STACK_H
#define LODESTONE_STACK_H

#include <stdbool.h>

// Whether the running thread's stack has enough space for one more level, including the app's code that it calls. Safe on any thread. The cost is a comparison,
// except that a thread's first call asks the system for its stack.
bool lodestone_stack_has_space(void);

// Calls `body` with `context` on the same thread, but on a new stack, which is freed afterwards. If memory cannot be allocated, `body` runs on the current
// stack.
void lodestone_stack_continue(void (*body)(void *context), void *context);

#endif
