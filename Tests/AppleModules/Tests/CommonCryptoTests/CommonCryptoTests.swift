import CommonCrypto
import CryptoKit
import Foundation
import Testing

@Suite("CryptoKit and CommonCrypto")
struct CommonCryptoTests {
    @Test("The digests of \"abc\" equal those in the standards")
    func digests() {
        let data = Array("abc".utf8)
        func digest(_ length: Int32, _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?)
            -> String
        {
            var bytes = [UInt8](repeating: 0, count: Int(length))
            _ = function(data, CC_LONG(data.count), &bytes)
            return hex(bytes)
        }
        #expect(digest(CC_MD5_DIGEST_LENGTH, CC_MD5) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(digest(CC_SHA1_DIGEST_LENGTH, CC_SHA1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(digest(CC_SHA224_DIGEST_LENGTH, CC_SHA224) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        #expect(digest(CC_SHA256_DIGEST_LENGTH, CC_SHA256) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(digest(CC_SHA384_DIGEST_LENGTH, CC_SHA384).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        #expect(digest(CC_SHA512_DIGEST_LENGTH, CC_SHA512).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
    }

    @Test("SHA-224 of data in parts equals SHA-224 of the whole data", arguments: [0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1000])
    func parts(count: Int) throws {
        let data = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        var (whole, parts) = ([UInt8](repeating: 0, count: 28), [UInt8](repeating: 0, count: 28))
        CC_SHA224(data, CC_LONG(count), &whole)
        var context = CC_SHA224_CTX()
        #expect(CC_SHA224_Update(&context, data, 0) == 0)
        #expect(CC_SHA224_Init(&context) == 1)
        for start in stride(from: 0, to: count, by: 7) {
            let part = Array(data[start..<min(start + 7, count)])
            #expect(CC_SHA224_Update(&context, part, CC_LONG(part.count)) == 1)
        }
        #expect(CC_SHA224_Final(&parts, &context) == 1 && whole == parts)
        // The known digest of empty data.
        if count == 0 { #expect(hex(whole) == "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f") }
    }

    @Test("CCHmac returns the values of RFC 4231")
    func authentication() {
        let data = Array("what do ya want for nothing?".utf8)
        func code(_ algorithm: Int, _ count: Int) -> String {
            var bytes = [UInt8](repeating: 0, count: count)
            CCHmac(CCHmacAlgorithm(algorithm), "Jefe", 4, data, data.count, &bytes)
            return hex(bytes)
        }
        #expect(code(kCCHmacAlgSHA256, 32) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(code(kCCHmacAlgSHA224, 28) == "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44")
        #expect(code(kCCHmacAlgSHA1, 20) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        #expect(code(99, 4) == "00000000")
    }

    @Test("AES decrypts what it encrypts, with CBC and ECB, with and without padding", arguments: [0, 15, 16, 33], [0, kCCOptionECBMode])
    func ciphers(count: Int, mode: Int) {
        let key = [UInt8](0..<32)
        let vector = [UInt8](repeating: 7, count: kCCBlockSizeAES128)
        let plain = [UInt8](repeating: 42, count: count)
        func crypt(_ operation: Int, _ input: [UInt8], _ options: Int) -> (status: CCCryptorStatus, output: [UInt8]) {
            var output = [UInt8](repeating: 0, count: input.count + kCCBlockSizeAES128)
            var moved = 0
            let status = CCCrypt(
                CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, kCCKeySizeAES256, vector, input, input.count,
                &output, output.count, &moved)
            return (status, Array(output.prefix(moved)))
        }
        let encrypted = crypt(kCCEncrypt, plain, mode | kCCOptionPKCS7Padding)
        #expect(encrypted.status == kCCSuccess && encrypted.output.count == (count / 16 + 1) * 16)
        let decrypted = crypt(kCCDecrypt, encrypted.output, mode | kCCOptionPKCS7Padding)
        #expect(decrypted.status == kCCSuccess && decrypted.output == plain)
        let raw = crypt(kCCEncrypt, plain, mode)
        #expect(raw.status == (count % 16 == 0 ? kCCSuccess : kCCAlignmentError))
        if raw.status == kCCSuccess { #expect(crypt(kCCDecrypt, raw.output, mode).output == plain) }
    }

    @Test("AES-128-CBC returns the value of NIST SP 800-38A; wrong arguments return an error status")
    func knownCipher() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let plain = bytes("6bc1bee22e409f96e93d7e117393172a")
        var output = [UInt8](repeating: 0, count: 16)
        var moved = 0
        func crypt(algorithm: Int = kCCAlgorithmAES128, keyLength: Int = 16, space: Int = 16) -> CCCryptorStatus {
            CCCrypt(
                CCOperation(kCCEncrypt), CCAlgorithm(algorithm), 0, key, keyLength, [UInt8](0..<16), plain, plain.count, &output, space,
                &moved)
        }
        #expect(crypt() == kCCSuccess && moved == 16 && hex(output) == "7649abac8119b246cee98e9b12e9197d")
        #expect(crypt(algorithm: 1) == kCCUnimplemented && crypt(keyLength: 15) == kCCParamError && crypt(space: 15) == kCCBufferTooSmall)
    }

    @Test("PBKDF2 returns the value of RFC 6070")
    func passwords() {
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key,
            key.count)
        #expect(status == kCCSuccess && hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }

    @Test("CryptoKit hashes, seals and signs")
    func cryptoKit() throws {
        #expect(hex(Array(SHA256.hash(data: Data("abc".utf8)))).hasPrefix("ba7816bf"))
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(Data("text".utf8), using: key)
        #expect(try AES.GCM.open(box, using: key) == Data("text".utf8))
        let signer = Curve25519.Signing.PrivateKey()
        #expect(signer.publicKey.isValidSignature(try signer.signature(for: Data([1])), for: Data([1])))
    }

    private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    private func bytes(_ hex: String) -> [UInt8] {
        var rest = hex[...]
        return (0..<hex.count / 2).map { _ in
            defer { rest = rest.dropFirst(2) }
            return UInt8(rest.prefix(2), radix: 16) ?? 0
        }
    }
}
