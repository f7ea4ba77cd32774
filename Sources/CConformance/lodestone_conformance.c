#define _GNU_SOURCE
#include "lodestone_conformance.h"
#include <link.h>
#include <string.h>

static _Thread_local int32_t calledDefault;

// Not inlined, so that the call stays in optimized code.
__attribute__((noinline)) void lodestone_default_implementation(OptionalRequirement requirement) {
    __asm__ volatile("" : : "r"(requirement));
    if (calledDefault == 0) calledDefault = requirement;
}

int32_t lodestone_take_called_default(void) {
    int32_t called = calledDefault;
    calledDefault = 0;
    return called;
}

#if defined(__x86_64__)
#define INSTRUCTION_SET LodestoneInstructionSetIntel
#define IS_SUPPORTED 1
#elif defined(__aarch64__)
#define INSTRUCTION_SET LodestoneInstructionSetArm
#define IS_SUPPORTED 1
#else
#define INSTRUCTION_SET LodestoneInstructionSetIntel
#define IS_SUPPORTED 0
#endif

// MARK: Code

typedef struct {
    uintptr_t start, end;
} Segment;

typedef struct {
    uintptr_t address;
    Segment code;
} Search;

static int find_segment(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    Search *search = data;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        if (header->p_type != PT_LOAD || !(header->p_flags & PF_X) || !(header->p_flags & PF_R)) continue;
        uintptr_t start = info->dlpi_addr + header->p_vaddr;
        if (search->address < start || search->address - start >= header->p_memsz) continue;
        search->code = (Segment){start, start + header->p_memsz};
        return 1;
    }
    return 0;
}

// The code segment that contains an address. Caches the last one, since nearly all functions of a search are in the program itself.
static bool segment_of(uintptr_t address, Segment *segment) {
    static _Thread_local Segment last;
    if (address < last.start || address >= last.end) {
        Search search = {address, {0, 0}};
        if (!dl_iterate_phdr(find_segment, &search)) return false;
        last = search.code;
    }
    *segment = last;
    return true;
}

static int find_data(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    Search *search = data;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + header->p_vaddr;
        if (header->p_type == PT_LOAD && (header->p_flags & PF_R) && search->address >= start && search->address - start < header->p_memsz) {
            search->code = (Segment){start, start + header->p_memsz};
            return 1;
        }
    }
    return 0;
}

// The word at an address from an instruction; 0 if the address is not mapped.
static uintptr_t word_at(uintptr_t address) {
    static _Thread_local Segment last;
    if (address % sizeof(uintptr_t) != 0) return 0;
    if (address < last.start || address >= last.end) {
        Search search = {address, {0, 0}};
        if (!dl_iterate_phdr(find_data, &search)) return 0;
        last = search.code;
    }
    uintptr_t word;
    if (last.end - address < sizeof word) return 0;
    memcpy(&word, (const void *)address, sizeof word);
    return word;
}

// The unwinder's entry for a function, which libgcc and LLVM's unwinder both export.
struct dwarf_eh_bases {
    void *tbase, *dbase, *func;
};
extern const void *_Unwind_Find_FDE(const void *pc, struct dwarf_eh_bases *bases) __attribute__((weak));

// The length of the function whose first byte is `start`, from its entry in the unwind tables; 0 without an entry.
static size_t length_by_unwind_table(uintptr_t start) {
    if (!_Unwind_Find_FDE) return 0;
    struct dwarf_eh_bases bases = {0};
    const uint8_t *entry = _Unwind_Find_FDE((const void *)start, &bases);
    if (!entry || (uintptr_t)bases.func != start) return 0;
    // The entry: length, distance to the common part, first byte and length of the function, in 32 bits each. Other encodings are rare. A first byte,
    // relative to its own address, that equals `start` proves this encoding.
    int32_t first;
    uint32_t length;
    memcpy(&first, entry + 8, 4);
    memcpy(&length, entry + 12, 4);
    return (uintptr_t)(entry + 8) + (uintptr_t)(intptr_t)first == start ? length : 0;
}

// The number of bytes to decode of a function that has no entry in the unwind table.
enum { longestGuess = 256 };
// Default implementations begin with the call in question, so at most this much of a function is read.
enum { longestSearch = 512 };

const uint8_t *lodestone_function_at(const void *address, size_t *size, bool *isExact) {
    uintptr_t start = (uintptr_t)address;
    Segment segment;
    if (!segment_of(start, &segment)) return NULL;
    size_t available = segment.end - start, length = length_by_unwind_table(start);
    *isExact = length > 0 && length <= available;
    *size = *isExact ? length : available < longestGuess ? available : longestGuess;
    return address;
}

// MARK: Witnesses

// Whether an instruction only sets a frame up or takes it down: `endbr64`, `push %rbp`, `mov %rsp, %rbp` and `pop %rbp`, or Arm's counterparts.
static bool is_frame(const uint8_t *code, uint32_t length) {
    if (INSTRUCTION_SET == LodestoneInstructionSetIntel)
        return (length == 4 && !memcmp(code, "\xf3\x0f\x1e\xfa", 4)) || (length == 3 && !memcmp(code, "\x48\x89\xe5", 3))
            || (length == 1 && (*code == 0x55 || *code == 0x5d));
    uint32_t w;
    memcpy(&w, code, 4);
    return w == 0xa9bf7bfd || w == 0x910003fd || w == 0xa8c17bfd || w == 0xd503245f;
}

// The final target of a call to `address`. Follows entries of a linkage table (PLT) and functions that only jump to another one, which optimizers
// create for identical functions.
static uintptr_t destination(uintptr_t address) {
    const uintptr_t marker = (uintptr_t)&lodestone_default_implementation;
    for (int hops = 0; hops < 6 && address != marker; hops++) {
        size_t size;
        bool isExact;
        const uint8_t *code = lodestone_function_at((const void *)address, &size, &isExact);
        if (!code) return 0;
        LodestoneDecoder decoder = lodestone_decoder_make(INSTRUCTION_SET);
        uintptr_t following = 0;
        for (size_t offset = 0, count = 0; count < 6 && offset < size; count++) {
            LodestoneStep step = lodestone_decoder_step(&decoder, code + offset, size - offset, address + offset);
            if (step.kind == LodestoneStepJump) following = (uintptr_t)step.value;
            if (step.kind == LodestoneStepJumpIndirect) following = word_at((uintptr_t)step.value);
            if (step.kind != LodestoneStepOther) break;
            // Entries of Arm's linkage table form the address in `x16` and `x17`.
            bool isLinkage = INSTRUCTION_SET == LodestoneInstructionSetArm && (code[offset] & 31) >= 16 && (code[offset] & 31) <= 17;
            if (!isLinkage && !is_frame(code + offset, step.length)) break;
            offset += step.length;
        }
        if (!following || (isExact && following - address < size)) return address;
        address = following;
    }
    return address;
}

typedef struct {
    const uint8_t *metadata;
    size_t size;
} Class;

// The requirement whose default implementation is at `address`, or 0. `depth` is the number of nested calls to follow.
static int32_t default_of(uintptr_t address, int depth, const Class *type) {
    const uintptr_t marker = (uintptr_t)&lodestone_default_implementation;
    size_t size;
    bool isExact;
    const uint8_t *code = lodestone_function_at((const void *)address, &size, &isExact);
    if (!code) return 0;
    LodestoneDecoder decoder = lodestone_decoder_make(INSTRUCTION_SET);
    size_t limit = size < longestSearch ? size : longestSearch;
    int64_t argument = 0;
    for (size_t offset = 0; offset < limit;) {
        LodestoneStep step = lodestone_decoder_step(&decoder, code + offset, size - offset, address + offset);
        offset += step.length;
        uintptr_t target = 0;
        bool leaves = false;
        switch (step.kind) {
            case LodestoneStepInvalid: return 0;
            case LodestoneStepOther: continue;
            case LodestoneStepArgument:
                argument = step.value;
                continue;
            case LodestoneStepReturn:
                if (!isExact) return 0;
                continue;
            case LodestoneStepJump:
                // A jump within the function.
                if ((uintptr_t)step.value - address < size && isExact) continue;
                leaves = true;
                target = (uintptr_t)step.value;
                break;
            case LodestoneStepCall: target = (uintptr_t)step.value; break;
            case LodestoneStepJumpIndirect:
            case LodestoneStepCallIndirect:
                leaves = step.kind == LodestoneStepJumpIndirect;
                target = word_at((uintptr_t)step.value);
                break;
            case LodestoneStepJumpMethod:
            case LodestoneStepCallMethod:
                // The result depends only on the class's own method. The instructions after this one are ignored.
                if (!type || depth == 0 || step.value % (int64_t)sizeof(uintptr_t) != 0) return 0;
                if (step.value < 0 || type->size < sizeof target || (size_t)step.value > type->size - sizeof target) return 0;
                memcpy(&target, type->metadata + step.value, sizeof target);
                return default_of(destination(target), depth - 1, NULL);
        }
        target = destination(target);
        if (target == marker) return argument > 0 && argument <= 0xffff ? (int32_t)argument : 0;
        argument = 0;
        if (depth > 0 && target) {
            int32_t found = default_of(target, depth - 1, NULL);
            if (found) return found;
        }
        if (leaves && !isExact) return 0;
    }
    return 0;
}

int32_t lodestone_default_of_witness(const void *witness, const void *metadata, size_t metadataSize) {
    if (!IS_SUPPORTED) return 0;
    Class type = {metadata, metadataSize};
    // Follows at most one nested call, because a witness either calls the default implementation or contains its code. Calls in a program's own method are
    // not followed.
    return default_of(destination((uintptr_t)witness), 1, metadata ? &type : NULL);
}
