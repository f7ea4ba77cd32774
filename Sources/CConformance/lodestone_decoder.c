#include "lodestone_conformance.h"
#include <string.h>

// Decodes the length of every x86-64 instruction, so that operand bytes are never mistaken for a call. Also decodes the few x86-64 and Arm
// instructions that form calls. The tables are from Intel's and Arm's manuals.

LodestoneDecoder lodestone_decoder_make(LodestoneInstructionSet set) {
    LodestoneDecoder decoder;
    memset(&decoder, 0, sizeof decoder);
    decoder.set = set;
    return decoder;
}

static const LodestoneStep invalid = {LodestoneStepInvalid, 0, 0};

static void set(LodestoneDecoder *decoder, uint8_t number, LodestoneContent content, int64_t value) {
    decoder->registers[number].content = content;
    decoder->registers[number].value = value;
}

// Loads the word that is `offset` bytes from the address in register `source`.
static void load(LodestoneDecoder *decoder, uint8_t target, uint8_t source, int64_t offset) {
    switch (decoder->registers[source].content) {
        case LodestoneContentAddress: set(decoder, target, LodestoneContentWord, decoder->registers[source].value + offset); break;
        case LodestoneContentClass: set(decoder, target, LodestoneContentMethod, offset); break;
        default: set(decoder, target, offset == 0 ? LodestoneContentClass : LodestoneContentUnknown, 0);
    }
}

// A call of, or a jump to, the address in a register.
static LodestoneStep through(const LodestoneDecoder *decoder, uint8_t number, bool isCall, uint32_t length) {
    LodestoneStep step = {LodestoneStepOther, length, decoder->registers[number].value};
    switch (decoder->registers[number].content) {
        case LodestoneContentAddress: step.kind = isCall ? LodestoneStepCall : LodestoneStepJump; break;
        case LodestoneContentWord: step.kind = isCall ? LodestoneStepCallIndirect : LodestoneStepJumpIndirect; break;
        case LodestoneContentMethod: step.kind = isCall ? LodestoneStepCallMethod : LodestoneStepJumpMethod; break;
        default: break;
    }
    return step;
}

// Bytes that are still to be read. A read past the end sets `failed`.
typedef struct {
    const uint8_t *code;
    size_t size, offset;
    bool failed;
} Bytes;

static uint8_t next(Bytes *bytes) {
    if (bytes->offset >= bytes->size) {
        bytes->failed = true;
        return 0;
    }
    return bytes->code[bytes->offset++];
}

static int64_t number(Bytes *bytes, size_t length) {
    if (length > bytes->size - bytes->offset) {
        bytes->failed = true;
        return 0;
    }
    const uint8_t *p = bytes->code + bytes->offset;
    bytes->offset += length;
    switch (length) {
        case 1: return (int8_t)p[0];
        case 2: { int16_t v; memcpy(&v, p, 2); return v; }
        case 4: { int32_t v; memcpy(&v, p, 4); return v; }
        case 8: { int64_t v; memcpy(&v, p, 8); return v; }
        default: return 0;
    }
}

// The operand of an instruction that a ModRM byte describes.
typedef struct {
    uint8_t mod, reg, rm;
    bool isRelative;  // to the next instruction
    bool hasBase;
    int64_t displacement;
} Operand;

static Operand operand(Bytes *bytes) {
    uint8_t modrm = next(bytes);
    Operand operand = {modrm >> 6, (modrm >> 3) & 7, modrm & 7, false, false, 0};
    if (operand.mod == 3) return operand;
    operand.hasBase = true;
    if (operand.rm == 4) {
        uint8_t sib = next(bytes);
        if ((sib & 7) == 5 && operand.mod == 0) {
            operand.hasBase = false;
            operand.displacement = number(bytes, 4);
        }
        // With an index register, the address is that of an array element, not of an entry of a method table.
        if (((sib >> 3) & 7) != 4) operand.hasBase = false;
    } else if (operand.rm == 5 && operand.mod == 0) {
        operand.isRelative = true;
        operand.hasBase = false;
        operand.displacement = number(bytes, 4);
    }
    if (operand.mod == 1) operand.displacement = number(bytes, 1);
    if (operand.mod == 2) operand.displacement = number(bytes, 4);
    return operand;
}

// The opcodes after 0F: whether a ModRM byte follows.
static bool has_operand_0f(uint8_t opcode) {
    if (opcode >= 0x80 && opcode <= 0x8f) return false;
    if (opcode >= 0xc8 && opcode <= 0xcf) return false;
    if (opcode >= 0x30 && opcode <= 0x37) return false;
    switch (opcode) {
        case 0x05: case 0x06: case 0x07: case 0x08: case 0x09: case 0x0b: case 0x0e: case 0x77:
        case 0xa0: case 0xa1: case 0xa2: case 0xa8: case 0xa9: case 0xaa:
            return false;
        default: return true;
    }
}

static bool is_invalid_0f(uint8_t opcode) {
    switch (opcode) {
        case 0x04: case 0x0a: case 0x0c: case 0x0f: case 0x24: case 0x25: case 0x26: case 0x27: case 0x36: case 0x39: case 0x3b: case 0x3c:
        case 0x3d: case 0x3e: case 0x3f: case 0xa6: case 0xa7:
            return true;
        default: return false;
    }
}

// The opcodes after 0F that have a byte at their end.
static bool has_byte_0f(uint8_t opcode) {
    switch (opcode) {
        case 0x70: case 0x71: case 0x72: case 0x73: case 0xa4: case 0xac: case 0xba: case 0xc2: case 0xc4: case 0xc5: case 0xc6: return true;
        default: return false;
    }
}

static LodestoneStep finish(const Bytes *bytes, LodestoneStepKind kind, int64_t value) {
    // No instruction is longer than 15 bytes.
    if (bytes->failed || bytes->offset > 15) return invalid;
    return (LodestoneStep){kind, (uint32_t)bytes->offset, value};
}

// VEX and EVEX: vector instructions, which begin with C5, C4 or 62.
static LodestoneStep step_vector(Bytes *bytes, uint8_t prefix) {
    uint8_t map = 1;
    if (prefix == 0xc5) {
        next(bytes);
    } else if (prefix == 0xc4) {
        map = next(bytes) & 0x1f;
        next(bytes);
    } else {
        map = next(bytes) & 7;
        next(bytes);
        next(bytes);
    }
    uint8_t opcode = next(bytes);
    if (map == 1 && opcode == 0x77) return finish(bytes, LodestoneStepOther, 0);
    if (map < 1 || map > 6 || map == 4) return invalid;
    operand(bytes);
    if (map == 3 || (map == 1 && has_byte_0f(opcode))) number(bytes, 1);
    return finish(bytes, LodestoneStepOther, 0);
}

static LodestoneStep step_x86(LodestoneDecoder *decoder, const uint8_t *code, size_t size, uint64_t address) {
    Bytes bytes = {code, size, 0, false};
    bool hasPushed = decoder->hasPushed;
    decoder->hasPushed = false;
    bool is16 = false, is32 = false;
    uint8_t rex = 0, opcode;
    for (;;) {
        opcode = next(&bytes);
        if (bytes.failed || bytes.offset > 14) return invalid;
        if (opcode == 0x66) is16 = true;
        else if (opcode == 0x67) is32 = true;
        else if (opcode == 0xf0 || opcode == 0xf2 || opcode == 0xf3 || opcode == 0x2e || opcode == 0x36 || opcode == 0x3e || opcode == 0x26
                 || opcode == 0x64 || opcode == 0x65) continue;
        else break;
    }
    if ((opcode & 0xf0) == 0x40) {
        rex = opcode;
        opcode = next(&bytes);
    }
    bool isWide = rex & 8;
    size_t immediate = is16 && !isWide ? 2 : 4;
    if (opcode == 0xc4 || opcode == 0xc5 || opcode == 0x62) return rex ? invalid : step_vector(&bytes, opcode);
    if (opcode == 0x0f) {
        opcode = next(&bytes);
        if (opcode == 0x38) {
            next(&bytes);
            operand(&bytes);
            return finish(&bytes, LodestoneStepOther, 0);
        }
        if (opcode == 0x3a) {
            next(&bytes);
            operand(&bytes);
            number(&bytes, 1);
            return finish(&bytes, LodestoneStepOther, 0);
        }
        if (is_invalid_0f(opcode)) return invalid;
        if (has_operand_0f(opcode)) operand(&bytes);
        if (opcode >= 0x80 && opcode <= 0x8f) number(&bytes, 4);
        if (has_byte_0f(opcode)) number(&bytes, 1);
        return finish(&bytes, LodestoneStepOther, 0);
    }
    if (opcode < 0x40) {
        switch (opcode & 7) {
            case 4: number(&bytes, 1); break;
            case 5: number(&bytes, immediate); break;
            case 6: case 7: return invalid;
            default: operand(&bytes);
        }
        return finish(&bytes, LodestoneStepOther, 0);
    }
    if (opcode >= 0xd8 && opcode <= 0xdf) {
        operand(&bytes);
        return finish(&bytes, LodestoneStepOther, 0);
    }
    if (opcode >= 0x70 && opcode <= 0x7f) {
        number(&bytes, 1);
        return finish(&bytes, LodestoneStepOther, 0);
    }
    if (opcode >= 0xb0 && opcode <= 0xb7) {
        number(&bytes, 1);
        return finish(&bytes, LodestoneStepOther, 0);
    }
    if (opcode >= 0xb8 && opcode <= 0xbf) {
        int64_t value = number(&bytes, isWide ? 8 : immediate);
        bool isFirstArgument = opcode == 0xbf && !(rex & 1);
        return finish(&bytes, isFirstArgument ? LodestoneStepArgument : LodestoneStepOther, value);
    }
    if (opcode == 0x5f && !(rex & 1) && hasPushed) return finish(&bytes, LodestoneStepArgument, decoder->pushed);
    if (opcode >= 0x58 && opcode <= 0x5f) set(decoder, (opcode & 7) | (rex & 1 ? 8 : 0), LodestoneContentUnknown, 0);
    if ((opcode >= 0x50 && opcode <= 0x5f) || (opcode >= 0x90 && opcode <= 0x99) || (opcode >= 0x9b && opcode <= 0x9f)
        || (opcode >= 0xa4 && opcode <= 0xa7) || (opcode >= 0xaa && opcode <= 0xaf) || (opcode >= 0xec && opcode <= 0xef)
        || (opcode >= 0x6c && opcode <= 0x6f) || (opcode >= 0xf8 && opcode <= 0xfd))
        return finish(&bytes, LodestoneStepOther, 0);
    if (opcode >= 0xa0 && opcode <= 0xa3) {
        number(&bytes, is32 ? 4 : 8);
        return finish(&bytes, LodestoneStepOther, 0);
    }
    if (opcode == 0x89 || opcode == 0x8b || opcode == 0x8d) {  // mov, mov, lea
        Operand other = operand(&bytes);
        if (bytes.failed) return invalid;
        uint8_t named = other.reg | (rex & 4 ? 8 : 0), base = other.rm | (rex & 1 ? 8 : 0);
        int64_t end = (int64_t)(address + bytes.offset);
        if (opcode == 0x89) {
            if (other.mod == 3) decoder->registers[base] = decoder->registers[named];
        } else if (!isWide) {
            set(decoder, named, LodestoneContentUnknown, 0);
        } else if (other.isRelative) {
            set(decoder, named, opcode == 0x8b ? LodestoneContentWord : LodestoneContentAddress, end + other.displacement);
        } else if (opcode == 0x8b && other.mod == 3) {
            decoder->registers[named] = decoder->registers[base];
        } else if (opcode == 0x8b && other.hasBase && other.rm != 4) {
            load(decoder, named, base, other.displacement);
        } else {
            set(decoder, named, LodestoneContentUnknown, 0);
        }
        return finish(&bytes, LodestoneStepOther, 0);
    }
    if ((opcode >= 0x84 && opcode <= 0x8f) || (opcode >= 0xd0 && opcode <= 0xd3) || opcode == 0x63) {
        operand(&bytes);
        return finish(&bytes, LodestoneStepOther, 0);
    }
    switch (opcode) {
        case 0x68: case 0x6a:
            decoder->pushed = number(&bytes, opcode == 0x6a ? 1 : immediate);
            decoder->hasPushed = !bytes.failed;
            break;
        case 0xa8: case 0xcd: case 0xe0: case 0xe1: case 0xe2: case 0xe3: case 0xe4: case 0xe5: case 0xe6: case 0xe7:
            number(&bytes, 1);
            break;
        case 0xa9: number(&bytes, immediate); break;
        case 0x69: case 0x81:
            operand(&bytes);
            number(&bytes, immediate);
            break;
        case 0x6b: case 0x80: case 0x83: case 0xc0: case 0xc1: case 0xc6:
            operand(&bytes);
            number(&bytes, 1);
            break;
        case 0xc7: {
            Operand target = operand(&bytes);
            int64_t value = number(&bytes, immediate);
            bool isFirstArgument = target.mod == 3 && target.reg == 0 && target.rm == 7 && !(rex & 1);
            return finish(&bytes, isFirstArgument ? LodestoneStepArgument : LodestoneStepOther, value);
        }
        case 0xc2: case 0xca: number(&bytes, 2); return finish(&bytes, LodestoneStepReturn, 0);
        case 0xc3: case 0xcb: case 0xcf: return finish(&bytes, LodestoneStepReturn, 0);
        case 0xc8: number(&bytes, 2); number(&bytes, 1); break;
        case 0xc9: case 0xcc: case 0xd7: case 0xf1: case 0xf4: case 0xf5: break;
        case 0xe8: case 0xe9: case 0xeb: {
            int64_t distance = number(&bytes, opcode == 0xeb ? 1 : 4);
            return finish(
                &bytes, opcode == 0xe8 ? LodestoneStepCall : LodestoneStepJump, (int64_t)(address + bytes.offset + (uint64_t)distance));
        }
        case 0xf6: case 0xf7: {
            Operand target = operand(&bytes);
            if (target.reg < 2) number(&bytes, opcode == 0xf6 ? 1 : immediate);
            break;
        }
        case 0xfe: {
            if (operand(&bytes).reg > 1) return invalid;
            break;
        }
        case 0xff: {
            Operand target = operand(&bytes);
            if (target.reg == 7) return invalid;
            bool isCall = target.reg == 2, isJump = target.reg == 4;
            if (bytes.failed) return invalid;
            if (!isCall && !isJump) break;
            uint8_t base = target.rm | (rex & 1 ? 8 : 0);
            if (target.mod == 3) return through(decoder, base, isCall, (uint32_t)bytes.offset);
            if (target.isRelative)
                return finish(
                    &bytes, isCall ? LodestoneStepCallIndirect : LodestoneStepJumpIndirect,
                    (int64_t)(address + bytes.offset + (uint64_t)target.displacement));
            if (target.hasBase && target.rm != 4 && decoder->registers[base].content == LodestoneContentClass)
                return finish(&bytes, isCall ? LodestoneStepCallMethod : LodestoneStepJumpMethod, target.displacement);
            break;
        }
        default: return invalid;
    }
    return finish(&bytes, LodestoneStepOther, 0);
}

// MARK: Arm64

static LodestoneStep step_arm64(LodestoneDecoder *decoder, const uint8_t *code, size_t size, uint64_t address) {
    if (size < 4) return invalid;
    uint32_t w;
    memcpy(&w, code, 4);
    // All zeros is permanently undefined (UDF).
    if (w == 0) return invalid;
    LodestoneStep step = {LodestoneStepOther, 4, 0};
    uint32_t target = w & 31, source = (w >> 5) & 31;
    if ((w & 0x7c000000) == 0x14000000) {
        int64_t distance = (int64_t)(int32_t)(w << 6) >> 4;
        step.kind = w & 0x80000000 ? LodestoneStepCall : LodestoneStepJump;
        step.value = (int64_t)(address + (uint64_t)distance);
        return step;
    }
    if ((w & 0xfffffc1f) == 0xd65f0000) {
        step.kind = LodestoneStepReturn;
        return step;
    }
    if ((w & 0xffdffc1f) == 0xd61f0000) return source == 31 ? step : through(decoder, (uint8_t)source, w & 0x00200000, 4);
    if ((w & 0x9f000000) == 0x90000000 && target != 31) {  // adrp
        int64_t pages = (int64_t)((((uint64_t)(w >> 5) & 0x7ffff) << 2 | ((w >> 29) & 3)) << 43) >> 43;
        set(decoder, (uint8_t)target, LodestoneContentAddress, (int64_t)((address & ~(uint64_t)0xfff) + ((uint64_t)pages << 12)));
        return step;
    }
    if ((w & 0xffc00000) == 0xf9400000) {  // ldr, 64 bits, with an offset
        if (target == 31) return step;
        int64_t offset = ((w >> 10) & 0xfff) * 8;
        if (source == 31) set(decoder, (uint8_t)target, LodestoneContentUnknown, 0);
        else load(decoder, (uint8_t)target, (uint8_t)source, offset);
        return step;
    }
    if ((w & 0xff800000) == 0x91000000) {  // add, with a number
        int64_t number = (w >> 10) & 0xfff;
        if (w & 0x00400000) number <<= 12;
        if (target == 31) return step;
        bool isKnown = source != 31 && decoder->registers[source].content == LodestoneContentAddress;
        set(decoder, (uint8_t)target, isKnown ? LodestoneContentAddress : LodestoneContentUnknown,
            isKnown ? decoder->registers[source].value + number : 0);
        return step;
    }
    if ((w & 0xffe0ffe0) == 0xaa0003e0 && target != 31) {  // mov between registers
        uint32_t other = (w >> 16) & 31;
        if (other == 31) set(decoder, (uint8_t)target, LodestoneContentUnknown, 0);
        else decoder->registers[target] = decoder->registers[other];
        return step;
    }
    if ((w & 0x7fe0001f) == 0x52800000) {  // movz w0 or x0
        set(decoder, 0, LodestoneContentUnknown, 0);
        step.kind = LodestoneStepArgument;
        step.value = (w >> 5) & 0xffff;
        return step;
    }
    return step;
}

LodestoneStep lodestone_decoder_step(LodestoneDecoder *decoder, const uint8_t *code, size_t size, uint64_t address) {
    return decoder->set == LodestoneInstructionSetArm ? step_arm64(decoder, code, size, address) : step_x86(decoder, code, size, address);
}
