import Foundation

/// How an item of a bar looks in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: MainActorObject {
    /// The title's attributes, where they differ from the standard ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// A picture behind the item.
    open var backgroundImage: UIImage?
    /// How that picture is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    init() { super.init(onMainActor: ()) }

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// How items of a bar look in each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: MainActorObject, NSCopying {
    private var style: UIBarButtonItem.Style

    /// The look of items that can be tapped.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look of items under a finger, where it differs from ``normal``.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of items that cannot be tapped, where it differs from ``normal``.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of items that keys are given to, where it differs from ``normal``.
    public let focused = UIBarButtonItemStateAppearance()

    /// The default look of items of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init(onMainActor: ())
    }

    /// The default look of plain items.
    public convenience init() { self.init(style: .plain) }

    /// Takes everything back that was set, and takes the look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
    }

    /// A copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    /// The look in a state.
    func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
        state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : normal
    }
}
