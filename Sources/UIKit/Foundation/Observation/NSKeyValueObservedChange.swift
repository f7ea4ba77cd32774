/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// Always `setting`: the only kind of change that is supported.
    public let kind = NSKeyValueChange.setting
    /// The new value; nil unless the observation has the option `.new`.
    public let newValue: Value?
    /// The old value; nil unless the observation has the option `.old`.
    public let oldValue: Value?

    init(_ options: NSKeyValueObservingOptions, old: Value?, new: Value) {
        newValue = options.contains(.new) ? new : nil
        oldValue = options.contains(.old) ? old : nil
    }
}
