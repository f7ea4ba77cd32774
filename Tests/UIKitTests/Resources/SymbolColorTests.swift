import Testing
import UIKit
import UIKitTesting

@Suite("Colours of symbols") @MainActor
struct SymbolColorTests {
    let host = TestHost(scale: 1)

    /// The numbers of pixels with each colour: red, green, blue and alpha.
    private func counts(of image: CGImage) throws -> [[Int]: Int] {
        let data = [UInt8](try #require(image.dataProvider?.data as Data?))
        var counts: [[Int]: Int] = [:]
        for start in stride(from: 0, to: data.count - 3, by: 4) {
            let color: [UInt8] = [data[start + 2], data[start + 1], data[start], data[start + 3]]
            counts[color.map { Int($0) }, default: 0] += 1
        }
        return counts
    }

    /// The colours of the pixels of a symbol with at least an alpha, without rare ones.
    private func colors(_ name: String, _ configuration: UIImage.SymbolConfiguration, alpha: Int = 255) throws -> Set<[Int]> {
        let size = UIImage.SymbolConfiguration(pointSize: 100, weight: .bold)
        let image = try #require(UIImage(systemName: name, withConfiguration: size.applying(configuration))?.cgImage)
        return Set(try counts(of: image).filter { $0.key[3] >= alpha && $0.value > 150 }.keys)
    }

    private let red = [255, 0, 0, 255]
    private let blue = [0, 0, 255, 255]

    @Test(
        "A palette colours the glyph with the first colour, and the shape around or behind it with the second",
        arguments: ["xmark.circle.fill", "xmark.circle", "exclamationmark.triangle.fill", "exclamationmark.triangle", "bell.slash"])
    func palette(name: String) throws {
        #expect(try colors(name, UIImage.SymbolConfiguration(paletteColors: [.red, .blue])) == [red, blue])
        #expect(try colors(name, UIImage.SymbolConfiguration(paletteColors: [.red])) == [red])
    }

    @Test("A symbol without levels has the first colour of a palette")
    func oneLevel() throws {
        let plus = try colors("plus", UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        #expect(plus == [red])
        #expect(try colors("star.fill", UIImage.SymbolConfiguration(paletteColors: [.red, .blue])) == [red])
    }

    @Test("With a hierarchical colour the shape behind the glyph has half of the opacity")
    func hierarchy() throws {
        let found = try colors("xmark.circle.fill", UIImage.SymbolConfiguration(hierarchicalColor: .red), alpha: 100)
        #expect(found.contains(red) && found.contains { abs($0[3] - 128) <= 1 })
    }

    @Test("A coloured symbol keeps its colours in an image view, until a monochrome configuration replaces them")
    func imageView() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.tintColor = .green
        host.window.addSubview(view)
        view.image = UIImage(systemName: "xmark.circle.fill")
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 100).applying(
            UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        host.advance(by: 0.1)
        func pixels() throws -> Set<[Int]> { Set(try counts(of: host.snapshot()).keys) }
        #expect(try pixels().isSuperset(of: [red, blue]))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 100).applying(
            UIImage.SymbolConfiguration(paletteColors: [.red, .blue]).applying(UIImage.SymbolConfiguration.preferringMonochrome()))
        host.advance(by: 0.1)
        #expect(try pixels().isDisjoint(with: [red, blue]) && pixels().contains([0, 255, 0, 255]))
    }

    @Test("The colours of a symbol in an image view follow the appearance")
    func appearance() throws {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        let configuration = UIImage.SymbolConfiguration(pointSize: 100).applying(UIImage.SymbolConfiguration(hierarchicalColor: dynamic))
        let view = UIImageView(image: UIImage(systemName: "plus.circle", withConfiguration: configuration))
        host.window.addSubview(view)
        host.advance(by: 0.1)
        #expect(try counts(of: host.snapshot()).keys.contains(blue))
        view.overrideUserInterfaceStyle = .dark
        host.advance(by: 0.1)
        let keys = try counts(of: host.snapshot()).keys
        #expect(keys.contains(red) && !keys.contains(blue))
    }
}
