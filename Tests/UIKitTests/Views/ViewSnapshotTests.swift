import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Drawing of views")
struct ViewSnapshotTests {
    let host = TestHost(size: CGSize(width: 100, height: 80), scale: 2)

    final class Cross: UIView {
        var drawn: [CGRect] = []
        var style = UIUserInterfaceStyle.unspecified
        override func draw(_ rect: CGRect) {
            drawn.append(rect)
            style = UITraitCollection.current.userInterfaceStyle
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test("A view draws in its coordinates, at the window's scale, with its traits")
    func drawing() {
        let view = Cross(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
        view.backgroundColor = .white
        view.overrideUserInterfaceStyle = .dark
        host.window.addSubview(view)
        host.advance(by: 0.1)
        #expect(view.drawn == [CGRect(x: 0, y: 0, width: 30, height: 30)])
        #expect(view.style == .dark)
        #expect(view.layer.contentsScale == 2)
        host.advance(by: 0.1)
        #expect(view.drawn.count == 1)
        view.setNeedsDisplay()
        host.advance(by: 0.1)
        #expect(view.drawn.count == 2)
    }

    @Test("A snapshot shows the view at that moment, and does not change")
    func snapshots() {
        let view = Cross(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
        view.backgroundColor = .blue
        host.window.addSubview(view)
        let whole = view.snapshotView(afterScreenUpdates: true)
        #expect(whole?.bounds.size == CGSize(width: 30, height: 30))
        let part = view.resizableSnapshotView(
            from: CGRect(x: 5, y: 5, width: 10, height: 10), afterScreenUpdates: true, withCapInsets: .zero)
        view.removeFromSuperview()
        guard let whole, let part else {
            Issue.record("There is no snapshot.")
            return
        }
        whole.frame.origin = .zero
        part.frame.origin = CGPoint(x: 50, y: 0)
        host.window.addSubview(whole)
        host.window.addSubview(part)
        host.advance(by: 0.1)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 80))
        let image = renderer.image { _ in #expect(host.window.drawHierarchy(in: host.window.bounds, afterScreenUpdates: true)) }
        let scale = image.scale
        func at(_ x: CGFloat, _ y: CGFloat) -> [UInt8] { pixel(image.cgImage, Int(x * scale), Int(y * scale)) }
        #expect(at(5, 5) == [255, 0, 0, 255])
        #expect(at(20, 20) == [0, 0, 255, 255])
        #expect(at(52, 2) == [255, 0, 0, 255])
        #expect(at(58, 8) == [0, 0, 255, 255])
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    /// Red, green, blue and alpha of a pixel, from 0 to 255.
    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
        guard let image, let data = image.dataProvider?.data else { return [] }
        let bytes = [UInt8](data as Data)
        let start = y * image.bytesPerRow + x * 4
        guard bytes.indices.contains(start + 3) else { return [] }
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }
}
