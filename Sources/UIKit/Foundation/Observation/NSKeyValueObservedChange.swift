/// A change of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
    /// The property has another value: the only kind of change that properties here have.
    public let kind = NSKeyValueChange.setting
    /// What it is now, where `.new` was asked for.
    public let newValue: Value?
    /// What it was, where `.old` was asked for.
    public let oldValue: Value?

    init(_ options: NSKeyValueObservingOptions, old: Value?, new: Value) {
        newValue = options.contains(.new) ? new : nil
        oldValue = options.contains(.old) ? old : nil
    }
}
