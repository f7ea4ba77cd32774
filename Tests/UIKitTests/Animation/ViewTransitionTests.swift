import Foundation
import Testing
import UIKit
import UIKitTesting

/// Transitions of views.
@MainActor
struct ViewTransitionTests {
    private let host = TestHost(size: CGSize(width: 200, height: 160))
    private let container = UIView(frame: CGRect(x: 40, y: 30, width: 120, height: 100))
    private let front = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    private let back = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 100))

    init() {
        host.window.backgroundColor = UIColor(white: 0.88, alpha: 1)
        for (label, text, color) in [(front, "Front", UIColor.systemBlue), (back, "Back", UIColor.systemOrange)] {
            label.text = text
            label.textColor = .white
            label.font = .systemFont(ofSize: 26, weight: .semibold)
            label.textAlignment = .center
            label.backgroundColor = color
            label.layer.cornerRadius = 12
            label.layer.masksToBounds = true
        }
        container.addSubview(front)
        host.window.addSubview(container)
        host.advance(by: 0.1)
    }

    nonisolated private static let transitions: [(String, UIView.AnimationOptions)] = [
        ("flip-from-left", .transitionFlipFromLeft), ("flip-from-right", .transitionFlipFromRight),
        ("flip-from-top", .transitionFlipFromTop), ("flip-from-bottom", .transitionFlipFromBottom), ("curl-up", .transitionCurlUp),
        ("curl-down", .transitionCurlDown), ("cross-dissolve", .transitionCrossDissolve),
    ]

    @Test(arguments: transitions)
    func transitionBetweenTwoViews(_ row: (name: String, option: UIView.AnimationOptions)) throws {
        var results: [Bool] = []
        UIView.transition(from: front, to: back, duration: 1, options: [row.option, .curveLinear]) { results.append($0) }
        #expect(front.superview == nil && back.superview === container)
        #expect(container.layer.animationKeys() == [kCATransition])
        host.advance(by: 0.3)
        try expectPicture(host.snapshot(), named: "view-\(row.name)-before")
        host.advance(by: 0.4)
        try expectPicture(host.snapshot(), named: "view-\(row.name)-after")
        #expect(results.isEmpty)
        host.advance(by: 0.5)
        #expect(results == [true])
        #expect(container.layer.animationKeys() == nil)
        #expect(host.snapshot(of: container).width > 0)
    }

    @Test func showAndHideKeepsBothViews() {
        back.isHidden = true
        container.addSubview(back)
        host.advance(by: 0.1)
        UIView.transition(from: front, to: back, duration: 0.5, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(front.isHidden && !back.isHidden && front.superview === container && back.superview === container)
        #expect(container.layer.animationKeys() == [kCATransition])
        host.advance(by: 1)
        #expect(container.layer.animationKeys() == nil)
    }

    @Test func viewReplacesTheOtherInTheHierarchy() {
        let above = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        container.addSubview(above)
        UIView.transition(from: front, to: back, duration: 0.5, options: .transitionFlipFromLeft)
        #expect(container.subviews == [back, above])
    }

    @Test func crossDissolveShowsBothViewsHalfWay() {
        UIView.transition(with: front, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) { [front] in
            front.text = nil
            front.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        func red() -> Double { host.snapshot().color(x: 110, y: 70).map { Double($0.red) } ?? -1 }
        host.advance(by: 1.0 / 60)
        #expect(red() < 0.1)
        host.advance(by: 0.5)
        #expect(abs(red() - 0.5) < 0.05)
        host.advance(by: 0.6)
        #expect(red() == 1)
    }

    @Test func contentAnimatesOnlyIfAllowed() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        container.addSubview(inner)
        host.advance(by: 0.1)
        UIView.transition(with: container, duration: 1, options: .transitionCrossDissolve) { inner.center.x = 80 }
        #expect(inner.layer.animationKeys() == nil)
        host.advance(by: 1.2)
        UIView.transition(with: container, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]) { inner.center.x = 20 }
        #expect(inner.layer.animationKeys() == ["position"])
        host.advance(by: 1.2)
        // Without a transition option the call is a normal animation.
        UIView.transition(with: container, duration: 1) { inner.center.x = 60 }
        #expect(inner.layer.animationKeys() == ["position"] && container.layer.animationKeys() == nil)
    }

    @Test func touchesAreBlockedUnlessAllowed() {
        for isAllowed in [false, true] {
            UIView.transition(
                with: container, duration: 0.5,
                options: isAllowed ? [.transitionFlipFromLeft, .allowUserInteraction] : .transitionFlipFromLeft,
                animations: nil)
            host.advance(by: 0.1)
            #expect((host.window.hitTest(CGPoint(x: 100, y: 80), with: nil) === container) == isAllowed)
            host.advance(by: 0.6)
            #expect(host.window.hitTest(CGPoint(x: 100, y: 80), with: nil) === container)
        }
    }

    @Test func completionIsCalledExactlyOnce() {
        var results: [String] = []
        func begin(_ name: String, _ duration: TimeInterval = 1) {
            UIView.transition(with: container, duration: duration, options: .transitionFlipFromTop, animations: {}) {
                results.append("\(name) \($0)")
            }
        }
        begin("removed")
        host.advance(by: 0.2)
        container.layer.removeAllAnimations()
        host.advance(by: 0.2)
        #expect(results == ["removed false"])
        // A second transition replaces the first.
        begin("replaced")
        host.advance(by: 0.2)
        begin("last")
        host.advance(by: 0.1)
        #expect(results == ["removed false", "replaced false"])
        host.advance(by: 1.2)
        #expect(results == ["removed false", "replaced false", "last true"])
        begin("at once", 0)
        #expect(results.count == 3)
        host.advance(by: 0.1)
        #expect(results.last == "at once true")
        begin("out of the window")
        host.advance(by: 0.2)
        container.removeFromSuperview()
        host.advance(by: 0.2)
        #expect(results.last == "out of the window false" && results.count == 5)
        UIView.performWithoutAnimation { begin("without animation") }
        #expect(container.layer.animationKeys() == nil)
        host.advance(by: 0.1)
        #expect(results.last == "without animation true" && results.count == 6)
    }

    @Test func missingSuperviewIsReported() {
        var results: [Bool] = []
        let alone = UIView()
        UIView.transition(from: alone, to: back, duration: 1, options: .transitionCurlUp) { results.append($0) }
        #expect(results == [false])
    }

    @Test func olderMethodsSupportTransitions() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationTransition(.flipFromLeft, for: container, cache: true)
        front.removeFromSuperview()
        container.addSubview(back)
        UIView.commitAnimations()
        #expect(container.layer.animation(forKey: kCATransition)?.duration == 1)
        host.advance(by: 1.1)
        #expect(container.layer.animationKeys() == nil)
    }

    @Test func controllersSupportTransitions() {
        let parent = UIViewController()
        let (first, second) = (UIViewController(), UIViewController())
        host.window.rootViewController = parent
        for child in [first, second] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        parent.view.addSubview(first.view)
        host.advance(by: 0.1)
        var results: [Bool] = []
        parent.transition(from: first, to: second, duration: 0.5, options: .transitionFlipFromLeft, animations: nil) { results.append($0) }
        #expect(parent.view.layer.animationKeys() == [kCATransition])
        #expect(parent.view.subviews == [second.view])
        host.advance(by: 0.6)
        #expect(results == [true] && parent.view.layer.animationKeys() == nil)
    }

    @Test func outerBlockDeterminesTheDuration() {
        UIView.animate(withDuration: 2) { [container] in
            UIView.transition(with: container, duration: 0.5, options: .transitionCrossDissolve, animations: nil)
        }
        #expect(container.layer.animation(forKey: kCATransition)?.duration == 2)
    }
}
