import Host

/// A generator of feedback for an impact, for example if a view snaps into position or collides with another.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight and the hardness of the objects that collide.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light objects.
        case light = 0
        /// Objects of medium size or weight.
        case medium = 1
        /// Large or heavy objects.
        case heavy = 2
        /// Soft objects. Played like ``light``.
        case soft = 3
        /// Hard objects. Played like ``heavy``.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Creates a generator of the style ``FeedbackStyle/medium``.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Creates a generator of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator of a style, and adds it to `view` as an interaction.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Plays the feedback with an intensity of 1.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays the feedback with an intensity from 0 (none) to 1.
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

    /// Plays the feedback. Differs from UIKit: the location has no effect.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Plays the feedback with an intensity from 0 to 1. Differs from UIKit: the location has no effect.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
