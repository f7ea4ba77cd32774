import Foundation

/// Animates a property as if a spring pulled it to its last value.
open class CASpringAnimation: CABasicAnimation {
    /// A spring of mass 1, stiffness 100 and damping 10.
    public override init() {
        super.init()
    }

    /// A spring that seems to last `perceptualDuration` seconds and swings with `bounce`, from 0 (not at all) to 1; below 0 it creeps.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce), initialVelocity: 0)
        mass = CGFloat(spring.mass)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        allowsOverdamping = bounce < 0
    }

    /// The mass that hangs on the spring.
    open var mass: CGFloat = 1
    /// The spring's force per distance.
    open var stiffness: CGFloat = 100
    /// The friction: force per speed.
    open var damping: CGFloat = 10
    /// Whether a spring with more damping than it needs not to swing creeps to its end. Otherwise it has just so much that it does not swing.
    /// False at first.
    open var allowsOverdamping = false
    /// The speed at the beginning, in distances between the values per second; positive towards the last value.
    open var initialVelocity: CGFloat = 0

    /// The duration after which the value stays within a thousandth of the distance of its last one.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }
    /// The time that the spring seems to last, in seconds: one swing without damping.
    open var perceptualDuration: CFTimeInterval { curve.frequency > 0 ? 2 * .pi / curve.frequency : .infinity }
    /// How much the spring swings: 1 minus the damping ratio, for a spring that swings.
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
