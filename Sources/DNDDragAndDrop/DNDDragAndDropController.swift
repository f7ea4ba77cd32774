import UIKit

/// Lets the user drag views from sources to targets.
///
/// A controller is one context: its sources and targets are independent of other controllers'. It references views and delegates weakly.
/// Retain it as long as the views can be dragged, for example in the view controller.
///
/// ```swift
/// dragAndDrop = DNDDragAndDropController()
/// dragAndDrop.registerDragSource(palette, withDelegate: self)
/// dragAndDrop.registerDropTarget(canvas, withDelegate: self)
/// ```
///
/// Several fingers can drag at once, each from a different source. The controller cancels a drag without a drop if its recognizer is cancelled or a
/// participating object is deallocated. A recognizer is cancelled by the system, by disabling it, or if the source leaves its window.
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
    /// When there are this many targets, the targets with deallocated views are removed.
    private var sweepCount = 16

    /// Creates a controller whose drags are shown in the window that is key when they begin.
    public init() {
        pane = .keyWindow
    }

    /// Creates a controller whose drags are shown in `window`, which is weakly referenced.
    public init(window: UIWindow) {
        pane = .window(WeakWindow(window: window))
    }

    @MainActor deinit {
        for handler in handlers.values { handler.unregister() }
    }

    // MARK: Sources

    /// Lets the user drag views out of `source` by a pan with one finger.
    ///
    /// The recognizer is a `UIPanGestureRecognizer` with at most one touch.
    public func registerDragSource(_ source: UIView, withDelegate delegate: any DNDDragSourceDelegate) {
        registerDragSource(source, withDelegate: delegate, dragRecognizer: nil)
    }

    /// Lets the user drag views out of `source` with a custom recognizer.
    ///
    /// A source that is already registered is unregistered first.
    ///
    /// - Parameters:
    ///   - source: The view in which a drag can begin. User interaction must be enabled.
    ///   - delegate: Provides the dragged views. Weakly referenced.
    ///   - dragRecognizer: A continuous recognizer, which is added to the source, and removed when the source is unregistered. Nil creates
    ///     a `UIPanGestureRecognizer` with at most one touch.
    public func registerDragSource(
        _ source: UIView, withDelegate delegate: any DNDDragSourceDelegate, dragRecognizer: UIGestureRecognizer?
    ) {
        unregisterDragSource(source)
        handlers = handlers.filter { $0.value.source != nil }
        handlers[ObjectIdentifier(source)] = DragHandler(
            controller: self, source: source, delegate: delegate, recognizer: dragRecognizer ?? Self.makeRecognizer())
    }

    /// Unregisters a source and removes its recognizer. A current drag is cancelled. Does nothing if the view is not a source.
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

    /// Lets the user drop views on `target`.
    ///
    /// Targets may be nested: the innermost one around the view under the finger is used. Targets without user interaction are ignored. The
    /// delegate is weakly referenced; registering a view again replaces its delegate.
    public func registerDropTarget(_ target: UIView, withDelegate delegate: any DNDDropTargetDelegate) {
        if self.delegate(ofTarget: target) !== delegate { unregisterDropTarget(target) }
        targets[ObjectIdentifier(target)] = Target(view: target, delegate: delegate)
        // Sweeps only when the number of targets has grown enough, because a sweep at each registration would take quadratic time.
        if targets.count >= sweepCount {
            targets = targets.filter { $0.value.view != nil }
            sweepCount = max(2 * targets.count, 16)
        }
    }

    /// Unregisters a target. A drag over it leaves it. Does nothing if the view is not a target.
    public func unregisterDropTarget(_ target: UIView) {
        guard targets[ObjectIdentifier(target)] != nil else { return }
        for handler in handlers.values { handler.targetWillUnregister(target) }
        targets[ObjectIdentifier(target)] = nil
    }

    // MARK: Lookup

    /// The window for a drag from `source`: the controller's own, the key window, or the source's.
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

    /// The delegate of `target`; nil if it is not a target of this controller, or its delegate was deallocated.
    func delegate(ofTarget target: UIView) -> (any DNDDropTargetDelegate)? {
        guard let entry = targets[ObjectIdentifier(target)], entry.view === target else { return nil }
        return entry.delegate
    }

    /// The target at `point`, in window coordinates: the innermost one among the hit view and its superviews, ignoring dragged views.
    func target(at point: CGPoint, in window: UIWindow) -> UIView? {
        var candidate = Self.view(at: point, in: window)
        while let view = candidate {
            if view.isUserInteractionEnabled, delegate(ofTarget: view) != nil { return view }
            candidate = view.superview
        }
        return nil
    }

    /// The view that a touch at `point` would hit without the dragged views.
    private static func view(at point: CGPoint, in window: UIWindow) -> UIView? {
        // The window's hit test is fast for thousands of views, so the dragged views are disabled meanwhile.
        let dragged = DraggingViews.views(in: window)
        var touchable: [UIView] = []
        for view in dragged where view.isUserInteractionEnabled {
            view.isUserInteractionEnabled = false
            touchable.append(view)
        }
        let hit = window.hitTest(point, with: nil)
        for view in touchable { view.isUserInteractionEnabled = true }
        guard let hit, dragged.contains(where: { hit.isDescendant(of: $0) }) else { return hit }
        // A dragged view whose class overrides the hit test is still hit. Then the other subviews are tested one by one.
        for view in window.subviews.reversed() where !dragged.contains(view) {
            if let hit = view.hitTest(view.convert(point, from: window), with: nil) { return hit }
        }
        return window
    }
}
