import Foundation

/// Timing parameters of a spring, which moves views to their goal and may oscillate around the goal.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private nonisolated let content: Content
    private nonisolated let velocity: CGVector

    private enum Content: Sendable, Equatable {
        /// A damping ratio. The spring comes to rest within the animator's duration.
        case ratio(Double)
        /// Physical constants. The duration is the spring's settling time.
        case spring(mass: Double, stiffness: Double, damping: Double)
    }

    /// Creates the spring of the system's transitions: mass 3, stiffness 1000, damping 500. It does not oscillate.
    public nonisolated override init() {
        content = .spring(mass: 3, stiffness: 1000, damping: 500)
        velocity = .zero
        super.init()
    }

    /// Creates a spring that comes to rest within the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: The damping ratio. With 1 the spring does not oscillate; smaller ratios oscillate more.
    ///   - velocity: The initial velocity in distances to the goal per second. Points use both components, other values use only dx.
    public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        content = .ratio(Double(ratio))
        self.velocity = velocity
        super.init()
    }

    /// Creates a spring that comes to rest within the animator's duration, with an initial velocity of zero.
    public nonisolated convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring with physical constants. The animator's duration is the spring's settling time.
    ///
    /// - Parameters:
    ///   - mass: The mass attached to the spring.
    ///   - stiffness: The force per distance.
    ///   - damping: The force per velocity.
    ///   - velocity: The initial velocity in distances to the goal per second. Points use both components, other values use only dx.
    public nonisolated init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        content = .spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        self.velocity = velocity
        super.init()
    }

    /// Creates a spring from its perceptual duration and its bounce. The animator's duration is the spring's settling time.
    ///
    /// - Parameters:
    ///   - duration: The period of the undamped oscillation in seconds. The spring settles later.
    ///   - bounce: 0 does not oscillate. Values near 1 oscillate for a long time. Negative values are overdamped.
    ///   - velocity: The initial velocity in distances to the goal per second. Points use both components, other values use only dx.
    public nonisolated init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let spring = SpringCurve(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: 0)
        content = .spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        self.velocity = velocity
        super.init()
    }

    /// Creates a spring from its perceptual duration in seconds and its bounce from 0 to 1, with an initial velocity of zero.
    public nonisolated convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// The initial velocity in distances to the goal per second. Points use both components, other values use only dx.
    open var initialVelocity: CGVector { velocity }

    /// The type of the curve: `spring`.
    open var timingCurveType: UITimingCurveType { .spring }

    /// Always nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// These parameters.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The curve and the actual duration of an animation whose requested duration is `duration` seconds.
    func curve(for duration: TimeInterval) -> (curve: AnimatorCurve, duration: TimeInterval) {
        let x = spring(for: duration, velocity: Double(velocity.dx))
        let y = spring(for: duration, velocity: Double(velocity.dy))
        let lasts =
            switch content {
            case .ratio: duration
            case .spring: max(x.settlingDuration, y.settlingDuration)
            }
        // A spring that never settles ends after the requested duration, or after one second if that is longer.
        let finite = lasts.isFinite ? lasts : max(duration, 1)
        return (.spring(x: x, y: y, duration: finite), finite)
    }

    private func spring(for duration: TimeInterval, velocity: Double) -> SpringCurve {
        switch content {
        case .ratio(let ratio): SpringCurve(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        case .spring(let mass, let stiffness, let damping):
            SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        }
    }

    /// Whether `object` is an equal spring.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UISpringTimingParameters else { return false }
        return other.content == content && other.velocity == velocity
    }

    /// A hash of the velocity.
    open nonisolated override var hash: Int { [Double(velocity.dx), Double(velocity.dy)].hashValue }

    // MARK: NSCopying, NSCoding

    /// Returns `self`, because the class is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Decodes a spring from an archive that ``encode(with:)`` wrote. Nil if the archive does not contain a spring.
    public nonisolated required init?(coder: NSCoder) {
        if coder.containsValue(forKey: Key.ratio) {
            content = .ratio(coder.decodeDouble(forKey: Key.ratio))
        } else if coder.containsValue(forKey: Key.mass) {
            content = .spring(
                mass: coder.decodeDouble(forKey: Key.mass), stiffness: coder.decodeDouble(forKey: Key.stiffness),
                damping: coder.decodeDouble(forKey: Key.damping))
        } else {
            return nil
        }
        velocity = CGVector(dx: coder.decodeDouble(forKey: Key.velocityX), dy: coder.decodeDouble(forKey: Key.velocityY))
        super.init()
    }

    /// Encodes the spring.
    open nonisolated func encode(with coder: NSCoder) {
        switch content {
        case .ratio(let ratio): coder.encode(ratio, forKey: Key.ratio)
        case .spring(let mass, let stiffness, let damping):
            coder.encode(mass, forKey: Key.mass)
            coder.encode(stiffness, forKey: Key.stiffness)
            coder.encode(damping, forKey: Key.damping)
        }
        coder.encode(Double(velocity.dx), forKey: Key.velocityX)
        coder.encode(Double(velocity.dy), forKey: Key.velocityY)
    }

    private enum Key {
        static let ratio = "UISpringDampingRatio"
        static let mass = "UISpringMass"
        static let stiffness = "UISpringStiffness"
        static let damping = "UISpringDamping"
        static let velocityX = "UISpringInitialVelocity.dx"
        static let velocityY = "UISpringInitialVelocity.dy"
    }
}
