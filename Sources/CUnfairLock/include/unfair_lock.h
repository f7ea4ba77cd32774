// Apple's unfair lock by its own names: four bytes that hold the thread that owns the lock. A waiting thread lends its priority to the owner.
#ifndef UNFAIR_LOCK_H
#define UNFAIR_LOCK_H

#include <stdbool.h>
#include <stdint.h>

// An unlocked lock is all zeros. The address of a lock must not change while a thread uses it.
typedef struct os_unfair_lock_s {
    // The Linux thread that owns the lock, or 0. The kernel sets the top bit while threads wait.
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

// Waits until the calling thread owns the lock. Ends the program if it owns it already.
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);

// Takes the lock if no thread owns it. Returns whether the calling thread owns it now.
bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);

// Releases the lock. Ends the program if another thread owns it.
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

// Ends the program unless the calling thread owns the lock.
void os_unfair_lock_assert_owner(const os_unfair_lock *_Nonnull lock);

// Ends the program if the calling thread owns the lock.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *_Nonnull lock);

#endif
