#if CryptoKit
    import Crypto

    /// The result of SHA-224.
    struct SHA224Digest: Digest {
        static let byteCount = SHA224.byteCount

        let bytes: [UInt8]

        func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
            try bytes.withUnsafeBytes(body)
        }

        var description: String { "SHA224 digest: " + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
    }
#endif
