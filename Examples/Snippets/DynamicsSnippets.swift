// swift-format-ignore-file
import UIKit

// The code of Documentation/dynamics.md.

@MainActor func drop(_ card: UIView, in view: UIView) {
    // snippet: animator
    let animator = UIDynamicAnimator(referenceView: view)       // keep it, as a property of the controller
    let gravity = UIGravityBehavior(items: [card])
    let floor = UICollisionBehavior(items: [card])
    floor.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(gravity)
    animator.addBehavior(floor)
    // end snippet
}
