import Testing
import UIKit
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct ConstraintLifetimeTests {
    @Test func nearestCommonAncestorOwnsAConstraint() {
        let bench = LayoutBench()
        let views = bench.makeViews(2)
        let inner = UIView()
        views[0].addSubview(inner)
        let own = inner.widthAnchor.constraint(equalToConstant: 5)
        let inside = inner.leadingAnchor.constraint(equalTo: views[0].leadingAnchor)
        let across = inner.topAnchor.constraint(equalTo: views[1].topAnchor)
        #expect(!own.isActive)
        NSLayoutConstraint.activate([own, inside, across])
        #expect(inner.constraints == [own])
        #expect(views[0].constraints == [inside])
        #expect(bench.root.constraints == [across])
        across.isActive = false
        #expect(bench.root.constraints.isEmpty)
        bench.root.addConstraint(across)
        #expect(across.isActive)
        bench.root.removeConstraint(across)
        #expect(!across.isActive)
        #expect(own.firstItem === inner)
        #expect(own.secondItem == nil)
        #expect(own.secondAttribute == .notAnAttribute)
    }

    @Test func constraintsOutOfARemovedViewAreRemoved() {
        let bench = LayoutBench()
        let views = bench.makeViews(2)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        views[0].addSubview(inner)
        let inside = inner.leadingAnchor.constraint(equalTo: views[0].leadingAnchor, constant: 3)
        let across = inner.topAnchor.constraint(equalTo: views[1].topAnchor)
        let outside = views[0].leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 7)
        NSLayoutConstraint.activate([inside, across, outside, inner.widthAnchor.constraint(equalToConstant: 5)])
        bench.layOut()
        views[0].removeFromSuperview()
        #expect(inside.isActive)
        #expect(!across.isActive)
        #expect(!outside.isActive)
        bench.layOut()
        // The constraints of the subtree still apply, without a superview and in another superview.
        bench.root.addSubview(views[0])
        views[0].leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 9).isActive = true
        bench.layOut()
        #expect(views[0].frame.minX == 9)
        #expect(inner.frame.minX == 3)
        #expect(inner.frame.width == 5)
    }

    @Test func constraintsAreRemovedWithTheirViews() {
        let bench = LayoutBench()
        let stays = bench.makeViews(1)[0]
        var constraint: NSLayoutConstraint?
        weak var weakView: UIView?
        do {
            let view = bench.makeViews(1)[0]
            weakView = view
            let leading = stays.leadingAnchor.constraint(equalTo: view.trailingAnchor)
            constraint = leading
            leading.isActive = true
            view.widthAnchor.constraint(equalToConstant: 50).isActive = true
            view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor).isActive = true
            bench.layOut()
            #expect(stays.frame.minX == 50)
            view.removeFromSuperview()
        }
        #expect(weakView == nil)
        #expect(constraint?.isActive == false)
        #expect(constraint?.secondItem == nil)
        bench.layOut()
        #expect(bench.root.constraints.isEmpty)
    }

    @Test func deallocatedHierarchyRemovesItsConstraints() {
        weak var weakView: UIView?
        let survivor = UIView()
        survivor.translatesAutoresizingMaskIntoConstraints = false
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            weakView = root
            root.addSubview(survivor)
            survivor.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
            survivor.widthAnchor.constraint(equalToConstant: 10).isActive = true
            root.layoutIfNeeded()
            #expect(survivor.frame.minX == 10)
        }
        #expect(weakView == nil)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.addSubview(survivor)
        survivor.trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
        other.layoutIfNeeded()
        #expect(survivor.frame.minX == 90)
        #expect(survivor.frame.width == 10)
    }

    @Test func viewCanBeLaidOutWithoutAWindow() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        let bench = LayoutBench()
        bench.root.addSubview(root)
        root.translatesAutoresizingMaskIntoConstraints = false
        root.widthAnchor.constraint(equalToConstant: 40).isActive = true
        bench.layOut()
        #expect(root.frame.width == 40)
        #expect(view.frame.width == 40)
        root.translatesAutoresizingMaskIntoConstraints = true
        root.constraints.filter { $0.firstItem === root && $0.secondItem == nil }.forEach { $0.isActive = false }
        root.frame.size.width = 60
        bench.layOut()
        #expect(view.frame.width == 60)
    }

    @Test func constraintsAreRemovedWithTheirGuides() {
        let bench = LayoutBench()
        let guide = UILayoutGuide()
        bench.root.addLayoutGuide(guide)
        #expect(bench.root.layoutGuides.contains { $0 === guide })
        let constraint = guide.widthAnchor.constraint(equalToConstant: 10)
        constraint.isActive = true
        bench.root.removeLayoutGuide(guide)
        #expect(!constraint.isActive)
        #expect(guide.owningView == nil)
    }

    @Test func viewWithoutItsConstraintsKeepsItsFrame() {
        let bench = LayoutBench()
        let view = bench.makeViews(1)[0]
        let constraints = [
            view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 30),
            view.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 40),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 60),
        ]
        NSLayoutConstraint.activate(constraints)
        bench.layOut()
        NSLayoutConstraint.deactivate(constraints)
        bench.layOut()
        #expect(view.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
        view.frame.origin = CGPoint(x: 7, y: 8)
        bench.layOut()
        #expect(view.frame == CGRect(x: 7, y: 8, width: 50, height: 60))
        constraints[0].constant = 31
        NSLayoutConstraint.activate(constraints)
        bench.layOut()
        #expect(view.frame == CGRect(x: 31, y: 40, width: 50, height: 60))
    }

    @Test func updateConstraintsIsCalledOnceSubviewsFirst() {
        final class Updating: UIView {
            var log: ((UIView) -> Void)?
            override func updateConstraints() {
                log?(self)
                super.updateConstraints()
            }
        }
        let bench = LayoutBench()
        let outer = Updating()
        let inner = Updating()
        var order: [UIView] = []
        outer.log = { order.append($0) }
        inner.log = { order.append($0) }
        bench.root.addSubview(outer)
        outer.addSubview(inner)
        bench.layOut()
        #expect(order == [inner, outer])
        bench.layOut()
        #expect(order.count == 2)
        outer.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints())
        bench.host.advance(by: 0.05)
        #expect(order == [inner, outer, outer])
        #expect(!outer.needsUpdateConstraints())
    }

    @Test func onlyChangedViewsAreLaidOut() {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                super.layoutSubviews()
            }
        }
        let bench = LayoutBench()
        let rows = (0..<3).map { _ in bench.add(Counting()) }
        var widths: [NSLayoutConstraint] = []
        for row in rows {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
            widths.append(view.widthAnchor.constraint(equalToConstant: 10))
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor), row.widthAnchor.constraint(equalToConstant: 100),
                view.leadingAnchor.constraint(equalTo: row.leadingAnchor), widths[widths.count - 1],
            ])
        }
        bench.layOut()
        let before = rows.map(\.layouts)
        widths[1].constant = 20
        bench.layOut()
        #expect(rows.map(\.layouts) == [before[0], before[1] + 1, before[2]])
        #expect(rows[1].subviews[0].frame.width == 20)
    }

    @Test func endlessLayoutRequestsAreStopped() {
        final class Endless: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                setNeedsLayout()
            }
        }
        let bench = LayoutBench()
        let view = Endless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        bench.root.addSubview(view)
        bench.host.advance(by: 0.05)
        #expect(view.count > 1)
        #expect(view.count < 2000)
    }
}
