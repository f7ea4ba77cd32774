// Counts allocations for the benchmarks by wrapping the C library's functions.
#include "Allocations.h"

#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);

static atomic_long count;

long lodestone_allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

static void note(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t n, size_t size) {
    note();
    return __libc_calloc(n, size);
}

void *realloc(void *block, size_t size) {
    note();
    return __libc_realloc(block, size);
}

long lodestone_allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}
