import UIKit

/// Lets views be dragged from sources onto targets.
///
/// One controller is one context: sources and targets of one never meet those of another. It holds its views and delegates weakly, and
/// everything else ends with it: keep it for as long as the views can be dragged, for example in the view controller.
///
/// ```swift
/// dragAndDrop = DNDDragAndDropController()
/// dragAndDrop.registerDragSource(palette, withDelegate: self)
/// dragAndDrop.registerDropTarget(canvas, withDelegate: self)
/// ```
///
/// Any number of fingers can drag at once, each from a source of its own. A drag is cancelled, and never drops, when its recognizer is
/// cancelled (by the system, by disabling it, by the source's leaving its window), and when an object that takes part in it goes away.
@preconcurrency @MainActor
public final class DNDDragAndDropController {
    private enum Pane {
        case keyWindow
        case window(WeakWindow)
    }

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    private struct Target {
        weak var view: UIView?
        weak var delegate: (any DNDDropTargetDelegate)?
    }

    private let pane: Pane
    private var handlers: [ObjectIdentifier: DragHandler] = [:]
    private var targets: [ObjectIdentifier: Target] = [:]
    /// With so many targets, those whose views are gone are let go of.
    private var sweepCount = 16

    /// A controller whose drags are shown in the window that is the application's key window when they begin.
    public init() {
        pane = .keyWindow
    }

    /// A controller whose drags are shown in `window`, which it holds weakly.
    public init(window: UIWindow) {
        pane = .window(WeakWindow(window: window))
    }

    @MainActor deinit {
        for handler in handlers.values { handler.unregister() }
    }

    // MARK: Sources

    /// Lets views be dragged out of `source` by a pan of one finger.
    ///
    /// The recognizer is a `UIPanGestureRecognizer` with at most one touch.
    public func registerDragSource(_ source: UIView, withDelegate delegate: any DNDDragSourceDelegate) {
        registerDragSource(source, withDelegate: delegate, dragRecognizer: nil)
    }

    /// Lets views be dragged out of `source` by a recognizer of your choice.
    ///
    /// A source that is registered already is unregistered first.
    ///
    /// - Parameters:
    ///   - source: The view in which a drag can begin; user interaction must be on.
    ///   - delegate: Gives the dragged views; held weakly.
    ///   - dragRecognizer: Any continuous recognizer. It is added to the source here and removed from it when the source is
    ///     unregistered. Nil stands for a `UIPanGestureRecognizer` with at most one touch.
    public func registerDragSource(
        _ source: UIView, withDelegate delegate: any DNDDragSourceDelegate, dragRecognizer: UIGestureRecognizer?
    ) {
        unregisterDragSource(source)
        handlers = handlers.filter { $0.value.source != nil }
        handlers[ObjectIdentifier(source)] = DragHandler(
            controller: self, source: source, delegate: delegate, recognizer: dragRecognizer ?? Self.makeRecognizer())
    }

    /// Nothing can be dragged out of `source` any more, and its recognizer is removed. A drag that goes on ends as a cancel. Does nothing
    /// when the view is no source.
    public func unregisterDragSource(_ source: UIView) {
        guard let handler = handlers[ObjectIdentifier(source)] else { return }
        handlers[ObjectIdentifier(source)] = nil
        handler.unregister()
    }

    private static func makeRecognizer() -> UIGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
        recognizer.maximumNumberOfTouches = 1
        return recognizer
    }

    // MARK: Targets

    /// Lets views be dropped on `target`.
    ///
    /// Targets may nest: the innermost one around the view under the finger is meant. A target with user interaction off is none. The
    /// delegate is held weakly; a second registration of a view gives it another delegate.
    public func registerDropTarget(_ target: UIView, withDelegate delegate: any DNDDropTargetDelegate) {
        if self.delegate(ofTarget: target) !== delegate { unregisterDropTarget(target) }
        targets[ObjectIdentifier(target)] = Target(view: target, delegate: delegate)
        // Not each time, or registering many would take the square of their number.
        if targets.count >= sweepCount {
            targets = targets.filter { $0.value.view != nil }
            sweepCount = max(2 * targets.count, 16)
        }
    }

    /// Nothing can be dropped on `target` any more. A drag that is over it leaves it. Does nothing when the view is no target.
    public func unregisterDropTarget(_ target: UIView) {
        guard targets[ObjectIdentifier(target)] != nil else { return }
        for handler in handlers.values { handler.targetWillUnregister(target) }
        targets[ObjectIdentifier(target)] = nil
    }

    // MARK: What drags ask

    /// The window that shows a drag from `source`: the controller's own, or the key window; where the application has none, the source's.
    func pane(for source: UIView) -> UIWindow? {
        switch pane {
        case .window(let box): box.window
        case .keyWindow: Self.keyWindow ?? source.window
        }
    }

    private static var keyWindow: UIWindow? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        return scenes.flatMap(\.windows).first { $0.isKeyWindow }
    }

    /// Whom to tell about `target`; nil when it is no target of this controller, or its delegate is gone.
    func delegate(ofTarget target: UIView) -> (any DNDDropTargetDelegate)? {
        guard let entry = targets[ObjectIdentifier(target)], entry.view === target else { return nil }
        return entry.delegate
    }

    /// The target at `point`, in the window's coordinates: the innermost one among the view that is hit there, below all dragging views,
    /// and its ancestors.
    func target(at point: CGPoint, in window: UIWindow) -> UIView? {
        var candidate = Self.view(at: point, in: window)
        while let view = candidate {
            if view.isUserInteractionEnabled, delegate(ofTarget: view) != nil { return view }
            candidate = view.superview
        }
        return nil
    }

    /// The view that a touch at `point` would hit if no view were dragged there.
    private static func view(at point: CGPoint, in window: UIWindow) -> UIView? {
        // The window finds its way among thousands of views; what is dragged steps aside meanwhile.
        let dragged = DraggingViews.views(in: window)
        var touchable: [UIView] = []
        for view in dragged where view.isUserInteractionEnabled {
            view.isUserInteractionEnabled = false
            touchable.append(view)
        }
        let hit = window.hitTest(point, with: nil)
        for view in touchable { view.isUserInteractionEnabled = true }
        guard let hit, dragged.contains(where: { hit.isDescendant(of: $0) }) else { return hit }
        // A dragged view answers all the same, since its class says so: what is behind it is looked for one by one.
        for view in window.subviews.reversed() where !dragged.contains(view) {
            if let hit = view.hitTest(view.convert(point, from: window), with: nil) { return hit }
        }
        return window
    }
}
