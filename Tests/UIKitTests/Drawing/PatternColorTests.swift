import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Pattern colours") @MainActor
struct PatternColorTests {
    /// An image of 20 by 10 points: red on the left, green on the right, and blue in its lower half.
    private func tile(scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            for (color, rect) in [
                (UIColor.red, CGRect(x: 0, y: 0, width: 10, height: 5)), (.green, CGRect(x: 10, y: 0, width: 10, height: 5)),
                (.blue, CGRect(x: 0, y: 5, width: 20, height: 5)),
            ] {
                color.setFill()
                context.fill(rect)
            }
        }
    }

    /// The red, green and blue of a point, each from 0 to 255. The image has 2 pixels for each point.
    private func color(_ image: CGImage?, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        guard let image, let data = image.dataProvider?.data else { return [] }
        let bytes = [UInt8](data as Data)
        let start = Int(y * 2) * image.bytesPerRow + Int(x * 2) * 4
        guard bytes.indices.contains(start + 3) else { return [] }
        return [bytes[start + 2], bytes[start + 1], bytes[start]]
    }

    private let red: [UInt8] = [255, 0, 0]
    private let green: [UInt8] = [0, 255, 0]
    private let blue: [UInt8] = [0, 0, 255]
    private let white: [UInt8] = [255, 255, 255]

    @Test("A pattern background starts at the view's corner, also while the view moves or scrolls, and is clipped to its shape")
    func background() {
        let host = TestHost(size: CGSize(width: 200, height: 200))
        host.window.backgroundColor = .white
        let view = UIScrollView(frame: CGRect(x: 33, y: 27, width: 100, height: 80))
        view.contentInsetAdjustmentBehavior = .never
        view.backgroundColor = UIColor(patternImage: tile())
        view.layer.cornerRadius = 20
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let seen = host.snapshot()
        for (column, row) in [(1, 2), (2, 3), (3, 4)] {
            let corner = CGPoint(x: 33 + CGFloat(column) * 20, y: 27 + CGFloat(row) * 10)
            #expect(color(seen, corner.x + 5, corner.y + 2) == red)
            #expect(color(seen, corner.x + 15, corner.y + 2) == green)
            #expect(color(seen, corner.x + 5, corner.y + 7) == blue)
        }
        #expect(color(seen, 34, 28) == white && color(seen, 140, 60) == white)
        view.contentOffset = CGPoint(x: 0, y: 7)
        host.advance(by: 0.1)
        #expect(color(host.snapshot(), 33 + 45, 27 + 22) == red)
        view.backgroundColor = .black
        host.advance(by: 0.1)
        #expect(color(host.snapshot(), 33 + 45, 27 + 22) == [0, 0, 0])
    }

    @Test("Fills and strokes repeat the pattern from the context's origin, even in a translated context, and apply the colour's alpha")
    func drawing() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.cgContext.translateBy(x: 3, y: 3)
            UIColor(patternImage: tile()).set()
            context.fill(CGRect(x: 10, y: 10, width: 40, height: 40))
            let line = UIBezierPath()
            line.lineWidth = 10
            line.move(to: CGPoint(x: 57, y: 72))
            line.addLine(to: CGPoint(x: 97, y: 72))
            line.stroke()
            UIColor(patternImage: tile()).withAlphaComponent(0.5).setFill()
            context.fill(CGRect(x: 57, y: 17, width: 20, height: 20), blendMode: .normal)
        }.cgImage
        #expect(
            color(drawn, 25, 22) == red && color(drawn, 35, 22) == green && color(drawn, 25, 27) == blue && color(drawn, 5, 22) == white)
        #expect(color(drawn, 65, 72) == red && color(drawn, 75, 72) == green && color(drawn, 65, 78) == blue)
        let half = color(drawn, 65, 22)
        #expect(half.count == 3 && half[0] == 255 && abs(Int(half[1]) - 128) < 3 && abs(Int(half[2]) - 128) < 3)
    }

    @Test("A pattern colour draws its image with the image's orientation")
    func orientation() throws {
        let image = UIImage(cgImage: try #require(tile().cgImage), scale: 2, orientation: .down)
        let host = TestHost(size: CGSize(width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = UIColor(patternImage: image)
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let seen = host.snapshot()
        #expect(color(seen, 45, 42) == blue && color(seen, 45, 47) == green && color(seen, 55, 47) == red)
    }

    @Test("A pattern colour's components are the image's mean; colours of one image are equal; an empty image gives clear")
    func components() throws {
        let image = tile()
        let color = UIColor(patternImage: image)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(abs(red - 0.25) < 0.05 && abs(green - 0.25) < 0.05 && abs(blue - 0.5) < 0.05 && alpha > 0.9)
        #expect(color == UIColor(patternImage: image) && color != UIColor(patternImage: tile()) && color != UIColor(cgColor: .clear))
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }
}
