// Finds out whether a conformance implements an optional requirement (ConformanceInspector.swift). Needs no library but the C runtime.
#ifndef LODESTONE_CONFORMANCE_H
#define LODESTONE_CONFORMANCE_H

#include "lodestone_requirements.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Every default implementation of an optional requirement calls this first, with its requirement; nothing else calls it.
void lodestone_default_implementation(OptionalRequirement requirement)
    __attribute__((swift_name("defaultImplementation(of:)")));

/// The requirement of the first default implementation that this thread called since the last call of this function; 0 if it called none.
int32_t lodestone_take_called_default(void);

/// The machine code that a decoder reads.
typedef enum __attribute__((enum_extensibility(closed))) {
    LodestoneInstructionSetIntel,
    LodestoneInstructionSetArm,
} LodestoneInstructionSet;

/// The effect of one instruction that is relevant to finding calls.
typedef enum __attribute__((enum_extensibility(closed))) {
    /// An instruction that the decoder does not know, or that extends past the end.
    LodestoneStepInvalid,
    /// Any other instruction.
    LodestoneStepOther,
    /// Sets the first argument to `value`.
    LodestoneStepArgument,
    /// Calls the function at `value`.
    LodestoneStepCall,
    /// Jumps to `value`, without a condition.
    LodestoneStepJump,
    /// Calls the function whose address is at `value`.
    LodestoneStepCallIndirect,
    /// Jumps to the function whose address is at `value`.
    LodestoneStepJumpIndirect,
    /// Calls a method: the function whose address is `value` bytes into the class of an object.
    LodestoneStepCallMethod,
    /// Jumps to such a function.
    LodestoneStepJumpMethod,
    /// Returns to the caller.
    LodestoneStepReturn,
} LodestoneStepKind;

typedef struct {
    LodestoneStepKind kind;
    /// The length of the instruction in bytes, prefixes included; 0 if it is invalid.
    uint32_t length;
    int64_t value;
} LodestoneStep;

/// The known content of a register.
typedef enum __attribute__((enum_extensibility(closed))) {
    LodestoneContentUnknown,
    /// The address `value`.
    LodestoneContentAddress,
    /// The word at the address `value`.
    LodestoneContentWord,
    /// The first word of an object: its class.
    LodestoneContentClass,
    /// The word that is `value` bytes into a class.
    LodestoneContentMethod,
} LodestoneContent;

/// A decoder of one function. Several instructions form the address of a call, so the decoder tracks the known register contents.
typedef struct {
    LodestoneInstructionSet set;
    struct {
        LodestoneContent content;
        int64_t value;
    } registers[32];
    /// Whether the last instruction pushed the number `pushed`. Code that is optimized for size sets an argument by `push` and `pop`.
    bool hasPushed;
    int64_t pushed;
} LodestoneDecoder;

/// A decoder for code of `set`.
LodestoneDecoder lodestone_decoder_make(LodestoneInstructionSet set);

/// Decodes the instruction at `code`, of which `size` bytes may be read, as if it were at `address`. Reads no other memory.
LodestoneStep lodestone_decoder_step(LodestoneDecoder *decoder, const uint8_t *code, size_t size, uint64_t address);

/// The function that contains `address`: returns its first byte and stores its length from the unwind tables in `size`. NULL if `address` is not in
/// code of this process. `isExact` is false without an unwind table: then `size` is at most a few hundred bytes and ends with the code segment.
const uint8_t *lodestone_function_at(const void *address, size_t *size, bool *isExact);

/// The requirement whose default implementation a witness is, or 0 if it is an implementation of a program's own.
///
/// \param witness An entry of a witness table. Anything that is not code gives 0.
/// \param metadata The class of the object, NULL if it is not known. A witness that calls a method by the class's table is followed into it.
/// \param metadataSize The size of the class's metadata in bytes.
int32_t lodestone_default_of_witness(const void *witness, const void *metadata, size_t metadataSize);

#endif
