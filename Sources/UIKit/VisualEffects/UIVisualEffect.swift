import Foundation

/// An effect of a ``UIVisualEffectView``. It never changes.
@preconcurrency @MainActor
open class UIVisualEffect: MainActorObject, NSCopying {
    /// An effect that changes nothing.
    public init() { super.init(onMainActor: ()) }

    /// The effect itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Shows what is behind blurred, with a colour over it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How much is blurred, and how light or dark it gets.
    public enum Style: Int, Sendable {
        /// Lighter than what is around it.
        case extraLight = 0
        /// As light as what is around it.
        case light = 1
        /// Dark.
        case dark = 2
        /// As what is around it.
        case regular = 4
        /// Stands out from what is around it.
        case prominent = 5
        /// Much of what is behind shines through.
        case systemUltraThinMaterial = 6
        /// More than half of what is behind shines through.
        case systemThinMaterial = 7
        /// About half of what is behind shines through.
        case systemMaterial = 8
        /// Little of what is behind shines through.
        case systemThickMaterial = 9
        /// As bars are.
        case systemChromeMaterial = 10
        /// Always light; much of what is behind shines through.
        case systemUltraThinMaterialLight = 11
        /// Always light; more than half of what is behind shines through.
        case systemThinMaterialLight = 12
        /// Always light; about half of what is behind shines through.
        case systemMaterialLight = 13
        /// Always light; little of what is behind shines through.
        case systemThickMaterialLight = 14
        /// Always light, as bars are.
        case systemChromeMaterialLight = 15
        /// Always dark; much of what is behind shines through.
        case systemUltraThinMaterialDark = 16
        /// Always dark; more than half of what is behind shines through.
        case systemThinMaterialDark = 17
        /// Always dark; about half of what is behind shines through.
        case systemMaterialDark = 18
        /// Always dark; little of what is behind shines through.
        case systemThickMaterialDark = 19
        /// Always dark, as bars are.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// An effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Lets content on a blurred ground stand out from it: what takes the tint colour gets one that suits the ground.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// An effect for labels on a ground that `blurEffect` made.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// An effect for one kind of content on a ground that `blurEffect` made.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// The colour of what stands on the ground.
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

/// What stands on a blurred ground.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// The most important words.
    case label = 0
    /// Words of the second rank.
    case secondaryLabel = 1
    /// Words of the third rank.
    case tertiaryLabel = 2
    /// Words of the fourth rank.
    case quaternaryLabel = 3
    /// Large areas.
    case fill = 4
    /// Areas of middle size.
    case secondaryFill = 5
    /// Small areas.
    case tertiaryFill = 6
    /// Lines.
    case separator = 7
}
