import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Spring-loaded interactions")
struct SpringLoadingTests {
    private let fixture = DragFixture()
    private let folder = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
    private let log = SpringLog()

    init() {
        fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        fixture.host.window.addSubview(folder)
    }

    private func makeSpring() -> UISpringLoadedInteraction {
        let interaction = UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) { [log] _, context in
            log.lines.append("open \(context.state)")
        }
        folder.addInteraction(interaction)
        return interaction
    }

    private func drag() -> TestTouch {
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 350), duration: 0.1)
        return finger
    }

    @Test("A drag that rests on the view passes through the states .possible, .activating and .activated, and then calls the handler")
    func opens() {
        let interaction = makeSpring()
        #expect(interaction.view === folder)
        #expect(interaction.interactionBehavior === log)
        let finger = drag()
        #expect(log.take() == ["possible"])
        #expect(log.context?.targetView === folder)
        #expect(log.context?.location(in: folder) == CGPoint(x: 60, y: 50))
        #expect(log.context?.location(in: nil) == CGPoint(x: 60, y: 350))
        finger.hold(for: 0.65)
        #expect(log.take() == ["activating"])
        finger.hold(for: 0.4)
        #expect(log.take() == ["activated", "finished", "open activated"])
        finger.hold(for: 3)
        finger.move(to: CGPoint(x: 160, y: 350), duration: 0.1)
        finger.hold(for: 3)
        #expect(log.take() == [], "it opens again only after the drag has left it")
        finger.move(to: CGPoint(x: 60, y: 200))
        finger.move(to: CGPoint(x: 60, y: 350))
        finger.hold(for: 1.1)
        #expect(log.take() == ["possible", "activating", "activated", "finished", "open activated"])
        finger.lift()
        #expect(log.take() == [])
    }

    @Test("A drag that leaves the view, drops or is cancelled before the activation does not activate the view", arguments: [0, 1, 2])
    func leaves(how: Int) {
        _ = makeSpring()
        let finger = drag()
        finger.hold(for: 0.7)
        _ = log.take()
        switch how {
        case 0: finger.move(to: CGPoint(x: 60, y: 200))
        case 1: finger.lift()
        default: finger.cancel()
        }
        #expect(log.take() == ["inactive", "finished"])
        fixture.host.advance(by: 3)
        #expect(log.take() == [])
    }

    @Test("A moving drag activates nothing")
    func travels() {
        _ = makeSpring()
        let finger = drag()
        finger.move(to: CGPoint(x: 380, y: 350), duration: 2)
        #expect(log.take() == ["possible"])
        finger.hold(for: 1.1)
        #expect(log.take() == ["activating", "activated", "finished", "open activated"])
    }

    @Test("If the behavior's shouldAllow returns false, at the start or later, the interaction is not activated")
    func notAllowed() {
        _ = makeSpring()
        log.allows = false
        let finger = drag()
        finger.hold(for: 2)
        #expect(log.take() == [])
        log.allows = true
        finger.move(to: CGPoint(x: 61, y: 350))
        #expect(log.take() == ["possible"])
        log.allows = false
        finger.move(to: CGPoint(x: 62, y: 350))
        #expect(log.take() == ["inactive", "finished"])
    }

    @Test("Moving to another view of the same interaction restarts the spring-loading time")
    func targetItems() {
        _ = makeSpring()
        log.item = { $0.x < 200 ? 1 : 2 }
        let finger = drag()
        finger.hold(for: 0.7)
        #expect(log.take() == ["possible", "activating"])
        finger.move(to: CGPoint(x: 210, y: 350))
        #expect(log.take() == ["possible"])
        finger.hold(for: 1.1)
        #expect(log.take() == ["activating", "activated", "finished", "open activated"])
        #expect(log.context?.targetItem as? Int == 2)
    }

    @Test("Without a custom behavior the default one shades the view under a resting drag, and activates the view once")
    func defaults() async {
        var opened = 0
        let interaction = UISpringLoadedInteraction { _, _ in opened += 1 }
        folder.addInteraction(interaction)
        let finger = drag()
        fixture.host.advance(by: 0.3)
        #expect(folder.layer.sublayers?.count == 1, "a veil shows that it would open")
        #expect(folder.subviews.isEmpty)
        finger.hold(for: 1)
        #expect(opened == 1)
        finger.lift()
        await fixture.host.settle()
        #expect(folder.layer.sublayers == nil)
    }

    @Test("A view that is removed before its activation is not activated")
    func viewRemoved() {
        _ = makeSpring()
        let finger = drag()
        folder.removeFromSuperview()
        finger.move(to: CGPoint(x: 61, y: 350))
        finger.hold(for: 2)
        #expect(log.take() == ["possible", "inactive", "finished"])
        finger.lift()
    }

    @Test("An activation can remove the drag's source view")
    func opensAnotherScreen() {
        let target = fixture.addTarget("T", frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        target.view.isHidden = true
        let window = fixture.host.window
        folder.addInteraction(
            UISpringLoadedInteraction { _, _ in
                for view in window.subviews where view !== target.view { view.removeFromSuperview() }
                target.view.isHidden = false
            })
        let finger = drag()
        finger.hold(for: 1.2)
        finger.move(to: CGPoint(x: 60, y: 360))
        finger.lift()
        #expect(target.dropped == ["A0"])
    }

    @Test("A drag that rests on a button activates it only if isSpringLoaded is true")
    func button() {
        var presses = 0
        let button = UIButton(primaryAction: UIAction { _ in presses += 1 })
        button.frame = folder.frame
        fixture.host.window.addSubview(button)
        let finger = drag()
        finger.hold(for: 2)
        #expect(presses == 0)
        #expect(!button.isSpringLoaded)
        button.isSpringLoaded = true
        #expect(button.isSpringLoaded)
        finger.move(to: CGPoint(x: 60, y: 200))
        finger.move(to: CGPoint(x: 60, y: 350))
        finger.hold(for: 1.1)
        #expect(presses == 1)
        button.isSpringLoaded = false
        #expect(button.interactions.isEmpty)
        finger.lift()
    }
}

/// Records the delegate calls of a spring-loaded interaction.
@MainActor
private final class SpringLog: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    var lines: [String] = []
    var allows = true
    var item: ((CGPoint) -> Int)?
    var context: (any UISpringLoadedInteractionContext)?

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        self.context = context
        if let item { context.targetItem = item(context.location(in: interaction.view)) }
        return allows
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { lines.append("finished") }
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        lines.append("\(context.state)")
    }
}
