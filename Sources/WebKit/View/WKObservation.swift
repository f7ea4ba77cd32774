/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What the property is now.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// What it was before.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// What it is when the observation begins, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
    /// What it is now, where `.new` was asked for.
    public let newValue: Value?
    /// What it was, where `.old` was asked for.
    public let oldValue: Value?
}

/// An observation, which ends with this object.
@preconcurrency @MainActor
public final class NSKeyValueObservation: MainActorObject {
    // Read when the object dies, when no other code can.
    private nonisolated(unsafe) var onEnd: (@MainActor @Sendable () -> Void)?

    init(onEnd: @escaping @MainActor @Sendable () -> Void) {
        self.onEnd = onEnd
        super.init(onMainActor: ())
    }

    deinit { MainActor.atDeath(leaving: onEnd) { $0?() } }

    /// Ends it.
    public func invalidate() {
        onEnd?()
        onEnd = nil
    }
}

/// Who observes which property of a web view.
@MainActor
final class WebObservers {
    private struct Entry {
        let number: Int
        let path: AnyKeyPath
        /// Tells the observer, if the property is another than it was.
        let check: () -> Void
    }

    private var entries: [Entry] = []
    private var last = 0

    func add(_ path: AnyKeyPath, _ check: @escaping () -> Void) -> Int {
        last += 1
        entries.append(Entry(number: last, path: path, check: check))
        return last
    }

    func remove(_ number: Int) { entries.removeAll { $0.number == number } }

    /// Properties may have changed.
    func changed(_ paths: [AnyKeyPath]) {
        for entry in entries where paths.contains(entry.path) { entry.check() }
    }
}

extension WKWebView {
    /// Calls `changeHandler` when a property changed, for as long as the observation that is answered is kept. Can be observed: ``title``, ``url``,
    /// ``isLoading``, ``estimatedProgress``, ``canGoBack`` and ``canGoForward``.
    public func observe<Value>(
        _ keyPath: KeyPath<WKWebView, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (WKWebView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var known = self[keyPath: keyPath]
        func tell(from old: Value?, to new: Value) {
            changeHandler(
                self, NSKeyValueObservedChange(newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
        }
        let number = observers.add(keyPath) { [weak self] in
            guard let self else { return }
            let new = self[keyPath: keyPath]
            guard !isSame(known, new) else { return }
            let old = known
            known = new
            changeHandler(
                self, NSKeyValueObservedChange(newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
        }
        if options.contains(.initial) { tell(from: nil, to: known) }
        return NSKeyValueObservation { [weak self] in self?.observers.remove(number) }
    }

    /// What a property is now, and each time that it changed, until the web view is gone.
    public func values<Value: Sendable>(of keyPath: KeyPath<WKWebView, Value>) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
            let observation = observe(keyPath, options: [.initial, .new]) { _, change in
                if let value = change.newValue { continuation.yield(value) }
            }
            streams.append((observation, { continuation.finish() }))
            let end: @MainActor @Sendable () -> Void = { [weak self] in self?.streams.removeAll { $0.observation === observation } }
            continuation.onTermination = { _ in Task { @MainActor in end() } }
        }
    }

    private func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
        guard let first = first as? any Equatable else { return false }
        func equals<Known: Equatable>(_ known: Known) -> Bool { known == second as? Known }
        return equals(first)
    }
}
