import Foundation

/// A guide that follows something on the screen, and switches constraints as that comes near the edges of the view.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
    private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

    /// The edges of its view that the guide is near.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// The constraints that are active while the guide is near an edge; none for several edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { near[edge] ?? [] }

    /// Sets the constraints that are active while the guide is near `edge`. Those that were set before are no longer active.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(near[edge] ?? [])
        near[edge] = trackingConstraints
        update(trackingConstraints, isActive: !nearEdges.isDisjoint(with: edge))
    }

    /// The constraints that are active while the guide is not near an edge; none for several edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { away[edge] ?? [] }

    /// Sets the constraints that are active while the guide is not near `edge`. Those that were set before are no longer active.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(away[edge] ?? [])
        away[edge] = trackingConstraints
        update(trackingConstraints, isActive: nearEdges.isDisjoint(with: edge))
    }

    /// Takes all constraints away that the guide switches, and makes them inactive.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(Array(near.values.joined()) + Array(away.values.joined()))
        (near, away) = ([:], [:])
    }

    private func update(_ constraints: [NSLayoutConstraint], isActive: Bool) {
        if isActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
    }
}
