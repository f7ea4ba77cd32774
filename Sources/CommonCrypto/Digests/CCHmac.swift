#if CryptoKit
    import Crypto

    /// The hash function of a message authentication code.
    public typealias CCHmacAlgorithm = UInt32

    /// The message authentication code with SHA-1.
    public let kCCHmacAlgSHA1 = 0
    /// The message authentication code with MD5.
    public let kCCHmacAlgMD5 = 1
    /// The message authentication code with SHA-256.
    public let kCCHmacAlgSHA256 = 2
    /// The message authentication code with SHA-384.
    public let kCCHmacAlgSHA384 = 3
    /// The message authentication code with SHA-512.
    public let kCCHmacAlgSHA512 = 4
    /// The message authentication code with SHA-224.
    public let kCCHmacAlgSHA224 = 5

    /// The state of a message authentication code that is computed from several parts of data.
    public struct CCHmacContext {
        var code: (any KeyedCode)?

        /// Creates a state that `CCHmacInit` has to initialize.
        public init() {}
    }

    /// Writes the message authentication code of the data to `macOut`. Does nothing if the algorithm is unknown or an argument is missing.
    public func CCHmac(
        _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int,
        _ macOut: UnsafeMutableRawPointer?
    ) {
        var context = CCHmacContext()
        CCHmacInit(&context, algorithm, key, keyLength)
        CCHmacUpdate(&context, data, dataLength)
        CCHmacFinal(&context, macOut)
    }

    /// Begins a message authentication code.
    public func CCHmacInit(
        _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int
    ) {
        guard keyLength >= 0, key != nil || keyLength == 0 else { return }
        let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
        ctx?.pointee.code =
            switch Int(algorithm) {
            case kCCHmacAlgMD5: HMAC<Insecure.MD5>(key: key)
            case kCCHmacAlgSHA1: HMAC<Insecure.SHA1>(key: key)
            case kCCHmacAlgSHA224: HMAC<SHA224>(key: key)
            case kCCHmacAlgSHA256: HMAC<SHA256>(key: key)
            case kCCHmacAlgSHA384: HMAC<SHA384>(key: key)
            case kCCHmacAlgSHA512: HMAC<SHA512>(key: key)
            default: nil
            }
    }

    /// Adds data to a message authentication code.
    public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int) {
        guard dataLength >= 0, data != nil || dataLength == 0 else { return }
        ctx?.pointee.code?.add(UnsafeRawBufferPointer(start: data, count: dataLength))
    }

    /// Writes the message authentication code to `macOut` and ends it.
    public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
        if let code = ctx?.pointee.code, let macOut { code.write(to: macOut) }
        ctx?.pointee.code = nil
    }
#endif
