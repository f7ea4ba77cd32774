#if CryptoKit
    import _CryptoExtras
    import Foundation

    /// Encryption or decryption.
    public typealias CCOperation = UInt32
    /// A cipher.
    public typealias CCAlgorithm = UInt32
    /// Options of a cipher, combined by addition.
    public typealias CCOptions = UInt32

    /// The operation of encryption.
    public let kCCEncrypt = 0
    /// The operation of decryption.
    public let kCCDecrypt = 1

    /// AES with a key of any of its three sizes. The number in the name is the number of bits in a block.
    public let kCCAlgorithmAES128 = 0
    /// AES with a key of any of its three sizes.
    public let kCCAlgorithmAES = 0

    /// Pads the last block according to PKCS #7.
    public let kCCOptionPKCS7Padding = 1
    /// Encrypts each block independently (ECB), so equal blocks have equal results. The default is CBC.
    public let kCCOptionECBMode = 2

    /// The size of a 128-bit key, in bytes.
    public let kCCKeySizeAES128 = 16
    /// The size of a 192-bit key, in bytes.
    public let kCCKeySizeAES192 = 24
    /// The size of a 256-bit key, in bytes.
    public let kCCKeySizeAES256 = 32
    /// The size of an AES block and of an initialization vector, in bytes.
    public let kCCBlockSizeAES128 = 16

    /// Encrypts or decrypts data with AES, in the mode CBC or ECB.
    ///
    /// The initialization vector has 16 bytes; without one it is zero. AES is the only algorithm.
    ///
    /// - Returns: `kCCSuccess`. `kCCParamError` if the size of the key or an argument is wrong. `kCCBufferTooSmall` if `dataOut` is too small; `dataOutMoved`
    ///   then has the required size. `kCCAlignmentError` if data without padding are not whole blocks. `kCCDecodeError` if the padding is wrong.
    ///   `kCCUnimplemented` if the algorithm is not AES.
    @discardableResult
    public func CCCrypt(
        _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int, _ iv: UnsafeRawPointer?,
        _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
        _ dataOutMoved: UnsafeMutablePointer<Int>?
    ) -> CCCryptorStatus {
        guard Int(alg) == kCCAlgorithmAES else { return CCCryptorStatus(kCCUnimplemented) }
        guard let key, [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256].contains(keyLength), dataInLength >= 0, dataOutAvailable >= 0,
            dataIn != nil || dataInLength == 0, Int(op) == kCCEncrypt || Int(op) == kCCDecrypt
        else { return CCCryptorStatus(kCCParamError) }
        let isPadded = Int(options) & kCCOptionPKCS7Padding != 0
        let isWhole = dataInLength % kCCBlockSizeAES128 == 0
        guard isWhole || isPadded && Int(op) == kCCEncrypt else { return CCCryptorStatus(kCCAlignmentError) }

        let cipher = BlockCipher(
            key: SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength)),
            vector: iv.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: kCCBlockSizeAES128)) },
            isChained: Int(options) & kCCOptionECBMode == 0, isPadded: isPadded)
        let input = [UInt8](UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
        guard let output = Int(op) == kCCEncrypt ? cipher.encrypted(input) : cipher.decrypted(input) else {
            return CCCryptorStatus(kCCDecodeError)
        }
        dataOutMoved?.pointee = output.count
        guard output.count <= dataOutAvailable, let dataOut = dataOut ?? (output.isEmpty ? UnsafeMutableRawPointer(bitPattern: 1) : nil)
        else {
            return CCCryptorStatus(kCCBufferTooSmall)
        }
        for (offset, byte) in output.enumerated() { dataOut.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self) }
        return CCCryptorStatus(kCCSuccess)
    }
#endif
