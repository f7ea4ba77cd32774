import Foundation

/// An item of a bar that the user can tap, with a title, an image, or both.
@preconcurrency @MainActor
open class UIBarItem: MainActorObject {
    /// The views that currently show the item.
    private var displays: [WeakDisplay] = []

    private struct WeakDisplay {
        weak var display: (any BarItemDisplay)?
    }

    /// Creates an empty item.
    public init() { super.init(onMainActor: ()) }

    /// Creates an empty item for a storyboard. The decoder sets its properties afterwards.
    public required init?(coder: NSCoder) { super.init(onMainActor: ()) }

    /// The title. The default is nil.
    open var title: String? {
        willSet { recordAppearance(\UIBarItem.title, newValue) }
        didSet { if title != oldValue { itemDidChange() } }
    }
    /// The image. The default is nil.
    open var image: UIImage? {
        willSet { recordAppearance(\UIBarItem.image, newValue) }
        didSet { if image !== oldValue { itemDidChange() } }
    }
    /// The image in compact-height windows. If nil, the default, ``image`` is used.
    open var landscapeImagePhone: UIImage? {
        willSet { recordAppearance(\UIBarItem.landscapeImagePhone, newValue) }
        didSet { itemDidChange() }
    }
    /// A larger image for the large content viewer, which is for users with very large text sizes. If nil, the viewer enlarges ``image``.
    open var largeContentSizeImage: UIImage?
    /// The insets of the large content image in the viewer, in points.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// The insets that offset the image, in points.
    open var imageInsets = UIEdgeInsets.zero {
        willSet { recordAppearance(\UIBarItem.imageInsets, newValue) }
        didSet { if imageInsets != oldValue { itemDidChange() } }
    }
    /// Whether the user can tap the item. The default is true.
    open var isEnabled = true {
        willSet { recordAppearance(\UIBarItem.isEnabled, newValue) }
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }
    /// A number with which the app identifies the item. The default is 0.
    open var tag = 0
    /// The identifier for UI automation. The default is nil.
    open var accessibilityIdentifier: String? {
        didSet { itemDidChange() }
    }
    /// The label for assistive technologies. The default is the title.
    open var accessibilityLabel: String? {
        didSet { itemDidChange() }
    }
    /// The result of a tap, described for assistive technologies. The default is nil.
    open var accessibilityHint: String?

    private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var appearanceRecord: AppearanceRecord?

    /// Sets the title's attributes in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        recordAppearance([state]) { ($0 as UIBarItem).setTitleTextAttributes(attributes, for: state) }
        textAttributes[state] = attributes
        itemDidChange()
    }

    /// The title's attributes in a state. The default is nil.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

    /// The image for a window with the given traits.
    func image(for traits: UITraitCollection) -> UIImage? {
        traits.verticalSizeClass == .compact ? landscapeImagePhone ?? image : image
    }

    /// Notifies the views that show the item that a property changed.
    func itemDidChange() {
        displays.removeAll { $0.display == nil }
        for entry in displays { entry.display?.itemDidChange(self) }
    }

    /// Registers a view that shows the item.
    func add(_ display: any BarItemDisplay) {
        displays.removeAll { $0.display == nil || $0.display === display }
        displays.append(WeakDisplay(display: display))
    }

    /// Unregisters a view that no longer shows the item.
    func remove(_ display: any BarItemDisplay) {
        displays.removeAll { $0.display == nil || $0.display === display }
    }

    /// The view that shows the item in a window. If there are several, the view that was registered last.
    var shownView: UIView? {
        displays.last { ($0.display as? UIView)?.window != nil }?.display as? UIView
    }
}

/// A view that shows an item.
@MainActor
protocol BarItemDisplay: AnyObject {
    /// Called after a property of the item changed.
    func itemDidChange(_ item: UIBarItem)
}

/// Provides the vtable slot of `UIBarItem.init()`. Open, so that the compiler does not assume that it has no subclasses.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicBarItem: UIBarItem {
    /// Creates an empty item.
    public required override init() { super.init() }

    /// Decodes an item from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
