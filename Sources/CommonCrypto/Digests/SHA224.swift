#if CryptoKit
    import Crypto
    import Foundation

    /// SHA-224 (FIPS 180-4), which swift-crypto does not have: SHA-256 with other initial values and without the last four bytes of the result.
    struct SHA224: HashFunction {
        typealias Digest = SHA224Digest

        static let blockByteCount = 64
        static let byteCount = 28

        private var state: [UInt32] = [
            0xc105_9ed8, 0x367c_d507, 0x3070_dd17, 0xf70e_5939, 0xffc0_0b31, 0x6858_1511, 0x64f9_8fa7, 0xbefa_4fa4,
        ]
        /// The bytes of an unfinished block.
        private var rest: [UInt8] = []
        private var length: UInt64 = 0

        init() {}

        mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            length += UInt64(bufferPointer.count)
            var input = bufferPointer[...]
            if !rest.isEmpty {
                let count = min(Self.blockByteCount - rest.count, input.count)
                rest += input.prefix(count)
                input = input.dropFirst(count)
                guard rest.count == Self.blockByteCount else { return }
                rest.withUnsafeBytes { compress(&state, $0[...]) }
                rest.removeAll(keepingCapacity: true)
            }
            while input.count >= Self.blockByteCount {
                compress(&state, input.prefix(Self.blockByteCount))
                input = input.dropFirst(Self.blockByteCount)
            }
            rest += input
        }

        func finalize() -> SHA224Digest {
            var copy = self
            let zeros = (119 - rest.count % 64) % 64
            var padding: [UInt8] = [0x80] + Array(repeating: 0, count: zeros)
            padding += (0..<8).map { UInt8(truncatingIfNeeded: (length * 8) >> UInt64(56 - 8 * $0)) }
            padding.withUnsafeBytes { copy.update(bufferPointer: $0) }
            return SHA224Digest(
                bytes: copy.state.prefix(7).flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } })
        }

        /// Adds one block of 64 bytes to the state.
        private func compress(_ state: inout [UInt32], _ block: Slice<UnsafeRawBufferPointer>) {
            var words = [UInt32](repeating: 0, count: 64)
            for (index, byte) in block.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
            for index in 16..<64 {
                let (early, late) = (words[index - 15], words[index - 2])
                let first = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
                let second = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
                words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
            }
            var values = state
            for index in 0..<64 {
                let (a, e) = (values[0], values[4])
                let choice = (e & values[5]) ^ (~e & values[6])
                let majority = (a & values[1]) ^ (a & values[2]) ^ (values[1] & values[2])
                let first =
                    values[7] &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ Self.constants[index] &+ words[index]
                let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
                values = [first &+ second, a, values[1], values[2], values[3] &+ first, e, values[5], values[6]]
            }
            for index in 0..<8 { state[index] &+= values[index] }
        }

        private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

        /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
        private static let constants: [UInt32] = [
            0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
            0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
            0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
            0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
            0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
            0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
            0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
            0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
        ]
    }
#endif
