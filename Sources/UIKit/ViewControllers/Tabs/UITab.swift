import Foundation

/// A tab of a ``UITabBarController``: a title and an image in the bar, and a controller.
@preconcurrency @MainActor
open class UITab: MainActorObject {
    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title in the bar.
    ///   - image: The image in the bar.
    ///   - identifier: Identifies the tab among the tabs of its controller.
    ///   - viewControllerProvider: Creates the tab's controller. Called once, when the tab is first shown in the bar or ``viewController`` is read.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init(onMainActor: ())
    }

    // Final, because a subclass in another file may refer to an accessor in a method table by another mangled name (Swift 6.3).
    private final var provider: (@MainActor (UITab) -> UIViewController)?
    private final lazy var ownController: UIViewController? = {
        let controller = provider?(self)
        provider = nil
        return controller
    }()
    private let item = UITabBarItem()

    /// The title in the bar.
    open var title: String { didSet { update() } }
    /// The image in the bar.
    open var image: UIImage? { didSet { update() } }
    /// The text of a badge. Nil, the default, shows no badge.
    open var badgeValue: String? { didSet { update() } }
    /// Whether the user can select the tab. True by default.
    open var isEnabled = true { didSet { update() } }
    /// Whether the bar leaves the tab out. False by default.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabVisibilityDidChange() } } }
    /// Identifies the tab among the tabs of its controller.
    open private(set) var identifier: String
    /// A value of the app.
    open var userInfo: Any?
    /// The tab's controller, which the provider creates at the first access. Its tab bar item is the tab's.
    open var viewController: UIViewController? {
        guard let controller = ownController else { return nil }
        if controller.tabBarItem !== item {
            update()
            controller.tabBarItem = item
        }
        return controller
    }
    /// The tab bar controller that shows the tab.
    open internal(set) weak var tabBarController: UITabBarController?

    /// Whether the bar shows the tab after the others.
    var isLast: Bool { false }

    private func update() {
        if item.title != title { item.title = title }
        if item.image !== image { item.image = image }
        if item.badgeValue != badgeValue { item.badgeValue = badgeValue }
        if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
    }
}
