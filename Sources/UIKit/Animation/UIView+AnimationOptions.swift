import Foundation

extension UIView {
    /// Options of view animations.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// The bits, with UIKit's values.
        public let rawValue: UInt

        /// Creates a set of options from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the moved and resized views at the end of the block, so that changes of their subviews are animated, too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Allows touches in views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins the animation of a non-additive property (opacity, background colour, anchor point) with the presentation value instead of the
        /// model value. Additive animations always continue: a view keeps its velocity when its destination changes.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forwards, then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the animation's own duration instead of the enclosing block's duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the animation's own curve instead of the enclosing block's curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Shows the live content of views in a transition instead of a snapshot.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides the first view of a transition and shows the second view, instead of removing the first and adding the second.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Does not inherit options from the enclosing block. The animation still inherits the duration and the curve.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// An ease-in-ease-out curve. The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// An ease-in curve, which begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// An ease-out curve, which ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// A linear curve.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// No transition. The default.
        public static let transitionNone: AnimationOptions = []
        /// Flips the view around its vertical axis, with its left side coming forward.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view around its vertical axis, with its right side coming forward.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the old content up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls the new content down over the old like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Cross-fades from the old content to the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view around its horizontal axis, with its top coming forward.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view around its horizontal axis, with its bottom coming forward.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The display's frame rate. The default.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// At most 60 frames per second, for displays with a higher rate.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// At most 30 frames per second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The maximum frame rate that the bits specify; nil without a limit.
        var framesPerSecond: Float? {
            switch (rawValue >> 24) & 0xf {
            case 3: 60
            case 7: 30
            default: nil
            }
        }

        /// The curve that the bits specify.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 0xf) ?? .easeInOut }

        /// The transition that the bits specify.
        var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & (0xf << 20)) }
    }

    /// Options of keyframe animations.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        /// The bits, with UIKit's values.
        public let rawValue: UInt

        /// Creates a set of options from UIKit's bits. The bits of ``UIView/AnimationOptions`` for a curve are also valid.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the moved and resized views at the end of the block, so that changes of their subviews are animated, too.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Allows touches in views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins the animations of non-additive properties with the presentation value instead of the model value.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forwards, then backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the animation's own duration instead of the enclosing block's duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Does not inherit options from the enclosing block. The animation still inherits the duration and the curve.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Interpolates linearly between keyframe values. The default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps between keyframe values: each value is displayed until the end of the next keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates linearly at constant speed and ignores the times of the keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates on a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates on a smooth curve at constant speed and ignores the times of the keyframes.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// These options without the calculation mode, as view animation options.
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

    /// The timing curve of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Begins and ends slowly.
        case easeInOut = 0
        /// Begins slowly.
        case easeIn = 1
        /// Ends slowly.
        case easeOut = 2
        /// Has a constant speed.
        case linear = 3

        /// The curve as a Core Animation timing function.
        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// A transition for ``UIView/setAnimationTransition(_:for:cache:)``.
    public enum AnimationTransition: Int, Sendable {
        /// No transition.
        case none = 0
        /// Flips the view around its vertical axis, with its left side coming forward.
        case flipFromLeft = 1
        /// Flips the view around its vertical axis, with its right side coming forward.
        case flipFromRight = 2
        /// Curls the old content up like a page.
        case curlUp = 3
        /// Curls the new content down over the old like a page.
        case curlDown = 4

        var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 20) }
    }
}
