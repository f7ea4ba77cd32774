import Foundation

/// What a bar shows of something that can be tapped: a title, a picture, or both.
@preconcurrency @MainActor
open class UIBarItem: MainActorObject {
    /// The views that show the item now.
    private var displays: [WeakDisplay] = []

    private struct WeakDisplay {
        weak var display: (any BarItemDisplay)?
    }

    /// An item that shows nothing.
    public init() { super.init(onMainActor: ()) }

    /// An item that a storyboard describes: as one made without anything, until its properties are read.
    public required init?(coder: NSCoder) { super.init(onMainActor: ()) }

    /// What the item says.
    open var title: String? {
        willSet { recordAppearance(\UIBarItem.title, newValue) }
        didSet { if title != oldValue { itemDidChange() } }
    }
    /// The item's picture.
    open var image: UIImage? {
        willSet { recordAppearance(\UIBarItem.image, newValue) }
        didSet { if image !== oldValue { itemDidChange() } }
    }
    /// The picture in a toolbar of a window that is low; ``image``, where it is nil.
    open var landscapeImagePhone: UIImage? {
        willSet { recordAppearance(\UIBarItem.landscapeImagePhone, newValue) }
        didSet { itemDidChange() }
    }
    /// A larger picture, which the large content viewer shows to people who prefer very large text. Nil for ``image``, enlarged.
    open var largeContentSizeImage: UIImage?
    /// How far that larger picture is moved where it is shown, in points.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// How the picture is moved, in points.
    open var imageInsets = UIEdgeInsets.zero {
        willSet { recordAppearance(\UIBarItem.imageInsets, newValue) }
        didSet { if imageInsets != oldValue { itemDidChange() } }
    }
    /// Whether the item can be tapped. True unless set.
    open var isEnabled = true {
        willSet { recordAppearance(\UIBarItem.isEnabled, newValue) }
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }
    /// A number to find the item by.
    open var tag = 0
    /// What the item is called by programs that drive the interface.
    open var accessibilityIdentifier: String? {
        didSet { itemDidChange() }
    }
    /// What the item is called for people who do not see it. Unless set, its title.
    open var accessibilityLabel: String? {
        didSet { itemDidChange() }
    }
    /// What a tap on the item does, for people who do not see it.
    open var accessibilityHint: String?

    private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var appearanceRecord: AppearanceRecord?

    /// Gives the title attributes in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        recordAppearance([state]) { ($0 as UIBarItem).setTitleTextAttributes(attributes, for: state) }
        textAttributes[state] = attributes
        itemDidChange()
    }

    /// The attributes that the title was given for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

    /// Something that is shown of the item changed.
    func itemDidChange() {
        displays.removeAll { $0.display == nil }
        for entry in displays { entry.display?.itemDidChange(self) }
    }

    /// `display` shows the item from now on.
    func add(_ display: any BarItemDisplay) {
        displays.removeAll { $0.display == nil || $0.display === display }
        displays.append(WeakDisplay(display: display))
    }

    /// `display` shows the item no longer.
    func remove(_ display: any BarItemDisplay) {
        displays.removeAll { $0.display == nil || $0.display === display }
    }

    /// The view that shows the item now, the one that was made last where there are several.
    var shownView: UIView? {
        displays.last { ($0.display as? UIView)?.window != nil }?.display as? UIView
    }
}

/// What shows an item.
@MainActor
protocol BarItemDisplay: AnyObject {
    /// Something of the item changed.
    func itemDidChange(_ item: UIBarItem)
}

/// Names the place of `UIBarItem.init()`. Open, so that the compiler does not take it for the only class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicBarItem: UIBarItem {
    /// Makes nothing of its own.
    public required override init() { super.init() }

    /// An item that a storyboard describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
