import Testing

@testable import UIKit
import UIKitTesting

@MainActor
@Suite("Geometry of views")
struct ViewGeometryTests {
    @Test("Frame, bounds and center are consistent")
    func frameBoundsCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
        view.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
        #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
        #expect(view.center == .zero)
    }

    @Test("A rotated view's frame is its bounding rectangle")
    func rotatedFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        expectClose(view.frame, CGRect(x: 25, y: -25, width: 50, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test("A view's alpha has the single precision of its layer's opacity")
    func alpha() {
        let view = UIView()
        view.alpha = 0.3
        #expect(view.alpha == CGFloat(Float(0.3)))
    }

    @Test("Conversions of points and rectangles agree with a multiplication of transformation matrices", arguments: 0..<40)
    func conversions(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var all = [root]
        for _ in 0..<12 {
            let view = UIView(frame: randomRect(&random))
            view.bounds.origin = randomPoint(&random)
            view.anchorPoint = CGPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
            if Bool.random(using: &random) {
                view.transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
                    .scaledBy(x: .random(in: 0.3...2, using: &random), y: .random(in: 0.3...2, using: &random))
                    .translatedBy(x: .random(in: -20...20, using: &random), y: 7)
            }
            all.randomElement(using: &random)!.addSubview(view)
            all.append(view)
        }
        for _ in 0..<50 {
            let from = all.randomElement(using: &random)!
            let to = all.randomElement(using: &random)!
            let point = randomPoint(&random)
            let matrix = matrixToTop(from).concatenating(matrixToTop(to).inverted())
            expectClose(from.convert(point, to: to), point.applying(matrix))
            expectClose(to.convert(point, from: from), point.applying(matrix))
            let rect = randomRect(&random)
            expectClose(from.convert(rect, to: to), rect.applying(matrix))
            expectClose(to.convert(rect, from: from), rect.applying(matrix))
            // Without a window nil is the topmost superview.
            expectClose(from.convert(point, to: nil), from.convert(point, to: root))
            // Converting back returns the same point.
            expectClose(to.convert(from.convert(point, to: to), to: from), point)
        }
    }

    @Test("UICoordinateSpace converts points and rectangles like the conversion methods of views")
    func coordinateSpaces() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        root.addSubview(child)
        let space: any UICoordinateSpace = root
        #expect(child.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 11, y: 21))
        #expect(space.convert(CGPoint(x: 11, y: 21), to: child) == CGPoint(x: 1, y: 1))
    }

    @Test("sizeToFit applies the size of sizeThatFits, and keeps the top left corner")
    func sizeToFit() {
        final class Wishing: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
        }
        let view = Wishing(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 33, height: 44))
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8)).sizeThatFits(.zero) == CGSize(width: 7, height: 8))
    }

    // MARK: Reference implementation

    /// The transform from a view's coordinates to those of the topmost superview, by the definition of bounds, anchor point, transform and center.
    private func matrixToTop(_ view: UIView) -> CGAffineTransform {
        var matrix = CGAffineTransform.identity
        var current: UIView? = view
        while let view = current {
            matrix = matrix.concatenating(
                CGAffineTransform(
                    translationX: -view.bounds.minX - view.anchorPoint.x * view.bounds.width,
                    y: -view.bounds.minY - view.anchorPoint.y * view.bounds.height)
            ).concatenating(view.transform).concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
            current = view.superview
        }
        return matrix
    }

    private func randomPoint(_ random: inout SeededGenerator) -> CGPoint {
        CGPoint(x: .random(in: -50...150, using: &random), y: .random(in: -50...150, using: &random))
    }

    private func randomRect(_ random: inout SeededGenerator) -> CGRect {
        CGRect(
            origin: randomPoint(&random),
            size: CGSize(width: .random(in: 10...100, using: &random), height: .random(in: 10...100, using: &random)))
    }
}

func expectClose(_ one: CGPoint, _ other: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6, "\(one) is not \(other)", sourceLocation: sourceLocation)
}

func expectClose(_ one: CGRect, _ other: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
    expectClose(one.origin, other.origin, sourceLocation: sourceLocation)
    expectClose(
        CGPoint(x: one.width, y: one.height), CGPoint(x: other.width, y: other.height), sourceLocation: sourceLocation)
}
