/// The size of a cell, header or footer between its dequeuing and its first placement: that of its last row, or of no row at all.
///
/// Constraints that cannot all hold in that size are not wrong. They are reported only if they cannot hold in the final size either.
@MainActor
final class ProvisionalSize {
    /// Whether the list has still to find the view's size.
    private(set) var isProvisional = false
    /// The roots of the engines that found conflicts meanwhile.
    private var roots: [WeakView] = []

    private struct WeakView {
        weak var view: UIView?
    }

    /// The view waits for its size.
    func begin() { isProvisional = true }

    /// The view has its size: conflicts that were found before are looked for again.
    func end() {
        isProvisional = false
        let waiting = roots
        roots = []
        for root in waiting { root.view?.constraintLayout?.engine?.setNeedsSolve() }
    }

    /// Notes that the engine of `root`, which is in the view, found conflicts.
    func noteConflict(in root: UIView) { roots.append(WeakView(view: root)) }
}

/// A view that a list sizes after its app filled it.
@MainActor
protocol ProvisionallySized: UIView {
    var provisionalSize: ProvisionalSize { get }
}

extension UIView {
    /// The size that this view's conflicts have to wait for; nil if it is final.
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

/// The views that a list gave out and did not place yet.
@MainActor
struct ProvisionalViews {
    private var views: [any ProvisionallySized] = []

    /// Adds a view that waits for its size.
    mutating func add(_ view: any ProvisionallySized) {
        view.provisionalSize.begin()
        views.append(view)
    }

    /// Everything was placed.
    mutating func end() {
        guard !views.isEmpty else { return }
        let placed = views
        views = []
        for view in placed { view.provisionalSize.end() }
    }
}
