#define _GNU_SOURCE
#include "lodestone_stack.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define LODESTONE_ADDRESS_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define LODESTONE_ADDRESS_SANITIZER 1
#endif
#endif

#ifdef LODESTONE_ADDRESS_SANITIZER
#include <sanitizer/common_interface_defs.h>
#endif

// The stack space that remains free at each check. GTK's and the app's code use this space until the next check.
static const uintptr_t reserve = 768 * 1024;
// The size of another stack. The kernel provides memory only for the pages that are written.
static const size_t stack_size = 64 * 1024 * 1024;

// The lowest stack address at which enough space remains; 0 if not yet determined. A thread whose stack is unknown has no limit.
static _Thread_local uintptr_t limit = 0;

static void find_limit(void) {
    pthread_attr_t attributes;
    void *lowest = NULL;
    size_t size = 0;
    limit = 1;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
    // Reserves at most half of a small stack. Otherwise its thread would switch stacks at each level.
    if (pthread_attr_getstack(&attributes, &lowest, &size) == 0)
        limit = (uintptr_t)lowest + (size / 2 < reserve ? size / 2 : reserve);
    pthread_attr_destroy(&attributes);
}

bool lodestone_stack_has_space(void) {
    if (limit == 0) find_limit();
    return (uintptr_t)__builtin_frame_address(0) > limit;
}

// The function that runs on the other stack. makecontext passes only integers, so a thread-local variable stores the pointer.
struct continuation {
    void (*body)(void *);
    void *context;
    ucontext_t back;
    ucontext_t there;
    void *fake_stack;
    const void *old_stack;
    size_t old_size;
};

static _Thread_local struct continuation *next = NULL;

static void enter(void) {
    struct continuation *own = next;
#ifdef LODESTONE_ADDRESS_SANITIZER
    __sanitizer_finish_switch_fiber(NULL, &own->old_stack, &own->old_size);
#endif
    own->body(own->context);
#ifdef LODESTONE_ADDRESS_SANITIZER
    __sanitizer_start_switch_fiber(NULL, own->old_stack, own->old_size);
#endif
}

void lodestone_stack_continue(void (*body)(void *context), void *context) {
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    void *memory = mmap(NULL, stack_size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    struct continuation own = {.body = body, .context = context};
    if (memory == MAP_FAILED) return body(context);
    // Makes the lowest page inaccessible, so that a stack overflow crashes instead of overwriting other memory.
    if (mprotect(memory, page, PROT_NONE) != 0 || getcontext(&own.there) != 0) {
        munmap(memory, stack_size + page);
        return body(context);
    }
    own.there.uc_stack.ss_sp = (char *)memory + page;
    own.there.uc_stack.ss_size = stack_size;
    own.there.uc_link = &own.back;
    makecontext(&own.there, enter, 0);

    const uintptr_t old_limit = limit;
    limit = (uintptr_t)memory + page + reserve;
    next = &own;
#ifdef LODESTONE_ADDRESS_SANITIZER
    __sanitizer_start_switch_fiber(&own.fake_stack, own.there.uc_stack.ss_sp, stack_size);
#endif
    swapcontext(&own.back, &own.there);
#ifdef LODESTONE_ADDRESS_SANITIZER
    __sanitizer_finish_switch_fiber(own.fake_stack, NULL, NULL);
#endif
    limit = old_limit;
    munmap(memory, stack_size + page);
}
