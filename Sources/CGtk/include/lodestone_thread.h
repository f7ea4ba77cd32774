// The identity of the running thread.
#ifndef LODESTONE_THREAD_H
#define LODESTONE_THREAD_H

#include <stdbool.h>

// Whether the running thread is the process's main thread. Safe on any thread. A thread's first call makes two system calls; later calls cost a comparison.
bool lodestone_is_main_thread(void);

#endif
