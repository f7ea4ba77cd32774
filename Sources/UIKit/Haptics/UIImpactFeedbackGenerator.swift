import Host

/// Plays impact feedback, for example when a view snaps into position or collides with another.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and hardness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Small, light objects.
        case light = 0
        /// Medium-sized objects.
        case medium = 1
        /// Large, heavy objects.
        case heavy = 2
        /// Soft objects.
        case soft = 3
        /// Hard objects.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Creates a generator with the style `medium`.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Creates a generator with a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator with a style, and adds it to `view` as an interaction.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Plays the feedback with full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays the feedback with an intensity from 0 to 1. An intensity of 0 plays nothing.
    open func impactOccurred(intensity: CGFloat) {
        let force: CGFloat =
            switch style {
            case .light, .soft: 0.4
            case .medium: 0.7
            case .heavy, .rigid: 1
            }
        let strength = min(max(intensity, 0), 1) * force
        if strength > 0 { play(.impact(strength: Double(strength))) }
    }

    /// Plays the feedback with full intensity. The location has no effect.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Plays the feedback with an intensity from 0 to 1. The location has no effect.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
