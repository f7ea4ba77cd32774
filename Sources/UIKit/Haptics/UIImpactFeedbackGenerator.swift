import Host

/// Lets a person feel that things meet: a view snaps into place, or runs against another.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight and the hardness of what meets.
    public enum FeedbackStyle: Int, Sendable {
        /// Small and light things.
        case light = 0
        /// Things of middling size.
        case medium = 1
        /// Large and heavy things.
        case heavy = 2
        /// Soft things.
        case soft = 3
        /// Hard things.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// A generator for things of middling size.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// A generator for things of a weight.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator for things of a weight, as an interaction of `view`.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Things met.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Things met, more or less hard: 0 to 1. At 0 nothing is felt.
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

    /// Things met at a place of the view. Feedback has no place here.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Things met, more or less hard, at a place of the view. Feedback has no place here.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
