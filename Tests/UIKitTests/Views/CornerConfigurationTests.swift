import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Corner configurations")
struct CornerConfigurationTests {
    let host = TestHost(size: CGSize(width: 200, height: 200), scale: 1)
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))

    init() {
        host.window.backgroundColor = .white
        view.backgroundColor = .red
        host.window.addSubview(view)
        host.advance(by: 0.1)
    }

    /// Whether the pixel at a point of the view has the view's colour.
    private func covers(_ x: Int, _ y: Int) -> Bool {
        let image = host.snapshot()
        guard let data = image.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else { return false }
        let at = (20 + y) * image.bytesPerRow + (20 + x) * 4
        return Int(bytes[at + 1]) < 100
    }

    @Test("A capsule's radius is half of its height, also after a resize, up to its maximum radius")
    func capsule() {
        view.cornerConfiguration = .capsule()
        host.advance(by: 0.1)
        #expect(view.effectiveRadius(corner: .allCorners) == 20 && !covers(3, 3) && covers(20, 1))
        view.bounds.size.height = 60
        #expect(view.effectiveRadius(corner: .topLeft) == 30)
        view.cornerConfiguration = .capsule(maximumRadius: 8)
        #expect(view.effectiveRadius(corner: .topLeft) == 8)
        view.cornerConfiguration = .corners(topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
        host.advance(by: 0.1)
        #expect(view.effectiveRadius(corner: .allCorners) == 0)
    }

    @Test("Each corner has its own radius, and is drawn with that radius")
    func each() {
        view.cornerConfiguration = .corners(topLeftRadius: 18, topRightRadius: 4, bottomLeftRadius: nil, bottomRightRadius: .fixed(12))
        host.advance(by: 0.1)
        #expect(view.effectiveRadius(corner: .topLeft) == 18 && view.effectiveRadius(corner: [.topRight, .bottomRight]) == 12)
        #expect(!covers(3, 3) && covers(97, 2) && covers(0, 39) && !covers(98, 38) && covers(50, 20))
        view.cornerConfiguration = .uniformEdges(topRadius: 10, bottomRadius: 2)
        #expect(view.effectiveRadius(corner: .topRight) == 10 && view.effectiveRadius(corner: .bottomLeft) == 2)
        view.cornerConfiguration = .uniformLeftRadius(9, topRightRadius: 3)
        #expect(view.effectiveRadius(corner: .bottomLeft) == 9 && view.effectiveRadius(corner: .bottomRight) == 0)
    }

    @Test("A concentric corner's radius is the container's radius minus the distance between the corners, and at least the minimum")
    func concentric() {
        view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        view.cornerConfiguration = .uniformCorners(radius: 20)
        let inner = UIView(frame: CGRect(x: 4, y: 4, width: 92, height: 92))
        view.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        #expect(inner.effectiveRadius(corner: .topLeft) == 16 && inner.effectiveRadius(corner: .bottomRight) == 16)
        inner.frame = CGRect(x: 4, y: 4, width: 60, height: 60)
        #expect(inner.effectiveRadius(corner: .topLeft) == 16 && inner.effectiveRadius(corner: .bottomRight) == 0)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
        #expect(inner.effectiveRadius(corner: .bottomRight) == 5)
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(inner.effectiveRadius(corner: .bottomRight) == 16)
    }
}
