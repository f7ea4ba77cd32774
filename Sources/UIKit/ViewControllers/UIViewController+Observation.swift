import Foundation

extension UIViewController {
    /// Calls `changeHandler` each time that ``parent`` changes, until the returned observation is released or invalidated.
    ///
    /// Differs from UIKit: other properties cannot be observed.
    @_disfavoredOverload
    public func observe<Value>(
        _ keyPath: KeyPath<UIViewController, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (UIViewController, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if keyPath != \UIViewController.parent {
            viewLog.error("Cannot observe \(keyPath) of \(self): its changes are not reported.")
        }
        let observers = propertyObservers ?? PropertyObservers { [weak self] in self?.propertyObservers = nil }
        propertyObservers = observers
        return observers.observe(self, keyPath, options, changeHandler)
    }
}
