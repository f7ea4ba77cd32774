#if CryptoKit
    import _CryptoExtras

    /// An algorithm that derives keys from passwords.
    public typealias CCPBKDFAlgorithm = UInt32
    /// A pseudorandom function that a key derivation uses.
    public typealias CCPseudoRandomAlgorithm = UInt32

    /// The algorithm PBKDF2.
    public let kCCPBKDF2 = 2
    /// The message authentication code with SHA-1.
    public let kCCPRFHmacAlgSHA1 = 1
    /// The message authentication code with SHA-224.
    public let kCCPRFHmacAlgSHA224 = 2
    /// The message authentication code with SHA-256.
    public let kCCPRFHmacAlgSHA256 = 3
    /// The message authentication code with SHA-384.
    public let kCCPRFHmacAlgSHA384 = 4
    /// The message authentication code with SHA-512.
    public let kCCPRFHmacAlgSHA512 = 5

    /// Derives a key from a password with PBKDF2.
    ///
    /// - Returns: `kCCSuccess`, or `kCCParamError` if an algorithm is unknown, the number of rounds is 0 or an argument is missing.
    @discardableResult
    public func CCKeyDerivationPBKDF(
        _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>?, _ saltLen: Int,
        _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
    ) -> CCCryptorStatus {
        let functions: [Int: KDF.Insecure.PBKDF2.HashFunction] = [
            kCCPRFHmacAlgSHA1: .insecureSHA1, kCCPRFHmacAlgSHA224: .insecureSHA224, kCCPRFHmacAlgSHA256: .sha256,
            kCCPRFHmacAlgSHA384: .sha384, kCCPRFHmacAlgSHA512: .sha512,
        ]
        guard Int(algorithm) == kCCPBKDF2, let function = functions[Int(prf)], rounds > 0, let derivedKey, derivedKeyLen > 0,
            passwordLen >= 0, password != nil || passwordLen == 0, saltLen >= 0, salt != nil || saltLen == 0
        else { return CCCryptorStatus(kCCParamError) }
        let key = try? KDF.Insecure.PBKDF2.deriveKey(
            from: UnsafeRawBufferPointer(start: password, count: passwordLen), salt: UnsafeBufferPointer(start: salt, count: saltLen),
            using: function, outputByteCount: derivedKeyLen, unsafeUncheckedRounds: Int(rounds))
        guard let key else { return CCCryptorStatus(kCCParamError) }
        key.withUnsafeBytes { Digests.write($0, to: derivedKey) }
        return CCCryptorStatus(kCCSuccess)
    }
#endif
