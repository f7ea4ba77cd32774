import Foundation

/// The appearance of a bar button item in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: MainActorObject {
    /// The title attributes that differ from the defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. Zero uses the offset of the normal state.
    open var titlePositionAdjustment = UIOffset.zero
    /// An image behind the item.
    open var backgroundImage: UIImage?
    /// The offset of the background image, in points. Zero uses the offset of the normal state.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    init() { super.init(onMainActor: ()) }

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// The appearance of bar button items in each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: MainActorObject, NSCopying {
    private var style: UIBarButtonItem.Style

    /// The appearance of enabled items.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance of pressed items. It only contains the differences from ``normal``.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of disabled items. It only contains the differences from ``normal``.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The appearance of the item with the keyboard focus. It only contains the differences from ``normal``.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    /// Creates the default appearance of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init(onMainActor: ())
    }

    /// Creates the default appearance of plain items.
    public convenience init() { self.init(style: .plain) }

    /// Resets all values to the defaults of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
    }

    /// Returns a copy.
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

    /// The appearance in a state.
    func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        if state.contains(.highlighted) { return highlighted }
        return state.contains(.focused) ? focused : normal
    }

    /// The background image in a state, or else the image of ``normal``.
    func backgroundImage(for state: UIControl.State) -> UIImage? { self.state(state).backgroundImage ?? normal.backgroundImage }

    /// The offset of the background image in a state, or else the offset of ``normal``.
    func backgroundOffset(for state: UIControl.State) -> UIOffset {
        let own = self.state(state).backgroundImagePositionAdjustment
        return own == .zero ? normal.backgroundImagePositionAdjustment : own
    }

    /// The offset of the title in a state, or else the offset of ``normal``.
    func titleOffset(for state: UIControl.State) -> UIOffset {
        let own = self.state(state).titlePositionAdjustment
        return own == .zero ? normal.titlePositionAdjustment : own
    }
}
