import Foundation

/// A view that is shown, and where the layout put it.
struct PlacedView {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
}

/// The order in which a collection view's views lie over each other: by `zIndex`, those of one in the order in which they came.
@MainActor
final class ViewStack {
    private var views: [(view: UIView, zIndex: Int)] = []

    /// Puts `view` into `host` where its `zIndex` belongs: in front of the background and behind what the program added itself.
    func insert(_ view: UIView, zIndex: Int, into host: UIView) {
        if let known = views.lastIndex(where: { $0.view === view }) {
            if views[known].zIndex == zIndex, view.superview === host { return }
            views.remove(at: known)
        }
        // Most come in front of all others.
        var index = views.count
        while index > 0, views[index - 1].zIndex > zIndex { index -= 1 }
        views.insert((view, zIndex), at: index)
        if let old = view.superview, old !== host { UIView.performWithoutAnimation { view.center = old.convert(view.center, to: host) } }
        if let below = views[..<index].last(where: { $0.view.superview === host }) {
            host.insertSubview(view, aboveSubview: below.view)
        } else if let background = (host as? UICollectionView)?.backgroundView, background.superview === host {
            host.insertSubview(view, aboveSubview: background)
        } else {
            host.insertSubview(view, at: 0)
        }
    }

    /// Forgets `view`.
    func remove(_ view: UIView) {
        if let index = views.lastIndex(where: { $0.view === view }) { views.remove(at: index) }
    }
}
