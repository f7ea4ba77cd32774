import Testing
import UIKit
import UIKitTesting

@MainActor
struct AttributedTextSizeTests {
    @Test("The fonts with a text style in attributed text follow the text size, and other fonts do not")
    func attributedText() {
        let host = TestHost()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        text.adjustsFontForContentSizeCategory = true
        let content = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
        content.append(NSAttributedString(string: "b", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]))
        content.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        text.attributedText = content
        host.window.addSubview(text)
        func sizes() -> [CGFloat?] {
            (0..<3).map { (text.textStorage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
        }
        #expect(sizes() == [28, 17, 10])
        host.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        host.advance(by: 0.1)
        #expect(sizes() == [32, 21, 10])
    }
}
