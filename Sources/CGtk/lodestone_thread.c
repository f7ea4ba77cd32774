#define _GNU_SOURCE
#include "lodestone_thread.h"

#include <sys/syscall.h>
#include <unistd.h>

bool lodestone_is_main_thread(void) {
    enum { unknown, yes, no };
    // A forked process has only the thread that forked. It inherits this value, which is still correct there.
    static _Thread_local int answer = unknown;
    if (answer == unknown) answer = syscall(SYS_gettid) == getpid() ? yes : no;
    return answer == yes;
}
