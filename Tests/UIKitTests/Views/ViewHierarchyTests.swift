import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("View hierarchies")
struct ViewHierarchyTests {
    let log = CallLog()

    @Test("addSubview calls willMove(toSuperview:) and didMoveToSuperview on the subview, then didAddSubview on the superview")
    func addingCalls() {
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        parent.addSubview(child)
        #expect(log.take() == ["child.willMove(toSuperview: parent)", "child.didMoveToSuperview(parent)", "parent.didAddSubview(child)"])
        #expect(child.superview === parent)
        #expect(parent.subviews == [child])
        #expect(parent.layer.sublayers?.first === child.layer)
    }

    @Test("removeFromSuperview calls willMove(toSuperview:), the superview's willRemoveSubview, then didMoveToSuperview")
    func removingCalls() {
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        parent.addSubview(child)
        _ = log.take()
        child.removeFromSuperview()
        #expect(log.take() == ["child.willMove(toSuperview: nil)", "parent.willRemoveSubview(child)", "child.didMoveToSuperview(nil)"])
        #expect(child.superview == nil)
        #expect(parent.subviews.isEmpty)
        #expect(child.layer.superlayer == nil)
    }

    @Test("Adding a view to another superview removes the view from the old one")
    func moving() {
        let old = LoggingView("old", log)
        let new = LoggingView("new", log)
        let child = LoggingView("child", log)
        old.addSubview(child)
        _ = log.take()
        new.addSubview(child)
        #expect(
            log.take() == [
                "child.willMove(toSuperview: new)", "old.willRemoveSubview(child)", "child.didMoveToSuperview(new)",
                "new.didAddSubview(child)",
            ])
        #expect(old.subviews.isEmpty)
        #expect(new.subviews == [child])
    }

    @Test("Adding a subview again brings it to the front and calls no method of the app")
    func addingAgain() {
        let parent = LoggingView("parent", log)
        let first = UIView()
        let second = UIView()
        parent.addSubview(first)
        parent.addSubview(second)
        _ = log.take()
        parent.addSubview(first)
        #expect(parent.subviews == [second, first])
        #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == [second, first].map { ObjectIdentifier($0.layer) })
        #expect(log.take().isEmpty)
    }

    @Test("A view inserted next to a sibling has its layer next to the sibling's layer, also among other sublayers")
    func otherSublayers() {
        func make() -> (parent: UIView, a: UIView, l: CALayer, b: UIView) {
            let (parent, a, l, b) = (UIView(), UIView(), CALayer(), UIView())
            parent.addSubview(a)
            parent.layer.addSublayer(l)
            parent.addSubview(b)
            return (parent, a, l, b)
        }
        let c = UIView()
        var fixture = make()
        fixture.parent.insertSubview(c, aboveSubview: fixture.a)
        #expect(fixture.parent.layer.sublayers == [fixture.a.layer, c.layer, fixture.l, fixture.b.layer])
        fixture.parent.insertSubview(c, aboveSubview: fixture.b)
        #expect(fixture.parent.layer.sublayers == [fixture.a.layer, fixture.l, fixture.b.layer, c.layer])
        fixture.parent.insertSubview(c, belowSubview: fixture.b)
        #expect(fixture.parent.layer.sublayers == [fixture.a.layer, fixture.l, c.layer, fixture.b.layer])
        fixture.parent.insertSubview(c, belowSubview: fixture.a)
        #expect(fixture.parent.layer.sublayers == [c.layer, fixture.a.layer, fixture.l, fixture.b.layer])
        #expect(fixture.parent.subviews == [c, fixture.a, fixture.b])

        fixture = make()
        fixture.b.removeFromSuperview()
        fixture.parent.insertSubview(c, aboveSubview: fixture.a)
        #expect(
            fixture.parent.layer.sublayers == [fixture.a.layer, c.layer, fixture.l], "in front of the last view, behind what is over it")

        fixture = make()
        fixture.parent.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(fixture.parent.layer.sublayers == [fixture.b.layer, fixture.l, fixture.a.layer])
        #expect(fixture.parent.subviews == [fixture.b, fixture.a])
    }

    @Test("After random insertions, subviews and their layers have the same order as a plain array")
    func ordersAgree() {
        var random = SeededGenerator(seed: 7)
        let parent = UIView()
        let otherLayer = CALayer()
        parent.layer.addSublayer(otherLayer)
        var model: [UIView] = []
        for step in 0..<2000 {
            let view = model.isEmpty || Int.random(in: 0..<3, using: &random) == 0 ? UIView() : model.randomElement(using: &random)!
            let sibling = model.randomElement(using: &random)
            let old = model.firstIndex(of: view)
            switch Int.random(in: 0..<7, using: &random) {
            case 0:
                parent.addSubview(view)
                model.removeAll { $0 === view }
                model.append(view)
            case 1:
                let index = Int.random(in: 0...model.count, using: &random)
                parent.insertSubview(view, at: index)
                model.removeAll { $0 === view }
                model.insert(view, at: min(index, model.count))
            case 2:
                guard let sibling, sibling !== view else { continue }
                parent.insertSubview(view, aboveSubview: sibling)
                model.removeAll { $0 === view }
                model.insert(view, at: model.firstIndex(of: sibling)! + 1)
            case 3:
                guard let sibling, sibling !== view else { continue }
                parent.insertSubview(view, belowSubview: sibling)
                model.removeAll { $0 === view }
                model.insert(view, at: model.firstIndex(of: sibling)!)
            case 4:
                guard let old, let sibling, let other = model.firstIndex(of: sibling) else { continue }
                parent.exchangeSubview(at: old, withSubviewAt: other)
                model.swapAt(old, other)
            case 5:
                guard let old else { continue }
                parent.sendSubviewToBack(view)
                model.insert(model.remove(at: old), at: 0)
            default:
                guard let old else { continue }
                view.removeFromSuperview()
                model.remove(at: old)
            }
            #expect(parent.subviews == model, "step \(step)")
            let layers = (parent.layer.sublayers ?? []).filter { $0 !== otherLayer }
            #expect(layers.map(ObjectIdentifier.init) == model.map { ObjectIdentifier($0.layer) }, "step \(step)")
        }
    }

    @Test("Ten thousand subviews are added and removed from either end")
    func manySubviews() {
        let parent = UIView()
        let views = (0..<10_000).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        #expect(parent.subviews.count == 10_000)
        for view in views { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty)
        for view in views { parent.insertSubview(view, at: 0) }
        #expect(parent.subviews.elementsEqual(views.reversed(), by: ===))
        for view in views { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty)
    }

    @Test("isDescendant(of:) and viewWithTag(_:) search the whole hierarchy")
    func finding() {
        let root = UIView()
        let middle = UIView()
        let leaf = UIView()
        root.addSubview(UIView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.tag = 5
        #expect(leaf.isDescendant(of: root))
        #expect(root.isDescendant(of: root))
        #expect(!root.isDescendant(of: leaf))
        #expect(root.viewWithTag(5) === leaf)
        #expect(root.viewWithTag(6) == nil)
    }

    @Test("A deallocated view removes its subviews, and calls their willMove and didMoveToSuperview")
    func deallocation() {
        let child = LoggingView("child", log)
        var parent: UIView? = UIView()
        weak let weakParent = parent
        parent?.addSubview(child)
        _ = log.take()
        parent = nil
        #expect(weakParent == nil)
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
        #expect(log.take() == ["child.willMove(toSuperview: nil)", "child.didMoveToSuperview(nil)"])
    }

    @Test("A view may remove itself while it is being added")
    func removalWhileAdding() {
        final class SelfRemoving: UIView {
            override func didMoveToSuperview() { if superview != nil { removeFromSuperview() } }
        }
        let parent = LoggingView("parent", log)
        let selfRemoving = SelfRemoving()
        parent.addSubview(selfRemoving)
        #expect(selfRemoving.superview == nil)
        #expect(parent.subviews.isEmpty)
        #expect(log.take() == ["parent.willRemoveSubview(view)"])
    }

    @Test("A view that only its superview retains is deallocated when it is removed")
    func removalOfTheLastReference() {
        let parent = UIView()
        weak var child: UIView?
        do {
            let view = UIView()
            child = view
            parent.addSubview(view)
        }
        #expect(child != nil)
        parent.subviews[0].removeFromSuperview()
        #expect(child == nil)
    }

    @Test("A view's layer has the view's layerClass, also if that class has its own initializer")
    func layerClasses() {
        final class Special: CALayer {
            var mark = 0
            override init() {
                super.init()
                mark = 42
            }
            required init?(coder: NSCoder) { nil }
        }
        class SpecialView: UIView {
            override class var layerClass: AnyClass { Special.self }
        }
        final class Derived: SpecialView {}
        #expect((Derived().layer as? Special)?.mark == 42)
        #expect(type(of: UIView().layer) == CALayer.self)
        let view = SpecialView()
        #expect(view.layer.delegate === view)
    }

    @Test("A subclass may declare an initializer without parameters")
    func plainInitializer() {
        final class Plain: UIView {
            let number: Int
            init() {
                number = 3
                super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Plain().number == 3)
        #expect(Plain().frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
