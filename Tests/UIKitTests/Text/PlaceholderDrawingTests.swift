import Testing
import UIKit
import UIKitTesting

@Suite("Overridden drawing of placeholders")
@MainActor
struct PlaceholderDrawingTests {
    /// A field that draws a square instead of the placeholder's text.
    private final class SquareField: UITextField {
        var rects: [CGRect] = []
        override func drawPlaceholder(in rect: CGRect) {
            rects.append(rect)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height))
        }
    }

    /// A field that draws the placeholder's text further down.
    private final class LowField: UITextField {
        override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect.offsetBy(dx: 0, dy: 40)) }
    }

    /// The number of pixels of a field that are not white.
    private func ink(_ field: UITextField) -> Int {
        let host = TestHost(size: CGSize(width: 200, height: 60))
        host.window.backgroundColor = .white
        field.frame = CGRect(x: 10, y: 15, width: 180, height: 30)
        host.window.addSubview(field)
        let image = host.snapshot()
        return (0..<60).reduce(0) { sum, y in sum + (0..<200).count { x in image.pixel(x, y).prefix(3).contains { $0 < 250 } } }
    }

    @Test("A field calls drawPlaceholder(in:) with the placeholder's rectangle")
    func own() throws {
        let field = SquareField()
        field.placeholder = "Name"
        #expect(ink(field) > 150)
        let rect = try #require(field.rects.first)
        #expect(rect.width > 100 && rect.height > 10)
        #expect(field.text == "" && field.placeholder == "Name")
        field.text = "Ada"
        field.rects = []
        #expect(ink(field) > 0)
        #expect(field.rects.isEmpty)
    }

    @Test("If an override of drawPlaceholder(in:) does not call super, the placeholder is not drawn")
    func placeholderText() {
        let (plain, low) = (UITextField(), LowField())
        plain.placeholder = "Name"
        low.placeholder = "Name"
        #expect(ink(plain) > 50)
        #expect(ink(low) == 0)
    }
}
