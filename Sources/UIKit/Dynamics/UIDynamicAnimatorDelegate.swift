import CConformance
import Foundation

/// What is told when an animator begins and ends to move things.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// The animator is about to move things, at first or again.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Everything rests.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { defaultImplementation(of: .dynamicAnimatorWillResume) }
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { defaultImplementation(of: .dynamicAnimatorDidPause) }
}
