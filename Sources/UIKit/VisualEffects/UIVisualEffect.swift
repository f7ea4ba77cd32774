import Foundation

/// An effect of a ``UIVisualEffectView``. Immutable.
@preconcurrency @MainActor
open class UIVisualEffect: MainActorObject, NSCopying {
    /// Creates an effect that changes nothing.
    public init() { super.init(onMainActor: ()) }

    /// Returns itself, since an effect is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs the background and overlays a colour.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The intensity and the colour of a blur.
    public enum Style: Int, Sendable {
        /// Lighter than the background.
        case extraLight = 0
        /// The same brightness as the background.
        case light = 1
        /// Dark.
        case dark = 2
        /// Adapts to the appearance.
        case regular = 4
        /// Prominent against the background.
        case prominent = 5
        /// A material through which much of the background is visible.
        case systemUltraThinMaterial = 6
        /// A material through which more than half of the background is visible.
        case systemThinMaterial = 7
        /// A material through which about half of the background is visible.
        case systemMaterial = 8
        /// A material through which little of the background is visible.
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10
        /// The ultra-thin material, always light.
        case systemUltraThinMaterialLight = 11
        /// The thin material, always light.
        case systemThinMaterialLight = 12
        /// The regular material, always light.
        case systemMaterialLight = 13
        /// The thick material, always light.
        case systemThickMaterialLight = 14
        /// The material of bars, always light.
        case systemChromeMaterialLight = 15
        /// The ultra-thin material, always dark.
        case systemUltraThinMaterialDark = 16
        /// The thin material, always dark.
        case systemThinMaterialDark = 17
        /// The regular material, always dark.
        case systemMaterialDark = 18
        /// The thick material, always dark.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Creates an effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Makes content legible on a blurred background. The tint colour of the content becomes the system colour for the effect's style.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Creates an effect for labels on a background with `blurEffect`.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Creates an effect for one kind of content on a background with `blurEffect`.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// The colour of the content.
    var color: UIColor {
        switch style {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}

/// A kind of content on a blurred background.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Primary text.
    case label = 0
    /// Secondary text.
    case secondaryLabel = 1
    /// Tertiary text.
    case tertiaryLabel = 2
    /// Quaternary text.
    case quaternaryLabel = 3
    /// Large fills.
    case fill = 4
    /// Medium fills.
    case secondaryFill = 5
    /// Small fills.
    case tertiaryFill = 6
    /// Separators.
    case separator = 7
}
