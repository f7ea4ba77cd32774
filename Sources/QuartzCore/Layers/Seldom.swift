// `@exclusivity(unchecked)` is for the benchmark rows `commit-one-of-n` and `storyboard-first`: each layer that is built and each view that is laid out
// reads this. Only the main actor accesses the properties, without overlap.

/// What most layers and views have nothing of: a pointer, which is nil as long as the value is the standard one.
///
/// A copy shares the value until one of both changes it. A value that was changed keeps its place in memory even where it is changed back.
package struct Seldom<Value: SeldomValue> {
    private var own: SeldomBox<Value>?

    package init() {}

    /// The value that lies in `shared`, until another is set.
    package init(_ shared: SeldomBox<Value>) { own = shared }

    /// Whether the value is that which lies in `shared`.
    package func lies(in shared: SeldomBox<Value>) -> Bool { own === shared }

    /// Nothing was ever changed. O(1), while comparing values is as much work as they are large.
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

    private mutating func uniqueBox() -> SeldomBox<Value> {
        if isKnownUniquelyReferenced(&own), let own { return own }
        let box = SeldomBox(value)
        own = box
        return box
    }
}

/// Where a value lies that is not the standard one, or where the standard one lies.
package final class SeldomBox<Value> {
    @exclusivity(unchecked) fileprivate var value: Value

    package init(_ value: Value) { self.value = value }
}

/// A value that is the same almost everywhere.
package protocol SeldomValue {
    /// Where the standard value lies, which is never changed.
    static var standard: SeldomBox<Self> { get }
}
