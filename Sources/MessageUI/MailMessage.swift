import Foundation

/// A message for the desktop's mail program.
package struct MailMessage: Sendable, Equatable {
    /// An attached file.
    package struct Attachment: Sendable, Equatable {
        package var data: Data
        package var mimeType: String
        package var fileName: String

        package init(data: Data, mimeType: String, fileName: String) {
            (self.data, self.mimeType, self.fileName) = (data, mimeType, fileName)
        }
    }

    package var subject = ""
    package var to: [String] = []
    package var cc: [String] = []
    package var bcc: [String] = []
    /// The plain text.
    package var body = ""
    package var attachments: [Attachment] = []

    package init() {}

    /// The link that opens a mail program with the message, without its attachments. Nil if it cannot be written.
    package var link: URL? {
        let fields = [("cc", cc.joined(separator: ",")), ("bcc", bcc.joined(separator: ",")), ("subject", subject), ("body", lines)]
        let query = fields.filter { !$0.1.isEmpty }.map { "\($0.0)=\(Self.encoded($0.1))" }.joined(separator: "&")
        let recipients = to.map(Self.encoded).joined(separator: ",")
        return URL(string: "mailto:" + recipients + (query.isEmpty ? "" : "?" + query))
    }

    /// The body with the line ends of RFC 6068.
    private var lines: String { body.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n") }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: safe) ?? ""
    }

    private static let safe = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@")
}
