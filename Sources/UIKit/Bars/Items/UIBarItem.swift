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
        didSet { if title != oldValue { itemDidChange() } }
    }
    /// The item's picture.
    open var image: UIImage? {
        didSet { if image !== oldValue { itemDidChange() } }
    }
    /// The picture in a toolbar of a window that is low; ``image``, where it is nil.
    open var landscapeImagePhone: UIImage? {
        didSet { itemDidChange() }
    }
    /// A larger picture, which the large content viewer shows to people who prefer very large text. Nil for ``image``, enlarged.
    open var largeContentSizeImage: UIImage?
    /// How far that larger picture is moved where it is shown, in points.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// How the picture is moved, in points.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { itemDidChange() } }
    }
    /// Whether the item can be tapped. True unless set.
    open var isEnabled = true {
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
    private var hasTakenPrototypes = false

    /// Gives the title attributes in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state] = attributes
        itemDidChange()
    }

    /// The attributes that the title was given for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

    // MARK: All items

    /// Stands for all items of this class that are shown in a window from now on: what is set of it, they get, unless they have their own.
    open class func appearance() -> UIBarItem { BarItemPrototypes.current.item(of: self) { UIBarItem() } }

    /// Stands for those items of this class that are shown inside of one of the first class, which is inside of one of the second, and so on.
    /// Views, and controllers by their views, are what items can be in. What is set here wins over ``appearance()``.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIBarItem {
        BarItemPrototypes.current.item(of: self, in: containerTypes) { UIBarItem() }
    }

    /// Takes what was set for all items of its kind, once, when it is first shown in a window.
    final func takePrototypes(shownIn view: UIView) {
        guard view.window != nil, !hasTakenPrototypes else { return }
        hasTakenPrototypes = true
        for prototype in BarItemPrototypes.current.items(for: self, shownIn: view) { take(prototype) }
    }

    /// Takes from `prototype` what the item has not itself.
    func take(_ prototype: UIBarItem) {
        for (state, attributes) in prototype.textAttributes where textAttributes[state] == nil { textAttributes[state] = attributes }
        itemDidChange()
    }

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
