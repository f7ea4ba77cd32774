#if CryptoKit
    import Crypto

    /// The size of a SHA-512 digest, in bytes.
    public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
    /// The size of a SHA-512 block, in bytes.
    public let CC_SHA512_BLOCK_BYTES: Int32 = 128

    /// The state of a SHA-512 digest that is computed from several parts of data.
    public struct CC_SHA512_CTX {
        var hash: SHA512?

        /// Creates a state that `CC_SHA512_Init` has to initialize.
        public init() {}
    }

    /// Writes the digest of the data to `md`.
    ///
    /// - Returns: `md`; nil if an argument is missing.
    @discardableResult
    public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
        Digests.write(SHA512.self, data, len, md)
    }

    /// Begins a digest.
    ///
    /// - Returns: 1; 0 if the state is missing.
    @discardableResult
    public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
        c?.pointee.hash = SHA512()
        return c == nil ? 0 : 1
    }

    /// Adds data to a digest.
    ///
    /// - Returns: 1; 0 if the digest has not begun, or the data are missing.
    @discardableResult
    public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
        guard let c else { return 0 }
        return Digests.update(&c.pointee.hash, data, len)
    }

    /// Writes the digest to `md` and ends it.
    ///
    /// - Returns: 1; 0 if the digest has not begun.
    @discardableResult
    public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
        guard let c else { return 0 }
        return Digests.finish(&c.pointee.hash, md)
    }
#endif
