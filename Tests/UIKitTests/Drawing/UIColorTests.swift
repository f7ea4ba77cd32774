import CoreGraphics
import Testing
import UIKit

@Suite("UIColor")
struct UIColorTests {
    private func components(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [Int] {
        let traits = UITraitCollection { $0.userInterfaceStyle = style }
        var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
    }

    @Test("System colours have the documented values, light and dark")
    func systemColors() {
        #expect(components(.systemRed) == [0xFF, 0x3B, 0x30, 100])
        #expect(components(.systemRed, .dark) == [0xFF, 0x45, 0x3A, 100])
        #expect(components(.label, .dark) == [255, 255, 255, 100])
        #expect(components(.secondaryLabel) == [0x3C, 0x3C, 0x43, 60])
        #expect(components(.quaternaryLabel, .dark) == [0xEB, 0xEB, 0xF5, 16])
        #expect(components(.separator) == [0x3C, 0x3C, 0x43, 29])
        #expect(components(.tertiarySystemGroupedBackground, .dark) == [0x2C, 0x2C, 0x2E, 100])
        #expect(components(.lightText, .dark) == [255, 255, 255, 60])
    }

    @Test("A dynamic colour resolves with the current traits, and stays dynamic with another alpha")
    func dynamicColors() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor { _ in .red } }
        #expect(components(color) == [255, 0, 0, 100])
        #expect(components(color, .dark) == [255, 255, 255, 100])
        #expect(components(color.withAlphaComponent(0.5), .dark) == [255, 255, 255, 50])
        UITraitCollection { $0.userInterfaceStyle = .dark }.performAsCurrent {
            #expect(color.cgColor == UIColor.white.cgColor)
        }
        let endless = UIColor { _ in EndlessColor.color }
        #expect(components(endless).count == 4)
    }

    private enum EndlessColor {
        static let color: UIColor = UIColor { _ in again() }
        static func again() -> UIColor { color }
    }

    @Test("Hue, saturation and brightness convert to the colour and back", arguments: 0..<14)
    func hsb(step: Int) {
        let hue = CGFloat(step) * 0.07
        let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
        var (h, s, b, a) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
        #expect(abs(h - hue) < 1e-6 && abs(s - 0.6) < 1e-6 && abs(b - 0.8) < 1e-6 && a == 0.5)
    }

    @Test("Hues of 0, 1/3 and 2/3 are the primary colours")
    func hues() {
        #expect(components(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == [255, 0, 0, 100])
        #expect(components(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0, 100])
        #expect(components(UIColor(hue: 2 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 0, 255, 100])
        #expect(components(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 255, 100])
    }

    @Test("Colours with equal components are equal; a dynamic colour equals only itself")
    func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != .blue)
        #expect(UIColor.label == .label)
        #expect(UIColor.label != .black)
        var white: CGFloat = 0
        #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test("A colour can be archived and restored", arguments: [UIColor.red, UIColor(white: 0.3, alpha: 0.4), UIColor.systemTeal])
    func archives(color: UIColor) throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        #expect(components(read) == components(color))
    }

    @Test("A component of an archive that is not finite is zero", arguments: ["red", "white"])
    func archivedNumbers(key: String) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        for name in [key, "alpha"] { archiver.encode(Double.nan, forKey: name) }
        archiver.finishEncoding()
        let color = try #require(UIColor(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
        #expect(components(color) == components(UIColor(white: 0, alpha: 0)))
    }

    @Test("set applies the colour to fills and strokes")
    func setting() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4), format: .oneToOne).image { context in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setStroke()
            context.stroke(CGRect(x: 1, y: 0, width: 4, height: 4))
        }
        #expect(image.cgImage?.color(x: 0, y: 0) == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(image.cgImage?.color(x: 1, y: 0) == RGBA(red: 0, green: 0, blue: 1, alpha: 1))
    }
}
