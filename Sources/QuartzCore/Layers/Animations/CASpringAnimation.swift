import Foundation

/// Animates a property like a spring that pulls it to its last value.
open class CASpringAnimation: CABasicAnimation {
    /// Creates a spring with mass 1, stiffness 100 and damping 10.
    public override init() {
        super.init()
    }

    /// Creates a spring with a perceived duration, in seconds, and a bounce from 0 (no oscillation) to 1; a negative bounce is overdamped.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce), initialVelocity: 0)
        mass = CGFloat(spring.mass)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        allowsOverdamping = bounce < 0
    }

    /// The mass on the spring.
    open var mass: CGFloat = 1
    /// The spring constant: force per distance.
    open var stiffness: CGFloat = 100
    /// The damping coefficient: force per speed.
    open var damping: CGFloat = 10
    /// Whether the spring may be overdamped. Otherwise the damping is limited to critical damping. False by default.
    open var allowsOverdamping = false
    /// The velocity at the beginning, in distances between the values per second; positive towards the last value.
    open var initialVelocity: CGFloat = 0

    /// The time in seconds after which the value differs from its final value by less than a thousandth of the distance.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }
    /// The perceived duration, in seconds: the undamped period.
    open var perceptualDuration: CFTimeInterval { curve.frequency > 0 ? 2 * .pi / curve.frequency : .infinity }
    /// The bounce: 1 minus the damping ratio; negative for an overdamped spring.
    open var bounce: CGFloat { CGFloat(curve.dampingRatio <= 1 ? 1 - curve.dampingRatio : 1 / curve.dampingRatio - 1) }

    private var curve: SpringCurve {
        let critical = 2 * (max(Double(mass), 0) * max(Double(stiffness), 0)).squareRoot()
        let damping = allowsOverdamping || critical == 0 ? Double(damping) : min(Double(damping), critical)
        return SpringCurve(mass: Double(mass), stiffness: Double(stiffness), damping: damping, initialVelocity: Double(initialVelocity))
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        allowsOverdamping = other.allowsOverdamping
        initialVelocity = other.initialVelocity
    }

    override func makeInterpolation(like sample: AnimatableValue) -> Interpolation? {
        guard case .basic(let ends)? = super.makeInterpolation(like: sample) else { return nil }
        return .spring(ends, curve)
    }
}
