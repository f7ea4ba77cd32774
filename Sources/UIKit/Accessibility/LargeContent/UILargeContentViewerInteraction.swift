import CoreGraphics
import Foundation

/// Shows enlarged content during a long press, for users with very large text sizes. The user can slide the finger to other items.
///
/// Bars have their own interaction, which performs the item's action at the end of the touch. A custom view provides its content as follows:
///
/// ```swift
/// button.showsLargeContentViewer = true
/// button.largeContentTitle = "Favorites"
/// button.addInteraction(UILargeContentViewerInteraction())
/// ```
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: MainActorObject, UIInteraction {
    /// The delegate, which provides the items and is notified at the end of the press.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    private lazy var recognizer = LargeContentPressRecognizer(interaction: self)
    private var viewer: LargeContentView?
    private(set) weak var shownItem: (any UILargeContentViewerItem)?

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init(onMainActor: ())
    }

    /// Creates an interaction without a delegate. It shows the subviews for which ``UILargeContentViewerItem/showsLargeContentViewer`` is true.
    public convenience init() { self.init(delegate: nil) }

    /// The long-press recognizer, for failure requirements with other recognizers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

    /// Whether the viewer is available. True if the preferred text size is one of the five accessibility sizes.
    open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

    /// Posted when ``isEnabled`` changes.
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    open func willMove(to view: UIView?) {
        hide()
        self.view?.removeGestureRecognizer(recognizer)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    // MARK: Items

    /// The item at a point of the view.
    func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        if let delegate { delegate.largeContentViewerInteraction(self, itemAt: point) } else { viewItem(at: point) }
    }

    /// The hit view or its nearest superview that shows large content.
    func viewItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view, let hit = view.hitTest(point, with: nil) else { return nil }
        for outer in sequence(first: hit, next: { $0.superview }) {
            if outer.showsLargeContentViewer { return outer }
            if outer === view { break }
        }
        return nil
    }

    /// Called when the press ends at a point.
    func ended(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
        delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    }

    // MARK: From the recognizer

    func follow(to point: CGPoint) { show(item(at: point)) }

    func end(at point: CGPoint) {
        let item = item(at: point)
        hide()
        ended(on: item, at: point)
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard let item, let view, let window = view.window else { return hide() }
        if item === shownItem, viewer != nil { return }
        shownItem = item
        let controller = delegate?.viewController(for: self) ?? view.nearestController
        let region = controller?.viewIfLoaded.flatMap { $0.window === window ? $0.convert($0.bounds, to: window) : nil } ?? window.bounds
        let isNew = viewer == nil
        let shown = viewer ?? LargeContentView()
        viewer = shown
        shown.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
        window.addOverlay(shown)
        shown.show(item, in: region.intersection(window.bounds).inset(by: window.safeAreaInsets))
        if isNew { shown.appear() }
    }

    func hide() {
        shownItem = nil
        viewer?.disappear()
        viewer = nil
    }
}
