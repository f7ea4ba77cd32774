import Testing
import UIKitTesting

@testable import UIKit

@Suite("Additive animations of animation blocks") @MainActor
struct AdditiveAnimationTests {
    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    let host = TestHost()
    private let view = ShapeView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    init() {
        host.window.addSubview(view)
        host.advance(by: 0.1)
    }

    private func animations(setting value: Any, for path: String) -> [CABasicAnimation] {
        UIView.animate(withDuration: 1) { view.layer.setValue(value, forKeyPath: path) }
        return (view.layer.animationKeys() ?? []).compactMap { view.layer.animation(forKey: $0) as? CABasicAnimation }
    }

    @Test(
        "Position, bounds, transform and corner radius are animated additively",
        arguments: [
            "position", "position.x", "bounds", "bounds.size.width", "transform", "transform.rotation.z", "transform.scale", "cornerRadius",
        ])
    func additive(path: String) {
        let values: [String: Any] = [
            "position": CGPoint(x: 50, y: 20), "bounds": CGRect(x: 0, y: 0, width: 123, height: 456),
            "transform": CGAffineTransform(scaleX: 1.5, y: 1.5),
        ]
        let animations = animations(setting: values[path] ?? 3.0, for: path)
        #expect(!animations.isEmpty && animations.allSatisfy(\.isAdditive))
    }

    @Test(
        "Opacity, background colour and anchor point are not additive",
        arguments: ["opacity", "backgroundColor", "anchorPoint"])
    func replacing(path: String) {
        let values: [String: Any] = ["opacity": 0.5, "backgroundColor": CGColor.pureBlue, "anchorPoint": CGPoint(x: 0.2, y: 0.4)]
        let animations = animations(setting: values[path] ?? 0, for: path)
        #expect(animations.count == 1 && animations.allSatisfy { !$0.isAdditive && $0.keyPath == path })
    }

    @Test(
        "Borders, shadows, zPosition and shape layer properties change without animation in an animation block",
        arguments: [
            ("borderWidth", 5.0), ("shadowOpacity", 0.3), ("shadowRadius", 5), ("strokeStart", 0.2), ("strokeEnd", 0.5), ("zPosition", 3),
            ("shadowOffset.width", 4), ("lineWidth", 7),
        ])
    func notAnimated(path: String, value: Double) {
        UIView.animate(withDuration: 1) {
            view.layer.setValue(value, forKeyPath: path)
            view.layer.borderColor = CGColor.pureBlue
            view.layer.shadowColor = CGColor.pureBlue
        }
        #expect(view.layer.animationKeys() == nil)
        let set = (view.layer.value(forKeyPath: path) as? NSNumber)?.doubleValue ?? view.layer.value(forKeyPath: path) as? Double
        #expect(set == nil || abs((set ?? 0) - value) < 1e-6)
    }

    @Test("A new fade that replaces a fade begins at the model value, and the old completion is called immediately with false")
    func replacedFade() throws {
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0.5
        } completion: {
            ends.append("first \($0)")
        }
        host.advance(by: 0.3)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0.2
        } completion: {
            ends.append("second \($0)")
        }
        #expect(view.layer.animationKeys() == ["opacity"])
        let animation = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(animation.fromValue as? CGFloat == 0.5)
        host.advance(by: 1 / 60.0)
        #expect(ends == ["first false"])
        host.advance(by: 1.1)
        #expect(ends == ["first false", "second true"])
        #expect(view.layer.presentation()?.opacity == 0.2)
    }

    @Test("With beginFromCurrentState a fade begins at the presentation value; additive animations do not change")
    func fromCurrentState() throws {
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0
        } completion: {
            ends.append("fade \($0)")
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 350
        } completion: {
            ends.append("move \($0)")
        }
        host.advance(by: 0.5)
        let shown = try #require(view.layer.presentation())
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            view.alpha = 1
            view.center.x = 150
        }
        host.advance(by: 1 / 60.0)
        let next = try #require(view.layer.presentation())
        #expect(abs(next.opacity - shown.opacity) < 0.05)
        #expect(abs(next.position.x - shown.position.x) < 8)
        #expect(ends == ["fade false"])
        #expect(view.layer.animationKeys()?.count == 3, "one fade and two moves")
        host.advance(by: 0.6)
        #expect(ends == ["fade false", "move true"])
    }

    @Test("A toast that is shown again during its fade is not removed by the first completion")
    func toast() {
        func show() {
            if view.superview == nil { host.window.addSubview(view) }
            view.alpha = 0
            UIView.animate(withDuration: 0.2) { view.alpha = 1 }
        }
        func hide() {
            UIView.animate(withDuration: 1) {
                view.alpha = 0
            } completion: { [view] finished in
                if finished { view.removeFromSuperview() }
            }
        }
        show()
        host.advance(by: 0.5)
        hide()
        host.advance(by: 0.5)
        show()
        host.advance(by: 2)
        #expect(view.superview != nil && view.layer.presentation()?.opacity == 1)
        hide()
        host.advance(by: 2)
        #expect(view.superview == nil)
    }

    @Test("An animation block without a duration removes a running fade, so that its change is visible")
    func blockWithoutDuration() {
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        host.advance(by: 0.2)
        UIView.animate(withDuration: 0) { view.alpha = 0.7 }
        host.advance(by: 1 / 60.0)
        #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.opacity == 0.7)
    }

    @Test("Opacity keyframes replace a running fade, position keyframes are additive")
    func keyframes() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            ends.append($0)
        }
        UIView.animate(withDuration: 1) { view.center.x = 300 }
        host.advance(by: 0.3)
        UIView.animateKeyframes(withDuration: 1, delay: 0) { [view] in
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 1 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
        }
        let animations = (view.layer.animationKeys() ?? []).compactMap { view.layer.animation(forKey: $0) as? CAPropertyAnimation }
        #expect(animations.filter { $0.keyPath == "opacity" }.map(\.isAdditive) == [false])
        #expect(animations.filter { $0.keyPath == "position" }.map(\.isAdditive) == [true, true])
        host.advance(by: 1 / 60.0)
        #expect(ends == [false])
    }

    @Test("An animator that replaces a running fade continues from the current alpha, and keeps the initial value for reversing")
    func animatorOverFade() throws {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0
        } completion: {
            ends.append($0)
        }
        host.advance(by: 0.5)
        let before = try #require(view.layer.presentation()?.opacity)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.8 }
        animator.startAnimation()
        host.advance(by: 1 / 60.0)
        let after = try #require(view.layer.presentation()?.opacity)
        #expect(abs(after - before) < 0.06)
        #expect(ends == [false])
        host.advance(by: 0.4)
        animator.isReversed = true
        host.advance(by: 2)
        #expect(view.alpha == 0 && view.layer.animationKeys() == nil && view.layer.presentation()?.opacity == 0)
    }

    @Test("A fade that takes over from an animator begins with the presentation value")
    func fadeOverAnimator() throws {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        host.advance(by: 0.5)
        let before = try #require(view.layer.presentation()?.opacity)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
        host.advance(by: 1 / 60.0)
        let after = try #require(view.layer.presentation()?.opacity)
        #expect(abs(after - before) < 0.06)
        host.advance(by: 2)
        #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.opacity == 1)
        #expect(animator.state == .inactive)
    }

    @Test("A view subclass can animate other layer properties with the action for backgroundColor")
    func actionOfAnotherProperty() throws {
        final class Ring: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                guard event == "strokeEnd", let animation = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
                else { return super.action(for: layer, forKey: event) }
                animation.keyPath = event
                animation.fromValue = (layer as? CAShapeLayer)?.strokeEnd
                animation.toValue = nil
                return animation
            }
        }
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(ring)
        host.advance(by: 0.1)
        let layer = try #require(ring.layer as? CAShapeLayer)
        layer.strokeEnd = 0
        #expect(layer.animationKeys() == nil)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            layer.strokeEnd = 1
        } completion: {
            ends.append($0)
        }
        #expect(layer.animation(forKey: "strokeEnd")?.duration == 1)
        host.advance(by: 0.5)
        #expect(abs((layer.presentation()?.strokeEnd ?? 0) - 0.5) < 0.03)
        #expect(ends.isEmpty)
        host.advance(by: 0.6)
        #expect(ends == [true] && layer.presentation()?.strokeEnd == 1)
    }

    @Test("An alpha that a selection sets without animation is visible immediately, even during the fade of a deselection")
    func alphaDuringDeselection() {
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        host.advance(by: 0.2)
        view.setSeenAlpha(1)
        host.advance(by: 1 / 60.0)
        #expect(view.layer.presentation()?.opacity == 1)
    }
}

extension CGColor {
    fileprivate static var pureBlue: CGColor { CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1) }
}
