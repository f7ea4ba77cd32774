import Foundation

/// The observations of an object's properties.
@MainActor
package final class PropertyObservers {
    private struct Entry {
        let number: Int
        let path: AnyKeyPath?
        /// Compares the property's value with the last known value, and notifies the observer of a difference.
        let check: () -> Void
    }

    private var entries: [Entry] = []
    private var last = 0
    /// The observations of key paths that were given as strings.
    var named: [NamedObservation] = []

    private let onEnd: (() -> Void)?

    /// Creates a list without observations. The list calls `onEnd` after its last observation was removed.
    package init(onEnd: (() -> Void)? = nil) { self.onEnd = onEnd }

    /// Adds an observation. The list calls `check` if the property may have changed. Returns a number that identifies the observation in
    /// ``remove(_:)``.
    private func add(_ path: AnyKeyPath?, _ check: @escaping () -> Void) -> Int {
        last += 1
        entries.append(Entry(number: last, path: path, check: check))
        return last
    }

    func remove(_ number: Int) {
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
        entries.remove(at: index)
        if entries.isEmpty { onEnd?() }
    }

    /// Checks the properties at `paths` for changes; nil checks all properties. Skips observations that were removed by an observer during the call.
    package func changed(_ paths: [AnyKeyPath]? = nil) {
        for entry in entries {
            if let paths, let path = entry.path, !paths.contains(path) { continue }
            guard entries.contains(where: { $0.number == entry.number }) else { continue }
            entry.check()
        }
    }

    /// Adds an observation that calls `tell` with the old and the new value after each change of a property. Returns a number that identifies the
    /// observation in ``remove(_:)``.
    func watch<Value>(
        _ path: AnyKeyPath?, _ read: @escaping () -> Value?, tell: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> Int {
        var known = read()
        return add(path) {
            guard let new = read() else { return }
            guard let old = known else { return known = new }
            guard !Self.isSame(old, new) else { return }
            known = new
            tell(old, new)
        }
    }

    /// Calls `changeHandler` when a property of `object`, the owner of these observers, has changed; with `.initial` also immediately. The
    /// observation ends when the result is deallocated.
    package func observe<Object: AnyObject, Value>(
        _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let number = watch(keyPath) { [weak object] in
            object?[keyPath: keyPath]
        } tell: { [weak object] old, new in
            guard let object else { return }
            changeHandler(object, NSKeyValueObservedChange(options, old: old, new: new))
        }
        if options.contains(.initial) { changeHandler(object, NSKeyValueObservedChange(options, old: nil, new: object[keyPath: keyPath])) }
        return NSKeyValueObservation(number, of: self)
    }

    private static func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
        guard let first = first as? any Equatable else { return object(in: first) === object(in: second) && isObject(first, second) }
        func equals<Known: Equatable>(_ known: Known) -> Bool { known == second as? Known }
        return equals(first)
    }

    /// Whether both values are objects or nil. Objects, such as delegates, need not be equatable; they are compared by identity.
    private static func isObject<Value>(_ first: Value, _ second: Value) -> Bool {
        [first, second].allSatisfy { value in content(of: value).map { type(of: $0) is AnyClass } ?? true }
    }

    private static func object<Value>(in value: Value) -> AnyObject? { content(of: value).map { $0 as AnyObject } }

    /// Returns the value itself, or the wrapped value if `value` is an optional; nil for an empty optional.
    private static func content<Value>(of value: Value) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}
