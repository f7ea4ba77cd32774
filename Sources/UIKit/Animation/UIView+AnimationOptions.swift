import Foundation

extension UIView {
    /// How views are animated.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Options from the bits that UIKit gives them.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Views that the block moves or resizes are laid out in the block too, so that their subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// An animation of a property that is not additive (opacity, background colour, anchor point) begins with the presentation value, not with
        /// the model's. Additive animations continue, so that a view keeps its speed when it is sent elsewhere.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation begins again whenever it is over.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation runs forwards and then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The animation lasts as long as it says itself, not as the animation block around it.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The animation has its own curve, not that of the animation block around it.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A transition shows its views' content as it changes, not a picture of it.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition from one view to another hides the first one and shows the second one, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The animation takes no options of the animation block around it but its duration and curve.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at first and at last. The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// No transition. The default.
        public static let transitionNone: AnimationOptions = []
        /// Turns the view round its upright axis, its left side coming forward.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view round its upright axis, its right side coming forward.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Turns the old content over, upwards, like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Turns the new content over the old one, downwards, like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from the old content to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view round its level axis, its top coming forward.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view round its level axis, its bottom coming forward.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// As many frames a second as the display has. The default.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// At most 60 frames a second, on displays that have more.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// At most 30 frames a second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The frames a second that the bits name; nil are all.
        var framesPerSecond: Float? {
            switch (rawValue >> 24) & 0xf {
            case 3: 60
            case 7: 30
            default: nil
            }
        }

        /// The curve that the bits name.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 0xf) ?? .easeInOut }

        /// The bits that name a transition.
        var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & (0xf << 20)) }
    }

    /// How views are animated through keyframes.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Options from the bits that UIKit gives them; those of ``UIView/AnimationOptions`` that name a curve are understood too.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Views that the block moves or resizes are laid out in the block too, so that their subviews move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Animations of properties that are not additive begin with the presentation value, not with the model's.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation begins again whenever it is over.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation runs forwards and then backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The animation lasts as long as it says itself, not as the animation block around it.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// The animation takes no options of the animation block around it but its duration and curve.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// From value to value on straight lines. The default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// In jumps: every value shows until the next keyframe's end.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// On straight lines at even speed; the keyframes' times do not count.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve at even speed; the keyframes' times do not count.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// What both kinds of animation know.
        var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0x7 << 10)) }

        var calculationMode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 0x7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// How an animation's speed changes from its beginning to its end.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at first and at last.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// Evenly.
        case linear = 3

        /// The curve as layers know it.
        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// What ``UIView/setAnimationTransition(_:for:cache:)`` does with a view.
    public enum AnimationTransition: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Turns it round its upright axis, its left side coming forward.
        case flipFromLeft = 1
        /// Turns it round its upright axis, its right side coming forward.
        case flipFromRight = 2
        /// Turns the old content over, upwards, like a page.
        case curlUp = 3
        /// Turns the new content over the old one, downwards, like a page.
        case curlDown = 4

        var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 20) }
    }
}
