import Testing
import UIKitTesting

@testable import UIKit

/// Random trees with random changes. Every hit test must have the result of the documented definition.
@MainActor
@Suite("Hit testing in random trees")
struct RandomHitTestTests {
    @Test("After random changes, hit testing returns the same view as a recursive search", arguments: 1...6)
    func random(seed: UInt64) throws {
        var tree = RandomTree(seed: seed)
        var indexedRounds = 0
        for round in 0..<300 {
            tree.changed.removeAll()
            // Usually a few views change, which the index can include. Sometimes most views change at the same time.
            for _ in 0..<(round % 30 == 29 ? 100 : Int.random(in: 0..<4, using: &tree.random)) { tree.change() }
            for _ in 0..<5 {
                let point = tree.point()
                let hit = tree.root.hitTest(point, with: nil)
                let expected = tree.root.plainAnswer(point)
                try #require(
                    hit === expected,
                    "seed \(seed), round \(round), \(point): \(String(describing: hit)), not \(String(describing: expected))")
            }
            for view in tree.views { try #require(view.touchIndex?.checkInvariants(for: view.subviews) ?? true) }
            if tree.root.touchIndex?.waitingChanges == 0 { indexedRounds += 1 }
        }
        // The test is only meaningful if the index was used.
        #expect(indexedRounds > 150)
    }
}

/// About ninety nested views in a window.
@MainActor
private struct RandomTree {
    var random: SeededGenerator
    let host = TestHost(size: CGSize(width: 400, height: 400), scale: 1)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var views: [UIView]
    /// The changes since the last hit tests.
    var changed: [UIView] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        views = [root]
        host.window.addSubview(root)
        for _ in 0..<90 { add() }
        host.advance(by: 0.1)
    }

    /// A random superview. Most views are in few superviews, so that each has many subviews.
    private mutating func anyParent() -> UIView {
        Int.random(in: 0..<3, using: &random) > 0 ? root : views[number(below: min(views.count, 6))]
    }

    private mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    /// A random coordinate on a coarse grid, so that points are often on edges and sums are not rounded.
    private mutating func coordinate(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 2 }

    private mutating func rect() -> CGRect {
        let long = number(below: 12) == 0
        return CGRect(
            x: coordinate(-40...700), y: coordinate(-40...700), width: coordinate(long ? 0...800 : 8...120),
            height: coordinate(long ? 0...20 : 8...120))
    }

    mutating func point() -> CGPoint {
        // The point is usually in the middle or at a corner of a view, preferably of one that changed. Sometimes it is anywhere.
        if number(below: 6) > 0 {
            let view = changed.randomElement(using: &random) ?? views[number(below: views.count)]
            if view.window != nil {
                let bounds = view.bounds
                let inside = number(below: 3) > 0
                let spot = inside ? CGPoint(x: bounds.midX, y: bounds.midY) : CGPoint(x: bounds.minX, y: bounds.maxY)
                let point = view.convert(spot, to: root)
                // If nothing is rounded, both methods agree whether a corner is inside.
                if inside || point.x * 8 == (point.x * 8).rounded(), point.y * 8 == (point.y * 8).rounded() { return point }
            }
        }
        return CGPoint(x: coordinate(-20...820), y: coordinate(-20...820))
    }

    mutating func add() {
        let view: UIView =
            switch number(below: 12) {
            case 0: WideView()
            case 1: ThroughView()
            case 2: number(below: 4) == 0 ? StripeView() : FlickeringView()
            case 3: PlainView(name: "\(views.count)")
            default: UIView()
            }
        view.frame = rect()
        anyParent().insertSubview(view, at: number(below: 40))
        views.append(view)
    }

    mutating func change() {
        // Most changes affect the same few views, which are added again if they were removed.
        let index = 1 + number(below: number(below: 4) == 0 ? views.count - 1 : 6)
        let view = views[index]
        guard let parent = view.superview else {
            // Adds the view to the tree again.
            let parent = anyParent()
            if !parent.isDescendant(of: view) { parent.addSubview(view) }
            return
        }
        changed.append(view)
        let sibling = parent.subviews[number(below: parent.subviews.count)]
        switch number(below: 34) {
        case 0...3: view.center.x += coordinate(-8...8)
        case 4: view.frame = rect()
        case 5: view.center = CGPoint(x: coordinate(0...800), y: coordinate(0...800))
        case 6: view.bounds.origin = CGPoint(x: coordinate(-20...20), y: coordinate(-20...20))
        case 7: view.bounds.size = CGSize(width: coordinate(0...200), height: coordinate(0...200))
        case 8: view.transform = CGAffineTransform(rotationAngle: CGFloat(number(below: 7)))
        case 9: view.transform = CGAffineTransform(scaleX: CGFloat(number(below: 3)), y: 1.5)
        case 10: view.transform = CGAffineTransform(a: 1, b: 0.3, c: -0.5, d: 1, tx: 10, ty: -4)
        case 11...12: view.transform = .identity
        case 13:
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 300
            view.transform3D = CATransform3DRotate(perspective, 0.5, 0, 1, 0)
        case 14: view.layer.anchorPoint = CGPoint(x: coordinate(0...2), y: coordinate(0...2))
        case 15: view.isHidden = number(below: 4) == 0
        case 16: (view as? FlickeringView)?.isAway.toggle()
        case 17: view.alpha = [0, 0.009, 0.01, 0.5, 1, 1, 1, 1][number(below: 8)]
        case 18: view.isUserInteractionEnabled = number(below: 4) > 0
        case 19: view.clipsToBounds.toggle()
        case 20: view.removeFromSuperview()
        case 21: parent.bringSubviewToFront(view)
        case 22: parent.sendSubviewToBack(view)
        case 23: parent.insertSubview(view, aboveSubview: sibling)
        case 24: parent.insertSubview(view, belowSubview: sibling)
        case 25: parent.exchangeSubview(at: number(below: parent.subviews.count), withSubviewAt: number(below: parent.subviews.count))
        case 26:
            let other = anyParent()
            if !other.isDescendant(of: view) { other.insertSubview(view, at: number(below: 40)) }
        case 27: view.layer.position.y += coordinate(-30...30)
        case 28: view.layer.setValue(coordinate(0...400), forKeyPath: "position.x")
        case 29: view.layer.isHidden = number(below: 4) == 0
        case 30: view.layer.opacity = number(below: 4) == 0 ? 0 : 1
        case 31: view.layer.zPosition = coordinate(-2...2)
        case 32: parent.layer.sublayerTransform = number(below: 4) == 0 ? CATransform3DMakeScale(0.5, 0.5, 1) : CATransform3DIdentity
        default:
            // Removes a view permanently.
            view.removeFromSuperview()
            for subview in view.subviews { subview.removeFromSuperview() }
            views.remove(at: index)
            add()
        }
    }
}
