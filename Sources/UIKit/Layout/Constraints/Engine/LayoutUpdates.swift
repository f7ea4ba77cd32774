import Foundation

/// What has to be settled before views are laid out: `updateConstraints()` that was asked for, constraints that came, engines with changes.
///
/// The frame settles what belongs to its window, and `layoutIfNeeded()` what belongs to its view's hierarchy.
@MainActor
enum LayoutUpdates {
    /// Whose updates are settled.
    enum Scope {
        case tree(LayerTree)
        /// The hierarchy whose topmost view is `top`.
        case hierarchy(top: ObjectIdentifier)
    }

    private static var layouts = WaitingList<ViewLayout>()
    private static var engines = WaitingList<LayoutEngine>()

    /// How often an update may ask for another one.
    private static let roundLimit = 64

    /// Whether nothing waits anywhere.
    static var isEmpty: Bool { layouts.isEmpty && engines.isEmpty }

    static func list(_ layout: ViewLayout) {
        // What waits has told its tree, or tells the one that it comes into.
        guard layout.waitingPlace < 0 else { return }
        layouts.add(layout)
        layout.livingView?.layer.tree?.setNeedsCommit()
    }

    static func list(_ engine: LayoutEngine) {
        guard engine.waitingPlace < 0 else { return }
        engines.add(engine)
        engine.root.livingView?.layer.tree?.setNeedsCommit()
    }

    static func forget(_ layout: ViewLayout) { layouts.remove(layout) }

    static func forget(_ engine: LayoutEngine) { engines.remove(engine) }

    /// Calls `updateConstraints()` upwards, gives new constraints to their engines, and lets these settle what changed.
    ///
    /// An app may lay out within a callback of this, as in `intrinsicContentSize`: engines that are not busy settle then.
    ///
    /// - Returns: Whether there was anything to do.
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
                // By far the most often there is one, which needs no list.
                if !layout.isViewGone, scope.contains(layout.view) {
                    hasPrepared = true
                    forget(layout)
                    install(layout)
                }
            } else if !layouts.isEmpty {
                for layout in layouts.objects where !layout.isViewGone && scope.contains(layout.view) { waiting.append(layout.view) }
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

    /// Lets the engines with changes settle them. Answers whether there were any.
    private static func update(in scope: Scope) -> Bool {
        if let engine = engines.only { return update(engine, in: scope) }
        var hasUpdated = false
        // An update may settle others, or dissolve them.
        for engine in engines.objects where engine.waitingPlace >= 0 && update(engine, in: scope) { hasUpdated = true }
        return hasUpdated
    }

    private static func update(_ engine: LayoutEngine, in scope: Scope) -> Bool {
        guard !engine.isBusy, !engine.root.isViewGone, scope.contains(engine.root.view) else { return false }
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
                layoutLog.error("\(view) asks for updateConstraints() in every updateConstraints(): it is not called again in this frame.")
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
        // Room for those of the next time, where it is little.
        guard layout.waiting.isEmpty, waiting.count <= roomLimit else { return }
        waiting.removeAll(keepingCapacity: true)
        swap(&waiting, &layout.waiting)
    }

    /// For how many waiting constraints a view keeps room.
    private static let roomLimit = 64

    /// Gives the constraints of a hierarchy to their engines without solving.
    static func installConstraints(below top: UIView) {
        settle(.hierarchy(top: ObjectIdentifier(top)), onlyConstraints: true)
    }
}

extension LayoutUpdates.Scope {
    @MainActor
    fileprivate func contains(_ view: UIView) -> Bool {
        switch self {
        case .tree(let tree): return view.layer.tree === tree
        case .hierarchy(let top): return view.topmostIdentity == top
        }
    }
}

extension UIView {
    /// The view that this one is in and that is in no other.
    var topmostView: UIView { topmostReference.takeUnretainedValue() }

    /// What tells that view from others. Retains none: windows are retained slowly, as there are weak references to them.
    var topmostIdentity: ObjectIdentifier { topmostReference.borrow { ObjectIdentifier($0) } }

    private var topmostReference: Unmanaged<UIView> {
        var view = Unmanaged.passUnretained(self)
        while let parent = view.borrow({ $0.parentReference }) { view = parent }
        return view
    }

    /// Calls `updateConstraints()`, or the controller's.
    func runUpdateConstraints() {
        constraintLayout?.needsUpdateConstraints = false
        currentTraits.asCurrentOnMain {
            if let controller { controller.updateViewConstraints() } else { updateConstraints() }
        }
    }
}
