// `@exclusivity(unchecked)` is for the benchmark rows `commit-one-of-n` and `storyboard-first`: each layer that is built and each view that is laid out reads
// this. Only the main actor accesses the properties, without overlap.

/// Storage for rarely changed data: a pointer to a value that most layers and views never change. The pointer is nil while the value is the default.
///
/// Copy-on-write: copies share the value until one of them changes it. A changed value stays allocated even if it is set back to the default.
package struct RareStorage<Value: RareStorageValue> {
    private var own: RareStorageBox<Value>?

    package init() {}

    /// Starts with the value in `shared`, which is copied before the first change.
    package init(_ shared: RareStorageBox<Value>) { own = shared }

    /// Whether the value is still the one in `shared`.
    package func lies(in shared: RareStorageBox<Value>) -> Bool { own === shared }

    /// Whether the value was never changed. O(1), unlike a comparison of values.
    package var isStandard: Bool { own == nil }

    package var value: Value {
        _read {
            if let own { yield own.value } else { yield Value.standard.value }
        }
        _modify {
            let box = uniqueBox()
            yield &box.value
        }
    }

    private mutating func uniqueBox() -> RareStorageBox<Value> {
        if isKnownUniquelyReferenced(&own), let own { return own }
        let box = RareStorageBox(value)
        own = box
        return box
    }
}

/// A heap-allocated value: a changed one, or a shared default.
package final class RareStorageBox<Value> {
    @exclusivity(unchecked) fileprivate var value: Value

    package init(_ value: Value) { self.value = value }
}

/// The type of a value in a ``RareStorage``. Almost all layers and views have the default value.
package protocol RareStorageValue {
    /// The default value, which is never changed.
    static var standard: RareStorageBox<Self> { get }
}
