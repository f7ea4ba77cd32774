import Foundation

/// A guide that follows an object on the screen, and switches constraints when that object comes near the view's edges.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
    private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

    /// The edges of its view that the guide is near.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Updates the guide after its view moved or the view's safe area changed.
    func refresh() {}

    /// Returns the constraints that are active while the guide is near an edge; empty for several edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { near[edge] ?? [] }

    /// Sets the constraints that are active while the guide is near `edge`. Deactivates the previous ones.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(near[edge] ?? [])
        near[edge] = trackingConstraints
        update(trackingConstraints, isActive: !nearEdges.isDisjoint(with: edge))
    }

    /// Returns the constraints that are active while the guide is not near an edge; empty for several edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { away[edge] ?? [] }

    /// Sets the constraints that are active while the guide is not near `edge`. Deactivates the previous ones.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(away[edge] ?? [])
        away[edge] = trackingConstraints
        update(trackingConstraints, isActive: nearEdges.isDisjoint(with: edge))
    }

    /// Removes and deactivates all constraints that the guide switches.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(Array(near.values.joined()) + Array(away.values.joined()))
        (near, away) = ([:], [:])
    }

    private func update(_ constraints: [NSLayoutConstraint], isActive: Bool) {
        if isActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
    }
}
