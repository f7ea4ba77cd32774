/// The size of a cell, header or footer between its dequeuing and its first layout: the size for its previous row, or zero for a new view.
///
/// Constraints that conflict at this size may be satisfiable at the final size. Conflicts are therefore reported only if they persist at the final
/// size.
@MainActor
final class ProvisionalSize {
    /// Whether the list has not determined the view's size yet.
    private(set) var isProvisional = false
    /// The roots of the layout engines that found conflicts while the size was provisional.
    private var roots: [WeakView] = []

    private struct WeakView {
        weak var view: UIView?
    }

    /// Marks the size as provisional.
    func begin() { isProvisional = true }

    /// Marks the size as final. Engines with earlier conflicts solve again.
    func end() {
        isProvisional = false
        let waiting = roots
        roots = []
        for root in waiting { root.view?.constraintLayout?.engine?.setNeedsSolve() }
    }

    /// Records that the engine of `root`, a view in this one, found conflicts.
    func recordConflict(in root: UIView) { roots.append(WeakView(view: root)) }
}

/// A view that a list resizes after the app configured it.
@MainActor
protocol ProvisionallySized: UIView {
    var provisionalSize: ProvisionalSize { get }
}

extension UIView {
    /// The provisional size on which this view's conflicts depend; nil if the size is final.
    var awaitedSize: ProvisionalSize? {
        var view: UIView? = self
        while let current = view {
            if let sized = current as? any ProvisionallySized {
                return sized.provisionalSize.isProvisional || sized.superview == nil ? sized.provisionalSize : nil
            }
            view = current.superview
        }
        return nil
    }
}

/// The views that a list dequeued and has not laid out yet.
@MainActor
struct ProvisionalViews {
    private var views: [any ProvisionallySized] = []

    /// Adds a view with a provisional size.
    mutating func add(_ view: any ProvisionallySized) {
        view.provisionalSize.begin()
        views.append(view)
    }

    /// Marks the sizes of all views as final.
    mutating func end() {
        guard !views.isEmpty else { return }
        let placed = views
        views = []
        for view in placed { view.provisionalSize.end() }
    }
}
