#if CryptoKit
    import Crypto

    /// The common implementation of all digest functions.
    enum Digests {
        static func write<Hash: HashFunction>(
            _: Hash.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ output: UnsafeMutablePointer<UInt8>?
        ) -> UnsafeMutablePointer<UInt8>? {
            guard let output, data != nil || length == 0 else { return nil }
            var hash = Hash()
            hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(length)))
            write(hash.finalize(), to: output)
            return output
        }

        static func update(_ hash: inout (some HashFunction)?, _ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
            guard hash != nil, data != nil || length == 0 else { return 0 }
            hash?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(length)))
            return 1
        }

        static func finish(_ hash: inout (some HashFunction)?, _ output: UnsafeMutablePointer<UInt8>?) -> Int32 {
            guard let value = hash, let output else { return 0 }
            write(value.finalize(), to: output)
            hash = nil
            return 1
        }

        static func write(_ digest: some Sequence<UInt8>, to output: UnsafeMutablePointer<UInt8>) {
            for (index, byte) in digest.enumerated() { output[index] = byte }
        }
    }
#endif
