// Room on the stack for what calls itself once for each level of a tree.
#ifndef LODESTONE_STACK_H
#define LODESTONE_STACK_H

#include <stdbool.h>

// Whether the running thread's stack has room for one more level: for what the level calls up to the next question, the app's own code
// included. Any thread. Costs a comparison; a thread's first question asks the system where its stack ends.
bool lodestone_stack_has_room(void);

// Calls `body` with `context` on the same thread, on another stack, and frees that when `body` returns. Where the system gives no memory,
// `body` runs on the stack as it is.
void lodestone_stack_continue(void (*body)(void *context), void *context);

#endif
