import Testing
import UIKit
import UIKitTesting

/// Frames of views with only inequalities for their position, as a layout library's public tests expect them.
@MainActor
@Suite("Constraints that are inequalities") struct InequalityTests {
    let bench = LayoutBench()

    private func makeView(width: CGFloat = 20, height: CGFloat = 30) -> UIView {
        let view = bench.makeViews(1)[0]
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
        ])
        return view
    }

    private func frame(_ constraints: [NSLayoutConstraint], of view: UIView) -> CGRect {
        NSLayoutConstraint.activate(constraints)
        bench.layOut()
        return view.frame
    }

    @Test("If an inequality is an axis's only constraint, it holds as an equality, for both relations and at either edge")
    func alone() {
        let view = makeView()
        let root = bench.root
        let cases: [(NSLayoutConstraint, CGPoint)] = [
            (view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 72), CGPoint(x: 72, y: 0)),
            (view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 72), CGPoint(x: 72, y: 0)),
            (view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: -72), CGPoint(x: -72, y: 0)),
            (view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -74), CGPoint(x: 206, y: 0)),
            (view.rightAnchor.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: -74), CGPoint(x: 206, y: 0)),
            (view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23), CGPoint(x: 0, y: 23)),
            (view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -45), CGPoint(x: 0, y: 125)),
            (view.centerXAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor), CGPoint(x: 140, y: 0)),
        ]
        for (constraint, origin) in cases {
            #expect(frame([constraint], of: view) == CGRect(origin: origin, size: CGSize(width: 20, height: 30)), "\(constraint)")
            #expect(view.hasAmbiguousLayout)
            constraint.isActive = false
        }
    }

    @Test("In a right-to-left layout a leading inequality holds as an equality at the right edge")
    func rightToLeft() {
        bench.root.semanticContentAttribute = .forceRightToLeft
        let view = makeView()
        #expect(
            frame([view.leadingAnchor.constraint(lessThanOrEqualTo: bench.root.leadingAnchor, constant: 23)], of: view).minX == 257)
    }

    @Test("An inequality between two views holds as an equality, also with a low priority")
    func betweenViews() {
        let (first, second) = (makeView(width: 10), makeView())
        let gap = second.leadingAnchor.constraint(lessThanOrEqualTo: first.trailingAnchor, constant: 25)
        gap.priority = .defaultLow
        let frame = frame([first.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 5), gap], of: second)
        #expect(frame.minX == 40)
    }

    @Test("The inequality that was created first holds as an equality, in any order of activation of the two", arguments: [false, true])
    func two(isReversed: Bool) {
        let view = makeView()
        let most = view.leftAnchor.constraint(lessThanOrEqualTo: bench.root.leftAnchor, constant: 72)
        let least = view.leftAnchor.constraint(greaterThanOrEqualTo: bench.root.leftAnchor, constant: 10)
        #expect(frame(isReversed ? [least, most] : [most, least], of: view).minX == 72)
        most.isActive = false
        bench.layOut()
        #expect(view.frame.minX == 10)
        most.isActive = true
        bench.layOut()
        #expect(view.frame.minX == 72)
    }

    @Test("A length that only has an upper limit is zero, and no other inequality makes it longer")
    func lengths() {
        let view = bench.makeViews(1)[0]
        let frame = frame(
            [
                view.leftAnchor.constraint(equalTo: bench.root.leftAnchor, constant: 10),
                view.rightAnchor.constraint(lessThanOrEqualTo: bench.root.rightAnchor, constant: -10),
                view.heightAnchor.constraint(lessThanOrEqualToConstant: 40), view.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
                view.bottomAnchor.constraint(lessThanOrEqualTo: bench.root.bottomAnchor),
            ], of: view)
        #expect(frame == CGRect(x: 10, y: 200, width: 0, height: 0))
    }

    @Test("An inequality that holds as an equality follows the superview's size; an equality of any priority overrides it")
    func followsAndGivesWay() {
        let view = makeView()
        let end = view.rightAnchor.constraint(lessThanOrEqualTo: bench.root.rightAnchor, constant: -74)
        #expect(frame([end], of: view).minX == 206)
        bench.root.frame.size.width = 200
        bench.layOut()
        #expect(view.frame.minX == 106)
        let position = view.leftAnchor.constraint(equalTo: bench.root.leftAnchor, constant: 3)
        position.priority = UILayoutPriority(1)
        #expect(frame([position], of: view).minX == 3)
        position.isActive = false
        bench.layOut()
        #expect(view.frame.minX == 106)
    }

    @Test("A horizontal position can be equal to a vertical one")
    func acrossAxes() {
        let (first, second) = (makeView(), makeView())
        let position = NSLayoutConstraint(
            item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .top, multiplier: 2, constant: 50)
        let frame = frame(
            [
                first.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 30),
                first.leftAnchor.constraint(equalTo: bench.root.leftAnchor), position,
                NSLayoutConstraint(
                    item: second, attribute: .bottom, relatedBy: .equal, toItem: first, attribute: .right, multiplier: 1, constant: 40),
            ], of: second)
        #expect(frame.origin == CGPoint(x: 110, y: 30))
        #expect(position.firstAttribute == .left && position.secondAttribute == .top)
    }
}
