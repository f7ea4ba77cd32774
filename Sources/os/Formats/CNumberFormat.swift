import Foundation

/// One conversion of C's `printf`, for one number. It stores the parsed parts, so that no untrusted format string is passed to `printf`.
struct CNumberFormat {
    /// The flags of the conversion: some of `-+ #0`.
    var flags: String
    var width: Int?
    var precision: Int?
    var conversion: Character

    /// The maximum width and precision. Larger values are reduced to it.
    static let limit = 256

    func text(of number: Double) -> String { text("\(conversion)", number) }

    func text(of number: Int64) -> String { text("ll\(conversion)", number) }

    func text(of number: UInt64) -> String { text("ll\(conversion)", number) }

    private func text(_ conversion: String, _ number: some CVarArg) -> String {
        var format = "%\(flags)"
        if let width { format += String(min(max(width, 0), Self.limit)) }
        if let precision { format += ".\(min(max(precision, 0), Self.limit))" }
        format += conversion
        return withVaList([number]) { list in
            // The longest number is the greatest `Double` with all digits after the point.
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
                let count = Int(vsnprintf(buffer.baseAddress, buffer.count, format, list))
                return String(decoding: UnsafeRawBufferPointer(buffer).prefix(min(max(count, 0), buffer.count - 1)), as: UTF8.self)
            }
        }
    }
}
