import Foundation
import QuartzCore

// A subclass of each open class, without initializers. Each public initializer must be inherited, as with Apple's SDK.

private final class MyCAAnimationGroup: CAAnimationGroup {
    static func make1() -> AnyObject? { MyCAAnimationGroup() }
}

private final class MyCABasicAnimation: CABasicAnimation {
    static func make1() -> AnyObject? { MyCABasicAnimation() }
}

private final class MyCAGradientLayer: CAGradientLayer {
    static func make1() -> AnyObject? { MyCAGradientLayer() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyCAGradientLayer(coder: p0) }
    static func make3(_ p0: Any) -> AnyObject? { MyCAGradientLayer(layer: p0) }
}

private final class MyCAKeyframeAnimation: CAKeyframeAnimation {
    static func make1() -> AnyObject? { MyCAKeyframeAnimation() }
}

private final class MyCALayer: CALayer {
    static func make1() -> AnyObject? { MyCALayer() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyCALayer(coder: p0) }
    static func make3(_ p0: Any) -> AnyObject? { MyCALayer(layer: p0) }
}

private final class MyCAPropertyAnimation: CAPropertyAnimation {
    static func make1() -> AnyObject? { MyCAPropertyAnimation() }
    static func make2(_ p0: String?) -> AnyObject? { MyCAPropertyAnimation(keyPath: p0) }
}

private final class MyCAReplicatorLayer: CAReplicatorLayer {
    static func make1() -> AnyObject? { MyCAReplicatorLayer() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyCAReplicatorLayer(coder: p0) }
    static func make3(_ p0: Any) -> AnyObject? { MyCAReplicatorLayer(layer: p0) }
}

private final class MyCAScrollLayer: CAScrollLayer {
    static func make1() -> AnyObject? { MyCAScrollLayer() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyCAScrollLayer(coder: p0) }
    static func make3(_ p0: Any) -> AnyObject? { MyCAScrollLayer(layer: p0) }
}

private final class MyCAShapeLayer: CAShapeLayer {
    static func make1() -> AnyObject? { MyCAShapeLayer() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyCAShapeLayer(coder: p0) }
    static func make3(_ p0: Any) -> AnyObject? { MyCAShapeLayer(layer: p0) }
}

private final class MyCASpringAnimation: CASpringAnimation {
    static func make1() -> AnyObject? { MyCASpringAnimation() }
    static func make2(_ p0: CFTimeInterval, _ p1: CGFloat) -> AnyObject? { MyCASpringAnimation(perceptualDuration: p0, bounce: p1) }
}

private final class MyCATextLayer: CATextLayer {
    static func make1() -> AnyObject? { MyCATextLayer() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyCATextLayer(coder: p0) }
    static func make3(_ p0: Any) -> AnyObject? { MyCATextLayer(layer: p0) }
}

private final class MyCATransformLayer: CATransformLayer {
    static func make1() -> AnyObject? { MyCATransformLayer() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyCATransformLayer(coder: p0) }
    static func make3(_ p0: Any) -> AnyObject? { MyCATransformLayer(layer: p0) }
}

private final class MyCATransition: CATransition {
    static func make1() -> AnyObject? { MyCATransition() }
}
