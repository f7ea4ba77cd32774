import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Image views")
struct UIImageViewTests {
    private func image(_ color: UIColor, width: CGFloat = 20, height: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func color(_ host: TestHost, _ x: Int, _ y: Int) -> UIColor? {
        host.snapshot().color(x: x, y: y).map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) }
    }

    @Test("UIImageView(image:) has the image's size and receives no touches")
    func sizes() {
        let view = UIImageView(image: image(.red))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 10))
        #expect(!view.isUserInteractionEnabled)
        #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test(
        "The content mode determines the image's frame",
        arguments: [
            (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
            (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)), (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
            (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)), (.bottomRight, CGRect(x: 20, y: 30, width: 20, height: 10)),
        ])
    func contentModes(mode: UIView.ContentMode, expected: CGRect) {
        let host = TestHost(size: CGSize(width: 40, height: 40), scale: 2)
        host.window.backgroundColor = .white
        let view = UIImageView(frame: host.window.bounds)
        view.contentMode = mode
        view.image = image(.red)
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let inside = expected.insetBy(dx: 1, dy: 1)
        for point in [CGPoint(x: inside.minX, y: inside.minY), CGPoint(x: inside.maxX, y: inside.maxY)] {
            #expect(color(host, Int(point.x * 2), Int(point.y * 2)) == .red, "\(mode) at \(point)")
        }
        let outside = expected.insetBy(dx: -1, dy: -1)
        for point in [CGPoint(x: outside.minX, y: outside.minY), CGPoint(x: outside.maxX - 0.5, y: outside.maxY - 0.5)]
        where host.window.bounds.contains(point) {
            #expect(color(host, Int(point.x * 2), Int(point.y * 2)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1), "\(mode) at \(point)")
        }
    }

    @Test("A template image is drawn in the view's tint, and follows its changes")
    func templates() {
        let host = TestHost(size: CGSize(width: 20, height: 10), scale: 1)
        let view = UIImageView(image: image(.black).withRenderingMode(.alwaysTemplate))
        host.window.addSubview(view)
        host.window.tintColor = .red
        host.advance(by: 0.1)
        #expect(color(host, 10, 5) == .red)
        view.tintColor = .blue
        host.advance(by: 0.1)
        #expect(color(host, 10, 5) == .blue)
    }

    @Test("A highlighted image view shows its highlighted image")
    func highlighting() {
        let host = TestHost(size: CGSize(width: 20, height: 10), scale: 1)
        let view = UIImageView(image: image(.red), highlightedImage: image(.blue))
        host.window.addSubview(view)
        host.advance(by: 0.1)
        #expect(color(host, 10, 5) == .red)
        view.isHighlighted = true
        host.advance(by: 0.1)
        #expect(color(host, 10, 5) == .blue)
    }

    @Test("Animation images are shown one after another for the repeat count, and then the image again")
    func animation() async {
        let host = TestHost(size: CGSize(width: 20, height: 10), scale: 1)
        let view = UIImageView(image: image(.green))
        host.window.addSubview(view)
        view.animationImages = [image(.red), image(.blue)]
        view.animationDuration = 1
        view.animationRepeatCount = 1
        host.advance(by: 0.1)
        view.startAnimating()
        #expect(view.isAnimating)
        host.advance(by: 0.25)
        #expect(color(host, 10, 5) == .red)
        host.advance(by: 0.5)
        #expect(color(host, 10, 5) == .blue)
        host.advance(by: 1)
        #expect(!view.isAnimating)
        #expect(color(host, 10, 5) == .green)
        await host.settle()
        #expect(host.isSettled)
    }

    @Test("A resizable image fills the view, and its caps keep their size")
    func caps() {
        let host = TestHost(size: CGSize(width: 60, height: 20), scale: 1)
        let striped = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
            for (x, color) in [(0, UIColor.red), (3, .white), (6, .blue)] {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: 3, height: 9))
            }
        }
        for mode in [UIImage.ResizingMode.tile, .stretch] {
            let view = UIImageView(frame: host.window.bounds)
            view.image = striped.resizableImage(withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3), resizingMode: mode)
            host.window.addSubview(view)
            host.advance(by: 0.1)
            #expect(color(host, 1, 10) == .red && color(host, 58, 10) == .blue)
            #expect(color(host, 30, 10) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        }
    }
}
