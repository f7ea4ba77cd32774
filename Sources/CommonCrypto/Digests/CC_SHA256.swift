#if CryptoKit
    import Crypto

    /// The size of a SHA-256 digest, in bytes.
    public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
    /// The size of a SHA-256 block, in bytes.
    public let CC_SHA256_BLOCK_BYTES: Int32 = 64

    /// The state of a SHA-256 digest that is computed from several parts of data.
    public struct CC_SHA256_CTX {
        var hash: SHA256?

        /// Creates a state that `CC_SHA256_Init` has to initialize.
        public init() {}
    }

    /// Writes the digest of the data to `md`.
    ///
    /// - Returns: `md`; nil if an argument is missing.
    @discardableResult
    public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
        Digests.write(SHA256.self, data, len, md)
    }

    /// Begins a digest.
    ///
    /// - Returns: 1; 0 if the state is missing.
    @discardableResult
    public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
        c?.pointee.hash = SHA256()
        return c == nil ? 0 : 1
    }

    /// Adds data to a digest.
    ///
    /// - Returns: 1; 0 if the digest has not begun, or the data are missing.
    @discardableResult
    public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
        guard let c else { return 0 }
        return Digests.update(&c.pointee.hash, data, len)
    }

    /// Writes the digest to `md` and ends it.
    ///
    /// - Returns: 1; 0 if the digest has not begun.
    @discardableResult
    public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
        guard let c else { return 0 }
        return Digests.finish(&c.pointee.hash, md)
    }
#endif
