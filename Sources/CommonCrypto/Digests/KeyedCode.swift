#if CryptoKit
    import Crypto

    /// A message authentication code with any hash function.
    protocol KeyedCode {
        mutating func add(_ data: UnsafeRawBufferPointer)
        func write(to output: UnsafeMutableRawPointer)
    }

    extension HMAC: KeyedCode {
        mutating func add(_ data: UnsafeRawBufferPointer) { update(data: data) }

        func write(to output: UnsafeMutableRawPointer) {
            for (offset, byte) in finalize().enumerated() { output.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self) }
        }
    }
#endif
