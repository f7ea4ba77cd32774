import CConformance
import Foundation

/// A delegate that is notified when an animator resumes and pauses.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator starts or resumes.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { defaultImplementation(of: .dynamicAnimatorWillResume) }
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { defaultImplementation(of: .dynamicAnimatorDidPause) }
}
