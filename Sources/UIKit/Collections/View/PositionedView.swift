import Foundation

/// A displayed view and the attributes by which it was positioned.
@MainActor
struct PositionedView {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes

    init(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
        (self.view, self.attributes) = (view, attributes)
        view.isShown = true
    }
}

/// The z-order of a collection view's subviews: sorted by `zIndex`, and by insertion order for equal values.
@MainActor
final class ViewZOrder {
    private var views: [(view: UIView, zIndex: Int)] = []

    /// Inserts `view` into `host` at the position of its `zIndex`: in front of the background and behind the app's own subviews.
    func insert(_ view: UIView, zIndex: Int, into host: UIView) {
        if let known = index(of: view) {
            if views[known].zIndex == zIndex, view.superview === host { return }
            views.remove(at: known)
        }
        // Searches from the front, since most views are inserted there.
        var index = views.count
        while index > 0, views[index - 1].zIndex > zIndex { index -= 1 }
        views.insert((view, zIndex), at: index)
        if let old = view.superview, old !== host { UIView.performWithoutAnimation { view.center = old.convert(view.center, to: host) } }
        if let below = lastView(before: index, in: host) {
            host.insertSubview(view, aboveSubview: below)
        } else if let background = (host as? UICollectionView)?.backgroundView, background.superview === host {
            host.insertSubview(view, aboveSubview: background)
        } else {
            host.insertSubview(view, at: 0)
        }
    }

    /// Removes `view` from the order.
    func remove(_ view: UIView) {
        if let index = index(of: view) { views.remove(at: index) }
    }

    // Loops instead of closures: the standard library's calls of a main-actor closure check the executor each time.

    private func index(of view: UIView) -> Int? {
        var index = views.count
        while index > 0 {
            index -= 1
            if views[index].view === view { return index }
        }
        return nil
    }

    private func lastView(before end: Int, in host: UIView) -> UIView? {
        var index = end
        while index > 0 {
            index -= 1
            if views[index].view.superview === host { return views[index].view }
        }
        return nil
    }
}
