import CConformance
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Decoding of machine code") @MainActor
struct MachineCodeTests {
    private func steps(_ set: LodestoneInstructionSet, _ bytes: [UInt8], at address: UInt64 = 0x1000) -> [LodestoneStep] {
        var decoder = lodestone_decoder_make(set)
        var steps: [LodestoneStep] = []
        var offset = 0
        while offset < bytes.count {
            let step = bytes[offset...].withUnsafeBufferPointer {
                lodestone_decoder_step(&decoder, $0.baseAddress, $0.count, address + UInt64(offset))
            }
            steps.append(step)
            if step.kind == .invalid { break }
            offset += Int(step.length)
        }
        return steps
    }

    private func words(_ words: UInt32...) -> [UInt8] {
        words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    }

    @Test(
        "The lengths of x86-64 instructions are decoded",
        arguments: [
            [0x55], [0x48, 0x89, 0xe5], [0xf3, 0x0f, 0x1e, 0xfa], [0x48, 0x81, 0xec, 0x58, 2, 0, 0], [0x0f, 0x57, 0xc0],
            [0x0f, 0x29, 0x45, 0xe0],
            [0x48, 0xc7, 0x45, 0xd8, 0, 0, 0, 0], [0x49, 0xbf, 1, 2, 3, 4, 5, 6, 7, 8], [0x66, 0xb8, 1, 2],
            [0x41, 0xff, 0x24, 0xc5, 1, 2, 3, 4],
            [0xc5, 0xf8, 0x57, 0xc0], [0xc4, 0xe3, 0x75, 0x18, 0xc0, 1], [0x62, 0xf1, 0x7c, 0x48, 0x10, 0x05, 1, 2, 3, 4],
            [0xf6, 0x05, 1, 2, 3, 4, 7],
            [0xf7, 0xd8], [0x66, 0x0f, 0x3a, 0x0f, 0xc1, 8], [0x66, 0x2e, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0],
            [0x48, 0xa1, 1, 2, 3, 4, 5, 6, 7, 8],
        ] as [[UInt8]])
    func lengths(_ bytes: [UInt8]) {
        #expect(steps(.intel, bytes).map { Int($0.length) } == [bytes.count])
        // A truncated instruction is not read beyond its end.
        for count in 1..<bytes.count where count < bytes.count {
            let found = steps(.intel, Array(bytes[..<count]))
            #expect(found.map { Int($0.length) }.reduce(0, +) <= count)
        }
    }

    @Test("Bytes of a call instruction within an immediate operand are not decoded as a call")
    func callBytesInImmediates() {
        // mov $0xe8e8e8e8, %eax; mov $0xe8…, %r15; cmpl $0xe8, 0xe8(%rax); ret
        let bytes: [UInt8] = [
            0xb8, 0xe8, 0xe8, 0xe8, 0xe8, 0x49, 0xbf, 0xe8, 0xe8, 0xe8, 0xe8, 0xe8, 0xe8, 0xe8, 0xe8, 0x83, 0x78, 0x68, 0xe8, 0xc3,
        ]
        #expect(steps(.intel, bytes).map(\.kind) == [.other, .other, .other, .return])
    }

    @Test("x86-64 code is decoded as arguments, calls and jumps; only calls through the object's class are method calls")
    func x86() {
        // mov $3, %edi; call +0x10; push $5; pop %rdi; jmp -2
        let calls = steps(.intel, [0xbf, 3, 0, 0, 0, 0xe8, 0x10, 0, 0, 0, 0x6a, 5, 0x5f, 0xeb, 0xfe])
        #expect(calls.map(\.kind) == [.argument, .call, .other, .argument, .jump])
        #expect(calls.map(\.value) == [3, 0x101a, 0, 5, 0x100d])
        // mov (%r13), %rax; mov 0x48(%rax), %rax; pop %rbp; jmp *%rax
        let method = steps(.intel, [0x49, 0x8b, 0x45, 0, 0x48, 0x8b, 0x40, 0x48, 0x5d, 0xff, 0xe0])
        #expect(method.map(\.kind) == [.other, .other, .other, .jumpMethod] && method.last?.value == 0x48)
        // mov 0x18(%r13), %rax; call *0x48(%rax): a method call on another object
        #expect(steps(.intel, [0x49, 0x8b, 0x45, 0x18, 0xff, 0x50, 0x48]).map(\.kind) == [.other, .other])
        // call *0x10(%rip); mov 0x10(%rip), %rcx; jmp *%rcx
        let linked = steps(.intel, [0xff, 0x15, 0x10, 0, 0, 0, 0x48, 0x8b, 0x0d, 0x10, 0, 0, 0, 0xff, 0xe1])
        #expect(linked.map(\.kind) == [.callIndirect, .other, .jumpIndirect] && linked.map(\.value) == [0x1016, 0, 0x101d])
    }

    @Test("Arm code is decoded as arguments, calls, jumps, returns and method calls")
    func arm() {
        // mov w0, #3; bl +8; b -4; ret
        let calls = steps(.arm, words(0x5280_0060, 0x9400_0002, 0x17ff_ffff, 0xd65f_03c0))
        #expect(calls.map(\.kind) == [.argument, .call, .jump, .return])
        #expect(calls.map(\.value) == [3, 0x100c, 0x1004, 0])
        // ldr x8, [x20]; ldr x8, [x8, #72]; blr x8
        let method = steps(.arm, words(0xf940_0288, 0xf940_2508, 0xd63f_0100))
        #expect(method.map(\.kind) == [.other, .other, .callMethod] && method.last?.value == 72)
        // An entry of the linkage table: adrp x16, +0x21 pages; ldr x17, [x16, #896]; add x16, x16, #896; br x17
        let linkage = steps(.arm, words(0xb000_0110, 0xf941_c211, 0x910e_0210, 0xd61f_0220), at: 0x13ea0)
        #expect(linkage.map(\.kind) == [.other, .other, .other, .jumpIndirect] && linkage.last?.value == 0x34380)
    }

    @Test("Decoding random bytes reads no byte beyond the end of the buffer", arguments: [LodestoneInstructionSet.intel, .arm])
    func random(_ set: LodestoneInstructionSet) {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 1...20, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            let found = steps(set, bytes)
            #expect(found.map { Int($0.length) }.reduce(0, +) <= bytes.count)
        }
    }

    @Test("Functions of this program are decoded to their last byte")
    func functions() throws {
        guard let table = witnesses(MachineCodeDelegate()) else { return }
        var count = 0
        for witness in table {
            var size = 0
            var isExact = false
            let code = try #require(lodestone_function_at(witness, &size, &isExact))
            guard isExact else { continue }
            let read = steps(
                LodestoneInstructionSet.own, Array(UnsafeBufferPointer(start: code, count: size)), at: UInt64(UInt(bitPattern: code)))
            #expect(read.map { Int($0.length) }.reduce(0, +) == size)
            count += 1
        }
        #expect(count > 10)
    }

    @Test("An address of data, and an invalid address, are not decoded as a function")
    func data() {
        var size = 0
        var isExact = false
        let word = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
        defer { word.deallocate() }
        #expect(lodestone_function_at(word, &size, &isExact) == nil && lodestone_default_of_witness(word, nil, 0) == 0)
        #expect(lodestone_function_at(UnsafeRawPointer(bitPattern: 16), &size, &isExact) == nil)
    }

    /// The functions of a conformance to `UIScrollViewDelegate`.
    private func witnesses(_ delegate: any UIScrollViewDelegate) -> [UnsafeRawPointer]? {
        // The existential is in an array, because Swift otherwise passes the class instead.
        [delegate].withUnsafeBytes { bytes in
            let table = bytes.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafePointer<UnsafeRawPointer>.self)
            return (1...14).map { table[$0] }
        }
    }
}

private final class MachineCodeDelegate: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
}

extension LodestoneInstructionSet {
    fileprivate static var own: LodestoneInstructionSet {
        #if arch(arm64)
            .arm
        #else
            .intel
        #endif
    }
}
