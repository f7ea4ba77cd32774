import CoreGraphics
import Foundation

/// Shows large what stays small in a view, for people who prefer very large text: after a long press, and for as long as the finger is down; it may slide to
/// other items.
///
/// Bars do so by themselves, and do at the lift what a tap does. A view of an app's own says what there is to show:
///
/// ```swift
/// button.showsLargeContentViewer = true
/// button.largeContentTitle = "Favorites"
/// button.addInteraction(UILargeContentViewerInteraction())
/// ```
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: MainActorObject, UIInteraction {
    /// Says what is shown, and hears where the finger was lifted.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    private lazy var recognizer = LargeContentPressRecognizer(interaction: self)
    private var viewer: LargeContentView?
    private(set) weak var shownItem: (any UILargeContentViewerItem)?

    /// An interaction that asks `delegate`, which it holds weakly.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init(onMainActor: ())
    }

    /// An interaction that shows those views in its own that ``UILargeContentViewerItem/showsLargeContentViewer``.
    public convenience init() { self.init(delegate: nil) }

    /// What recognizes the press, for other recognizers to wait for its failure, or the other way round.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

    /// Whether the viewer is there: where the person prefers one of the five largest sizes of text. An interaction does nothing elsewhere.
    open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

    /// Posted when ``isEnabled`` changed.
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

    /// The nearest view around what a touch finds at a point that shows the viewer.
    func viewItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view, let hit = view.hitTest(point, with: nil) else { return nil }
        for outer in sequence(first: hit, next: { $0.superview }) {
            if outer.showsLargeContentViewer { return outer }
            if outer === view { break }
        }
        return nil
    }

    /// The finger was lifted at a point.
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
        window.stage(shown)
        shown.show(item, in: region.intersection(window.bounds).inset(by: window.safeAreaInsets))
        if isNew { shown.appear() }
    }

    func hide() {
        shownItem = nil
        viewer?.disappear()
        viewer = nil
    }
}

/// Shows a bar's items, and does at the lift what a tap on them does.
@MainActor
final class BarLargeContentInteraction: UILargeContentViewerInteraction {
    override func ended(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
        guard let control = item as? UIControl, control.isEnabled else { return }
        if control.showsMenuAsPrimaryAction, AccessibilityTree.showMenu(of: control) { return }
        control.sendActions(for: .touchUpInside)
    }
}

extension UIView {
    /// Called by bars when they come into a window, and when the size of text changes: their items are shown large from now on, where that is wanted.
    func offerLargeContent() {
        guard window != nil, UILargeContentViewerInteraction.isEnabled,
            !attachedInteractions.contains(where: { $0 is BarLargeContentInteraction })
        else { return }
        addInteraction(BarLargeContentInteraction())
    }
}
