#define _GNU_SOURCE
#include "unfair_lock.h"

#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// Per thread: its number, which a futex with priority inheritance needs. 0 until the first use, and in the child after a fork.
static __thread uint32_t current_thread;

static void forget_thread(void) { current_thread = 0; }

__attribute__((constructor)) static void watch_forks(void) { pthread_atfork(NULL, NULL, forget_thread); }

static uint32_t thread_number(void) {
    if (current_thread == 0) current_thread = (uint32_t)syscall(SYS_gettid);
    return current_thread;
}

static uint32_t owner(const os_unfair_lock *lock) {
    return __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED) & FUTEX_TID_MASK;
}

_Noreturn static void stop(const char *reason) {
    fprintf(stderr, "os_unfair_lock: %s\n", reason);
    abort();
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
    uint32_t unlocked = 0;
    return __atomic_compare_exchange_n(
        &lock->_os_unfair_lock_opaque, &unlocked, thread_number(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
    if (os_unfair_lock_trylock(lock)) return;
    if (owner(lock) == thread_number()) stop("the thread that owns the lock locks it again");
    int saved = errno;
    while (syscall(SYS_futex, &lock->_os_unfair_lock_opaque, FUTEX_LOCK_PI_PRIVATE, 0, NULL, NULL, 0) != 0) {
        if (errno != EINTR && errno != EAGAIN) stop("the lock is corrupted, or the thread that owned it has ended");
    }
    errno = saved;
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
    uint32_t own = thread_number();
    if (__atomic_compare_exchange_n(&lock->_os_unfair_lock_opaque, &own, 0, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) return;
    if (owner(lock) != thread_number()) stop("a thread that does not own the lock unlocks it");
    int saved = errno;
    if (syscall(SYS_futex, &lock->_os_unfair_lock_opaque, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0) != 0) stop("the lock is corrupted");
    errno = saved;
}

void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
    if (owner(lock) != thread_number()) stop("the thread does not own the lock");
}

void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
    if (owner(lock) == thread_number()) stop("the thread owns the lock");
}
