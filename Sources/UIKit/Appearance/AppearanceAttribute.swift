/// A property of an app's class on an appearance proxy. The class lists the property in `storyboardAttributes`.
///
/// The setter of such a property does not notify the library. The proxy therefore compares the current value with the value after the initializer.
/// A view keeps its value if the value differs from the initial one and no proxy set it.
@MainActor
struct AppearanceAttribute {
    private let attribute: StoryboardAttribute
    /// The property's value after the initializer. A different value on the proxy is a setting.
    private let initial: Any?

    /// The attributes that the class of a new proxy and its superclasses list.
    static func attributes(of subject: any AppearanceSubject) -> [AppearanceAttribute] {
        var names: Set<String> = []
        return sequence(first: type(of: subject) as AnyClass, next: { _getSuperclass($0) })
            .flatMap { ($0 as? UIResponder.Type)?.storyboardAttributes ?? [] }
            .filter { names.insert($0.keyPath).inserted }
            .map { AppearanceAttribute(attribute: $0, initial: $0.get(subject)) }
    }

    /// The setting that an app made on `proxy`; nil if the value is the initial one.
    func setting(of proxy: any AppearanceSubject) -> AppearanceSetting? {
        let value = attribute.get(proxy)
        guard !Self.areEqual(value, initial) else { return nil }
        let (attribute, initial) = (attribute, initial)
        return AppearanceSetting(key: .method("attribute", [attribute.keyPath])) { subject in
            let current = attribute.get(subject)
            let record = subject.ensuredAppearanceRecord
            let isApplied = record.attributes[attribute.keyPath].map { Self.areEqual($0, current) } ?? false
            guard isApplied || Self.areEqual(current, initial), attribute.set(subject, [value]) else { return }
            record.attributes[attribute.keyPath] = .some(value)
        }
    }

    /// Whether two values are equal. Values that cannot be compared are treated as equal.
    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return true }
        return first as AnyObject === second as AnyObject
    }
}
