// Which thread runs.
#ifndef LODESTONE_THREAD_H
#define LODESTONE_THREAD_H

#include <stdbool.h>

// Whether the running thread is the one that the process began with. Any thread. A thread's first question asks the system, which takes two calls
// of it; later ones cost a comparison.
bool lodestone_is_main_thread(void);

#endif
