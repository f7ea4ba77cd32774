import Foundation

/// Checks the addresses of links in HTML and RTF from other programs.
enum DocumentLink {
    /// The schemes of addresses that contain a script or a whole document. A text view must not pass them to a browser.
    private static let refusedSchemes = ["javascript:", "vbscript:", "data:"]

    /// Whether a link may lead to `address`. Like browsers, ignores control characters and white space before and within the scheme.
    static func isAllowed(_ address: String) -> Bool {
        guard !address.isEmpty, address.utf8.count <= TransferConstants.maximumURLLength else { return false }
        let scalars = address.unicodeScalars.lazy.filter { $0.value > 0x20 }.prefix(16)
        let start = String(String.UnicodeScalarView(scalars)).lowercased()
        return !refusedSchemes.contains { start.hasPrefix($0) }
    }
}
