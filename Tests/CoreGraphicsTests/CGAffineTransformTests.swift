import CoreGraphics
import Testing
import UIKitTesting

@Suite("Affine transforms")
struct CGAffineTransformTests {
    @Test("The inverse reverses a transform", arguments: 0..<200)
    func inverse(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let transform = numbers.transform()
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-3 else { return }
        let point = numbers.point(in: CGRect(x: -100, y: -100, width: 200, height: 200))
        #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
        #expect(isClose(transform.concatenating(transform.inverted()), .identity))
    }

    @Test("concatenating(_:) applies the receiver first and is associative", arguments: 0..<200)
    func concatenation(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let (t, u, v) = (numbers.transform(), numbers.transform(), numbers.transform())
        let point = numbers.point(in: CGRect(x: -100, y: -100, width: 200, height: 200))
        #expect(isClose(point.applying(t.concatenating(u)), point.applying(t).applying(u), within: 1e-4))
        #expect(isClose(t.concatenating(u).concatenating(v), t.concatenating(u.concatenating(v)), within: 1e-4))
    }

    @Test("The decomposed parts recompose to the same transform", arguments: 0..<200)
    func decomposition(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let transform = numbers.transform()
        #expect(isClose(CGAffineTransform(transform.decomposed()), transform))
    }

    @Test("translatedBy, scaledBy and rotated(by:) are applied before the existing transform")
    func order() {
        let transform = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
        // (1, 1) is scaled to (2, 3), rotated to (−3, 2) and translated to (7, 22).
        #expect(isClose(CGPoint(x: 1, y: 1).applying(transform), CGPoint(x: 7, y: 22)))
        #expect(isClose(CGAffineTransform.identity.translatedBy(x: 1, y: 2), CGAffineTransform(translationX: 1, y: 2)))
    }

    @Test("The inverse of a singular transform is the transform itself")
    func singular() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform() != .identity)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test("A rotated rectangle becomes its bounding rectangle")
    func rectangles() {
        let turned = CGRect(x: 0, y: 0, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(isClose(turned, CGRect(x: -2.0.squareRoot(), y: 0, width: 8.0.squareRoot(), height: 8.0.squareRoot())))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 5, y: 5)) == CGSize(width: 1, height: 2))
    }

    @Test("A transform can be encoded and decoded")
    func coding() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(transform)) == transform)
    }
}
