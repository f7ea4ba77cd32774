import Foundation

/// Reads numbers at offsets of untrusted data. Reading past the end returns nil.
struct ByteReader: Sendable {
    private let data: Data
    /// The number of bytes.
    let count: Int
    var isLittleEndian: Bool

    init(_ data: Data, isLittleEndian: Bool = false) { (self.data, count, self.isLittleEndian) = (data, data.count, isLittleEndian) }

    /// The bytes from an offset on; nil if there are fewer than `length`.
    func bytes(at offset: Int, _ length: Int) -> Data? {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
        let start = data.startIndex + offset
        return data[start..<start + length]
    }

    func byte(at offset: Int) -> Int? { offset >= 0 && offset < count ? Int(data[data.startIndex + offset]) : nil }

    func short(at offset: Int) -> Int? { number(at: offset, 2) }

    func long(at offset: Int) -> Int? { number(at: offset, 4) }

    private func number(at offset: Int, _ length: Int) -> Int? {
        guard let bytes = bytes(at: offset, length) else { return nil }
        let ordered = isLittleEndian ? Array(bytes.reversed()) : Array(bytes)
        return ordered.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Whether the bytes at an offset are those of an ASCII text.
    func hasText(_ text: String, at offset: Int) -> Bool { bytes(at: offset, text.utf8.count)?.elementsEqual(text.utf8) ?? false }
}
