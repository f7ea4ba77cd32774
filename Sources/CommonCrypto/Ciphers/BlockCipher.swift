#if CryptoKit
    import _CryptoExtras
    import Foundation

    /// AES in one of its modes, with or without PKCS #7 padding.
    struct BlockCipher {
        let key: SymmetricKey
        /// The 16 bytes of the initialization vector; nil for zeros.
        let vector: [UInt8]?
        /// True for CBC, false for ECB.
        let isChained: Bool
        let isPadded: Bool

        private static let size = 16

        /// The encrypted data. Without padding they must be whole blocks.
        func encrypted(_ data: [UInt8]) -> [UInt8]? {
            if isChained {
                return try? Array(AES._CBC.encrypt(data, using: key, iv: chainVector(), noPadding: !isPadded))
            }
            let count = isPadded ? Self.size - data.count % Self.size : 0
            return permuted(data + Array(repeating: UInt8(count), count: count)) { try AES.permute(&$0, key: key) }
        }

        /// The decrypted data; nil if the padding is wrong.
        func decrypted(_ data: [UInt8]) -> [UInt8]? {
            if isChained {
                guard !data.isEmpty else { return isPadded ? nil : [] }
                return try? Array(AES._CBC.decrypt(data, using: key, iv: chainVector(), noPadding: !isPadded))
            }
            guard let plain = permuted(data, { try AES.inversePermute(&$0, key: key) }) else { return nil }
            guard isPadded else { return plain }
            guard let last = plain.last, (1...Self.size).contains(Int(last)), plain.suffix(Int(last)).allSatisfy({ $0 == last }) else {
                return nil
            }
            return Array(plain.dropLast(Int(last)))
        }

        private func chainVector() throws -> AES._CBC.IV {
            try AES._CBC.IV(ivBytes: vector ?? Array(repeating: 0, count: Self.size))
        }

        private func permuted(_ data: [UInt8], _ permute: (inout [UInt8]) throws -> Void) -> [UInt8]? {
            var result: [UInt8] = []
            result.reserveCapacity(data.count)
            for start in stride(from: 0, to: data.count, by: Self.size) {
                var block = Array(data[start..<start + Self.size])
                guard (try? permute(&block)) != nil else { return nil }
                result += block
            }
            return result
        }
    }
#endif
