import Foundation

/// Who observes which property of an object.
@MainActor
package final class PropertyObservers {
    private struct Entry {
        let number: Int
        let path: AnyKeyPath?
        /// Tells the observer, if the property is another than it was.
        let check: () -> Void
    }

    private var entries: [Entry] = []
    private var last = 0
    /// Those that were begun with a name.
    var named: [NamedObservation] = []

    private let onEnd: (() -> Void)?

    /// Calls `onEnd` when the last observation has ended.
    package init(onEnd: (() -> Void)? = nil) { self.onEnd = onEnd }

    /// Has `check` called when the property may have changed. Answers what the observation is removed by.
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

    /// Properties may have changed: those at `paths`, or all. An observer that another one takes away meanwhile hears no more.
    package func changed(_ paths: [AnyKeyPath]? = nil) {
        for entry in entries {
            if let paths, let path = entry.path, !paths.contains(path) { continue }
            guard entries.contains(where: { $0.number == entry.number }) else { continue }
            entry.check()
        }
    }

    /// Calls `tell` with what a property was and is, each time that it is another. Answers what the observation is removed by.
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

    /// Calls `changeHandler` when a property of `object`, whose observers these are, is another, and with `.initial` at once, for as long as
    /// the observation that is answered is kept.
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

    /// Whether both are objects or nil: delegates, which need not be equatable.
    private static func isObject<Value>(_ first: Value, _ second: Value) -> Bool {
        [first, second].allSatisfy { value in content(of: value).map { type(of: $0) is AnyClass } ?? true }
    }

    private static func object<Value>(in value: Value) -> AnyObject? { content(of: value).map { $0 as AnyObject } }

    /// The value, or what an optional one wraps.
    private static func content<Value>(of value: Value) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}
