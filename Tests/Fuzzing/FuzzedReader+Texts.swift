import CoreGraphics
import Foundation
import ItemProviders
@testable import TextKit
import UIFoundation

extension FuzzedReader {
    /// HTML, RTF and archived attributed strings. Each result is written in both formats and read again.
    static var texts: [FuzzedReader] {
        [
            FuzzedReader(name: "html") { data in text(data, "public.html") },
            FuzzedReader(name: "rtf") { data in text(Data("{\\rtf1".utf8) + data, "public.rtf") },
            FuzzedReader(name: "attributed") { data in text(data, "com.apple.uikit.attributedstring") },
            FuzzedReader(name: "font") { data in
                let (choice, rest) = choice(data, of: 64)
                let name = String(decoding: rest.prefix(256), as: UTF8.self)
                guard let font = UIFont(name: name, size: CGFloat(choice)) else { return }
                precondition(font.lineHeight.isFinite && font.ascender.isFinite)
            },
        ]
    }

    private static func text(_ data: Data, _ type: String) {
        guard let text = try? NSAttributedString.object(withItemProviderData: data, typeIdentifier: type) else { return }
        let whole = NSRange(location: 0, length: text.length)
        for format in [NSAttributedString.DocumentType.html, .rtf, .plain] {
            guard let written = try? text.data(from: whole, documentAttributes: [.documentType: format]) else { continue }
            let again = try? NSAttributedString(data: written, options: [.documentType: format], documentAttributes: nil)
            precondition(again != nil)
        }
        if let archive = try? JSONEncoder().encode(AttributedText(text)) {
            let again = try? NSAttributedString.object(withItemProviderData: archive, typeIdentifier: "com.apple.uikit.attributedstring")
            precondition(again?.string == text.string)
        }
    }
}
