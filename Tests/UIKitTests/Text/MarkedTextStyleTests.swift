import Foundation
import Testing
import UIKit
import UIKitTesting

/// The appearance of marked text and its parts.
@MainActor
struct MarkedTextStyleTests {
    private static let size = CGSize(width: 320, height: 80)

    /// A text view with three wide characters of marked text. `part` is the selected range.
    private func compose(choosing part: NSRange?, style: [NSAttributedString.Key: Any]? = nil) -> (TestHost, UITextView) {
        let host = TestHost(size: Self.size, scale: 1)
        let view = UITextView(frame: CGRect(origin: .zero, size: Self.size))
        view.font = .systemFont(ofSize: 24)
        view.textColor = .white
        view.backgroundColor = .white
        view.tintColor = .blue
        if let style { view.markedTextStyle = style }
        host.window.addSubview(view)
        view.becomeFirstResponder()
        host.compose("mmm", choosing: part)
        host.advance(by: 0.1)
        return (host, view)
    }

    /// The number of pixel rows with the opaque and with the pale tint colour, in the middle of a character. The character is white on white.
    private func rows(_ host: TestHost, _ view: UITextView, of character: Int) -> (lines: Int, ground: Int) {
        guard let start = view.position(from: view.beginningOfDocument, offset: character),
            let end = view.position(from: start, offset: 1), let range = view.textRange(from: start, to: end)
        else { return (-1, -1) }
        let x = Int(view.firstRect(for: range).midX)
        let image = host.snapshot()
        guard let data = image.dataProvider?.data else { return (-1, -1) }
        let bytes = [UInt8](data as Data)
        var found = (lines: 0, ground: 0)
        for y in 0..<image.height {
            let pixel = y * image.bytesPerRow + x * 4
            let (blue, red) = (bytes[pixel], bytes[pixel + 2])
            if blue > 200, red < 100 { found.lines += 1 } else if blue > 200, red < 230 { found.ground += 1 }
        }
        return found
    }

    @Test func selectedMarkedTextHasABackgroundAndAThickUnderline() {
        let (host, view) = compose(choosing: NSRange(location: 1, length: 1))
        let parts = (0..<3).map { rows(host, view, of: $0) }
        #expect(parts[0].lines > 0)
        #expect(parts[0].ground < 4)
        #expect(parts[1].lines > parts[0].lines)
        #expect(parts[1].ground > 10)
        #expect(parts[2] == parts[0])
        #expect(view.text == "mmm")
    }

    @Test func unselectedMarkedTextHasOneUnderline() {
        let (host, view) = compose(choosing: nil)
        let parts = (0..<3).map { rows(host, view, of: $0) }
        #expect(parts[0].lines > 0)
        #expect(parts.allSatisfy { $0 == parts[0] })
    }

    @Test func appsMarkedTextStyleReplacesTheInputMethods() {
        let (host, view) = compose(choosing: NSRange(location: 1, length: 1), style: [.underlineStyle: 0])
        #expect((0..<3).allSatisfy { rows(host, view, of: $0).lines == 0 })
    }

    @Test func committedTextHasNoUnderline() {
        let (host, view) = compose(choosing: NSRange(location: 0, length: 2))
        host.type("m")
        host.advance(by: 0.1)
        #expect(view.text == "m")
        #expect(rows(host, view, of: 0).lines == 0)
    }
}
