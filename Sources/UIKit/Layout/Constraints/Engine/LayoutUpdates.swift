import Foundation

/// The work that must be done before views are laid out: requested calls of `updateConstraints()`, new constraints, and engines with changes.
///
/// Each frame performs the work of its window. `layoutIfNeeded()` performs the work of the view's hierarchy.
@MainActor
enum LayoutUpdates {
    /// The set of views that an update covers.
    enum Scope {
        case tree(LayerTree)
        /// The hierarchy whose topmost view is `top`.
        case hierarchy(top: ObjectIdentifier)
    }

    /// One list for all platforms, because a view outside of windows belongs to none (Documentation/decisions/2026-11-pending-layout.md).
    private static var layouts = WaitingList<ViewLayout>()
    private static var engines = WaitingList<LayoutEngine>()

    /// The maximum number of rounds if updates keep requesting other updates.
    private static let roundLimit = 64

    /// Whether no work is pending.
    static var isEmpty: Bool { layouts.isEmpty && engines.isEmpty }

    static func list(_ layout: ViewLayout) {
        // A waiting layout has already requested a commit from its tree, or does when it joins a tree.
        guard layout.waitingIndex < 0 else { return }
        layouts.add(layout)
        layout.livingView?.layer.tree?.setNeedsCommit()
    }

    static func list(_ engine: LayoutEngine) {
        guard engine.waitingIndex < 0 else { return }
        engines.add(engine)
        engine.root.livingView?.layer.tree?.setNeedsCommit()
    }

    static func forget(_ layout: ViewLayout) { layouts.remove(layout) }

    static func forget(_ engine: LayoutEngine) { engines.remove(engine) }

    /// Calls `updateConstraints()` from subviews to superviews, adds new constraints to their engines, and updates the engines with changes.
    ///
    /// If the app requests layout within a callback such as `intrinsicContentSize`, only engines that are not busy are updated.
    ///
    /// - Returns: Whether any work was pending.
    @discardableResult
    static func settle(_ scope: Scope, onlyConstraints: Bool = false) -> Bool {
        if isEmpty { return false }
        var rounds = 0
        while rounds < roundLimit {
            rounds += 1
            if isEmpty { return rounds > 1 }
            var waiting: [UIView] = []
            var hasPrepared = false
            if let layout = layouts.only, !layout.needsUpdateConstraints {
                // Fast path for the most frequent case: one pending layout needs no list.
                if !layout.isViewDeallocated, scope.contains(layout.view) {
                    hasPrepared = true
                    forget(layout)
                    install(layout)
                }
            } else if !layouts.isEmpty {
                for layout in layouts.objects where !layout.isViewDeallocated && scope.contains(layout.view) { waiting.append(layout.view) }
            }
            if !waiting.isEmpty {
                hasPrepared = true
                prepare(waiting, isLast: rounds == roundLimit)
            }
            if onlyConstraints {
                if !hasPrepared { return rounds > 1 }
                continue
            }
            let hasUpdated = update(in: scope)
            if !hasPrepared, !hasUpdated { return rounds > 1 }
        }
        return true
    }

    /// Updates the engines with changes. Returns whether there were any.
    private static func update(in scope: Scope) -> Bool {
        if let engine = engines.only { return update(engine, in: scope) }
        var hasUpdated = false
        // An update may update or dissolve other engines.
        for engine in engines.objects where engine.waitingIndex >= 0 && update(engine, in: scope) { hasUpdated = true }
        return hasUpdated
    }

    private static func update(_ engine: LayoutEngine, in scope: Scope) -> Bool {
        guard !engine.isBusy, !engine.root.isViewDeallocated, scope.contains(engine.root.view) else { return false }
        forget(engine)
        engine.update()
        return true
    }

    private static func prepare(_ views: [UIView], isLast: Bool) {
        let updating = views.filter { $0.constraintLayout?.needsUpdateConstraints ?? false }
        let upwards = updating.map { ($0.layer.depth, $0) }.sorted { $0.0 > $1.0 }.map(\.1)
        for view in upwards {
            guard let layout = view.constraintLayout, layout.needsUpdateConstraints else { continue }
            if isLast {
                layoutLog.error(
                    "\(view) calls setNeedsUpdateConstraints() in every updateConstraints(), so it is not updated again in this frame.")
                layout.needsUpdateConstraints = false
                continue
            }
            view.runUpdateConstraints()
        }
        let prepared = views.compactMap(\.constraintLayout)
        for layout in prepared where !layout.needsUpdateConstraints { forget(layout) }
        for layout in prepared { install(layout) }
    }

    private static func install(_ layout: ViewLayout) {
        guard !layout.waiting.isEmpty else { return }
        var waiting: [NSLayoutConstraint] = []
        swap(&waiting, &layout.waiting)
        let engine = layout.view.layoutEngine
        for constraint in waiting where constraint.containerLayout === layout && constraint.installation == nil {
            engine.install(constraint)
        }
        // Keep small storage for the next time.
        guard layout.waiting.isEmpty, waiting.count <= storageLimit else { return }
        waiting.removeAll(keepingCapacity: true)
        swap(&waiting, &layout.waiting)
    }

    /// The maximum number of waiting constraints for which a view keeps its storage.
    private static let storageLimit = 64

    /// Adds the constraints of a hierarchy to their engines without solving.
    static func installConstraints(below top: UIView) {
        settle(.hierarchy(top: ObjectIdentifier(top)), onlyConstraints: true)
    }
}

extension LayoutUpdates.Scope {
    @MainActor
    func contains(_ view: UIView) -> Bool {
        switch self {
        case .tree(let tree): return view.layer.tree === tree
        case .hierarchy(let top): return view.topmostIdentity == top
        }
    }
}

extension UIView {
    /// The topmost ancestor of the view, or the view itself.
    var topmostView: UIView { topmostReference.takeUnretainedValue() }

    /// The identity of that view. Does not retain it: weak references to windows make retains of them slow.
    var topmostIdentity: ObjectIdentifier { topmostReference.borrow { ObjectIdentifier($0) } }

    private var topmostReference: Unmanaged<UIView> {
        var view = Unmanaged.passUnretained(self)
        while let parent = view.borrow({ $0.parentReference }) { view = parent }
        return view
    }

    /// Calls `updateConstraints()`, or `updateViewConstraints()` of the controller.
    func runUpdateConstraints() {
        constraintLayout?.needsUpdateConstraints = false
        currentTraits.asCurrentOnMain {
            if let controller { controller.trackedUpdateViewConstraints() } else { trackedUpdateConstraints() }
        }
    }
}
