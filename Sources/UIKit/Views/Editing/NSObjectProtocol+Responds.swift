import Foundation

extension NSObjectProtocol {
    /// Whether the object's class has the selector's method. A responder only responds to the standard edit commands
    /// (``UIResponderStandardEditActions``), which every responder has, if it overrides them.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector) -> Bool {
        if let responder = self as? UIResponder, let edit = EditAction(aSelector) { return edit.isOverridden(by: responder) }
        return aSelector.canPerform(on: self)
    }
}
