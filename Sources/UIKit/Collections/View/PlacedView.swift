import Foundation

/// A view that is shown, and where the layout put it.
@MainActor
struct PlacedView {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes

    init(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
        (self.view, self.attributes) = (view, attributes)
        view.isShown = true
    }
}

/// The order in which a collection view's views lie over each other: by `zIndex`, those of one in the order in which they came.
@MainActor
final class ViewStack {
    private var views: [(view: UIView, zIndex: Int)] = []

    /// Puts `view` into `host` where its `zIndex` belongs: in front of the background and behind what the program added itself.
    func insert(_ view: UIView, zIndex: Int, into host: UIView) {
        if let known = index(of: view) {
            if views[known].zIndex == zIndex, view.superview === host { return }
            views.remove(at: known)
        }
        // Most come in front of all others.
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

    /// Forgets `view`.
    func remove(_ view: UIView) {
        if let index = index(of: view) { views.remove(at: index) }
    }

    // Loops: each call of a closure by the standard library would ask first whether it runs on the main actor.

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
