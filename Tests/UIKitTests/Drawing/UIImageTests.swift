import CoreGraphics
import Testing
import UIKit

@Suite("UIImage")
struct UIImageTests {
    /// Two columns of `size`: red at the left, blue at the right; the lower half of both is darker.
    private func corners(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            for (x, y, color) in [(0, 0, UIColor.red), (2, 0, .blue), (0, 1, .green), (2, 1, .yellow)] {
                color.setFill()
                context.fill(CGRect(x: x, y: y, width: 2, height: 1))
            }
        }
    }

    private func color(_ image: UIImage?, _ x: Int, _ y: Int) -> UIColor? {
        image?.cgImage?.color(x: x, y: y).map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) }
    }

    @Test("An image's size is in points; pixels are points times the scale")
    func sizes() throws {
        let image = corners(scale: 2)
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(image.cgImage?.width == 8)
        let data = try #require(image.pngData())
        #expect(UIImage(data: data)?.size == CGSize(width: 8, height: 4))
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 4, height: 2))
        #expect(UIImage().size == .zero)
        #expect(UIImage(data: Data("no image".utf8)) == nil)
    }

    @Test("Drawing in an image context is upright, and the context is current")
    func contexts() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 1)
        corners().draw(at: .zero)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(color(image, 0, 0) == .red && color(image, 3, 0) == .blue && color(image, 0, 1) == .green)
    }

    @Test(
        "An orientation rotates the drawn image",
        arguments: [
            (UIImage.Orientation.up, UIColor.red, UIColor.blue), (.down, .yellow, .green), (.left, .blue, .yellow), (.right, .green, .red),
            (.upMirrored, .blue, .red), (.downMirrored, .green, .yellow), (.leftMirrored, .red, .green), (.rightMirrored, .yellow, .blue),
        ])
    func orientations(orientation: UIImage.Orientation, topLeft: UIColor, topRight: UIColor) throws {
        let pixels = try #require(corners().cgImage)
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        let swaps = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        #expect(turned.size == (swaps ? CGSize(width: 2, height: 4) : CGSize(width: 4, height: 2)))
        let data = try #require(turned.pngData())
        let upright = try #require(UIImage(data: data))
        #expect(upright.size == turned.size)
        #expect(color(upright, 0, 0) == topLeft)
        #expect(color(upright, Int(turned.size.width) - 1, 0) == topRight)
    }

    @Test("A tint keeps the shape and replaces the colour")
    func tint() {
        let disc = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: .oneToOne).image { context in
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let tinted = disc.withTintColor(.systemRed)
        #expect(color(tinted, 5, 5) == UIColor.systemRed.resolvedColor(with: .current))
        #expect(tinted.cgImage?.color(x: 0, y: 0)?.alpha == 0)
        #expect(tinted.renderingMode == .alwaysOriginal)
        #expect(disc.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    }

    @Test("Caps keep their size, and the part between them is stretched or tiled")
    func caps() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: .oneToOne).image { context in
            for (x, color) in [(0, UIColor.red), (1, .white), (2, .black), (3, .blue)] {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: 3))
            }
        }
        func drawn(_ mode: UIImage.ResizingMode) -> UIImage {
            let capped = image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: mode)
            return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 9), format: .oneToOne).image { _ in
                capped.draw(in: CGRect(x: 0, y: 0, width: 10, height: 9))
            }
        }
        for mode in [UIImage.ResizingMode.tile, .stretch] {
            #expect(color(drawn(mode), 0, 4) == .red && color(drawn(mode), 9, 8) == .blue)
        }
        let tiled = (1...8).map { drawn(.tile).cgImage?.color(x: $0, y: 4)?.red }
        #expect(tiled == [1, 0, 1, 0, 1, 0, 1, 0])
        let stretched = (1...8).map { drawn(.stretch).cgImage?.color(x: $0, y: 4)?.red ?? -1 }
        #expect(stretched == stretched.sorted(by: >) && stretched.first == 1 && stretched.last == 0)
    }

    @Test("Cap insets of a rotated image apply to the rotated image, and its pixels are written unchanged")
    func rotatedCaps() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: .oneToOne).image { context in
            for (x, color) in [(0, UIColor.red), (1, .white), (2, .blue)] {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
            }
        }
        let pixels = try #require(image.cgImage)
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: .upMirrored)
        let capped = turned.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 1), format: .oneToOne).image { _ in
            capped.draw(in: CGRect(x: 0, y: 0, width: 9, height: 1))
        }
        #expect(color(drawn, 0, 0) == .blue && color(drawn, 8, 0) == .red)
        #expect(color(drawn, 4, 0) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        let written = try #require(capped.pngData().flatMap { UIImage(data: $0) })
        #expect(written.size == CGSize(width: 3, height: 1) && color(written, 0, 0) == .blue && color(written, 2, 0) == .red)
    }

    @Test("Files are found with the scale in their names, and invalid ones return nil")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try #require(corners(scale: 2).pngData()).write(to: folder.appendingPathComponent("corners@2x.png"))
        try Data("not a png".utf8).write(to: folder.appendingPathComponent("broken.png"))
        let image = UIImage(contentsOfFile: folder.appendingPathComponent("corners@2x.png").path)
        #expect(image?.scale == 2 && image?.size == CGSize(width: 4, height: 2))
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("broken.png").path) == nil)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("missing.png").path) == nil)
        #expect(UIImage(named: "no-such-image") == nil)
        // Foundation's path methods end the program at these names.
        #expect(UIImage(named: "///a//") == nil && UIImage(named: "a//b///c.png//") == nil)
    }

    @Test("An animated image has a duration")
    func animated() throws {
        let animated = try #require(UIImage.animatedImage(with: [corners(), corners()], duration: 0))
        #expect(animated.images?.count == 2)
        #expect(abs(animated.duration - 2.0 / 30) < 1e-9)
        #expect(animated.size == CGSize(width: 4, height: 2))
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("stretchableImage stretches one point between its caps, and the whole image without caps")
    func stretchable() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7), format: .oneToOne).image {
            $0.fill(CGRect(x: 0, y: 0, width: 9, height: 7))
        }
        let capped = image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 2)
        #expect(capped.capInsets == UIEdgeInsets(top: 2, left: 4, bottom: 4, right: 4) && capped.resizingMode == .stretch)
        #expect(capped.leftCapWidth == 4 && capped.topCapHeight == 2)
        #expect(image.stretchableImage(withLeftCapWidth: 0, topCapHeight: 0).capInsets == .zero)
    }

    @Test("Two-digit numbers in circles and squares are system symbols", arguments: ["00", "01", "09", "1", "10", "50"])
    func numbers(number: String) {
        for variant in ["circle", "circle.fill", "square", "square.fill"] {
            #expect(UIImage(systemName: "\(number).\(variant)") != nil, "\(number).\(variant)")
        }
        #expect(UIImage(systemName: "010.square") == nil && UIImage(systemName: "51.square") == nil)
    }
}
