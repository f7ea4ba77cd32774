import Foundation

/// An animator's motion as a spring's, which pulls its views to their goal and may swing round it.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private nonisolated let content: Content
    private nonisolated let velocity: CGVector

    private enum Content: Sendable, Equatable {
        /// Comes to rest within the animator's duration.
        case ratio(Double)
        /// Lasts as long as it takes.
        case spring(mass: Double, stiffness: Double, damping: Double)
    }

    /// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500, which does not swing.
    public nonisolated override init() {
        content = .spring(mass: 3, stiffness: 1000, damping: 500)
        velocity = .zero
        super.init()
    }

    /// A spring that comes to rest within the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not swing, less swings the more the nearer it is to 0.
    ///   - velocity: The speed at the beginning, in distances to the goal per second: of points along x and y, of everything else dx.
    public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        content = .ratio(Double(ratio))
        self.velocity = velocity
        super.init()
    }

    /// A spring that comes to rest within the animator's duration, from standing still.
    public nonisolated convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring with its own constants. It takes the time that it takes: the animator's duration is the spring's.
    ///
    /// - Parameters:
    ///   - mass: What hangs on the spring.
    ///   - stiffness: Force per distance.
    ///   - damping: Force per speed.
    ///   - velocity: The speed at the beginning, in distances to the goal per second: of points along x and y, of everything else dx.
    public nonisolated init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        content = .spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        self.velocity = velocity
        super.init()
    }

    /// A spring by the time that it seems to take and how much it swings. The animator's duration is the spring's.
    ///
    /// - Parameters:
    ///   - duration: Seconds that one swing takes without damping; the spring comes to rest later.
    ///   - bounce: 0 does not swing, near 1 hardly stops; below 0 it creeps.
    ///   - velocity: The speed at the beginning, in distances to the goal per second: of points along x and y, of everything else dx.
    public nonisolated init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let spring = SpringCurve(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: 0)
        content = .spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        self.velocity = velocity
        super.init()
    }

    /// A spring by the time that it seems to take, in seconds, and how much it swings, from 0 to 1, from standing still.
    public nonisolated convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// The speed at the beginning, in distances to the goal per second: of points along x and y, of everything else dx.
    open var initialVelocity: CGVector { velocity }

    /// `spring`.
    open var timingCurveType: UITimingCurveType { .spring }

    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// Itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The curve of an animation that is meant to last `duration` seconds, and how long it lasts.
    func curve(for duration: TimeInterval) -> (curve: AnimatorCurve, duration: TimeInterval) {
        let x = spring(for: duration, velocity: Double(velocity.dx))
        let y = spring(for: duration, velocity: Double(velocity.dy))
        let lasts =
            switch content {
            case .ratio: duration
            case .spring: max(x.settlingDuration, y.settlingDuration)
            }
        // One that never comes to rest ends all the same.
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

    /// Whether `object` is the same spring.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UISpringTimingParameters else { return false }
        return other.content == content && other.velocity == velocity
    }

    /// The same for equal parameters.
    open nonisolated override var hash: Int { [Double(velocity.dx), Double(velocity.dy)].hashValue }

    // MARK: NSCopying, NSCoding

    /// Itself: it never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The spring that ``encode(with:)`` wrote; nil where there is none.
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

    /// Writes the spring.
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
