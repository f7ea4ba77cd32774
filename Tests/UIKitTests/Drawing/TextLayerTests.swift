import Foundation
import Testing
import UIKit
import UIKitTesting

/// Text layers with UIKit's fonts and attributed strings.
@MainActor
struct TextLayerTests {
    @Test func fontsAndAttributesAreThoseOfUIKit() throws {
        let host = TestHost(size: CGSize(width: 220, height: 130))
        host.window.backgroundColor = .white
        func add(_ y: CGFloat, _ change: (CATextLayer) -> Void) {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 10, y: y, width: 200, height: 32)
            layer.contentsScale = 2
            layer.foregroundColor = UIColor.black.cgColor
            change(layer)
            host.window.layer.addSublayer(layer)
        }
        add(10) {
            $0.string = "A bold font, 18 points"
            $0.font = UIFont.boldSystemFont(ofSize: 40)
            $0.fontSize = 18
        }
        add(50) {
            let text = NSMutableAttributedString(
                string: "Red, ", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
            text.append(
                NSAttributedString(
                    string: "underlined",
                    attributes: [
                        .font: UIFont.italicSystemFont(ofSize: 16), .foregroundColor: UIColor.blue,
                        .underlineStyle: NSUnderlineStyle.single.rawValue,
                    ]))
            $0.string = text
            $0.fontSize = 99
        }
        add(90) {
            $0.string = NSAttributedString(
                string: "at the right", attributes: [.font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)])
            $0.alignmentMode = .right
        }
        host.advance(by: 0.1)
        try expectPicture(host.snapshot(), named: "text-layer-uikit")
        let layer = CATextLayer()
        layer.string = "some text"
        layer.fontSize = 17
        let size = layer.preferredFrameSize()
        #expect(size.height > 17 && size.height < 26 && size.width > 50)
    }

    @Test func layerFontCanBeATypefaceName() throws {
        let name = UIFont.boldSystemFont(ofSize: 12).fontName
        let bold = try #require(CGFont(name))
        #expect(bold.postScriptName == name)
        #expect(CGFont("No such typeface at all") == nil)
        func width(_ font: Any?) -> CGFloat {
            let layer = CATextLayer()
            layer.string = "A bold font"
            layer.font = font
            layer.fontSize = 20
            return layer.preferredFrameSize().width
        }
        #expect(width(bold) == width(UIFont(name: name, size: 1)))
        #expect(width(bold) != width(UIFont.systemFont(ofSize: 1)))
    }
}
