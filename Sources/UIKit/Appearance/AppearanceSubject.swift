/// A view or an item that appearance proxies customize.
@MainActor
protocol AppearanceSubject: AnyObject {
    var appearanceRecord: AppearanceRecord? { get set }
    /// Creates an object of the class, which becomes a proxy.
    static func makeAppearanceProxy() -> any AppearanceSubject
}

extension AppearanceSubject {
    /// Called by the setter of each property that appearance proxies support. A proxy records the value. Any other object records only that the property
    /// was set, by the app or by a proxy, because proxies do not override the app's values.
    ///
    /// Costs a single flag test if no proxy exists.
    @inline(__always)
    func recordAppearance<Root: AnyObject, Value>(
        _ property: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>, _ value: @autoclosure () -> Value
    ) {
        if AppearanceRegistry.isInUse { record(property(), value()) }
    }

    /// Called by each method that appearance proxies support. `arguments` excludes the value. `call` repeats the call on another object.
    @inline(__always)
    func recordAppearance<Root: AnyObject>(
        _ arguments: @autoclosure () -> [AnyHashable], method: StaticString = #function, _ call: @escaping @MainActor (Root) -> Void
    ) {
        if AppearanceRegistry.isInUse { record(.method("\(method)", arguments()), call) }
    }

    /// Sets a property of one of the library's own subviews to the library's default, unless the app or a proxy has set the property.
    @inline(__always)
    func setAppearanceDefault<Root: AnyObject, Value>(
        _ property: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>, _ set: () -> Void
    ) {
        if AppearanceRegistry.isInUse { setDefault(property(), set) } else { set() }
    }

    @inline(never)
    private func record<Root: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
        record(.property(property)) { (root: Root) in root[keyPath: property] = value }
    }

    @inline(never)
    private func record<Root: AnyObject>(_ key: AppearanceKey, _ call: @escaping @MainActor (Root) -> Void) {
        if let proxy = appearanceRecord?.proxy {
            proxy.record(AppearanceSetting(key: key) { if let root = $0 as? Root { call(root) } })
            AppearanceRegistry.current.didRecord()
        } else {
            AppearanceRegistry.current.mark(key, of: self)
        }
    }

    @inline(never)
    private func setDefault(_ property: AnyKeyPath, _ set: () -> Void) {
        let key = AppearanceKey.property(property)
        if let record = appearanceRecord, record.own.contains(key) || record.applied.contains(key) { return }
        AppearanceRegistry.withoutRecording(set)
    }

    /// The record, created at the first access.
    var ensuredAppearanceRecord: AppearanceRecord {
        if let appearanceRecord { return appearanceRecord }
        let made = AppearanceRecord()
        appearanceRecord = made
        return made
    }
}
