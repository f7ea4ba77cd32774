/// The optional requirements of the project's protocols that code asks for.
///
/// Such a protocol requires a property, for example `implementsMoved`, which is false by default. A type that implements the requirement declares the
/// property as true.
struct OptionalMembers: Sendable {
    /// The properties, keyed by the full name of a method or the name of a property.
    private(set) var flags: [String: String] = [:]
    /// The protocols with an optional requirement, by the same key.
    private(set) var owners: [String: Set<String>] = [:]
    /// The requirements with a value that no default replaces. A use of one reads the property first.
    private(set) var guarded: Set<String> = []
    /// The names of properties with an optional type, which may be nil without a requirement of that name.
    private var values: Set<String> = []
    /// The keys of methods, by base name.
    private var keys: [String: Set<String>] = [:]

    /// Creates the table without requirements.
    init() {}

    /// Finds the requirements.
    ///
    /// - Parameter asked: The base names of members that are compared with nil, or named by a selector.
    /// - Parameter bound: The full names of the optional methods whose result a condition binds.
    init(of project: ProjectIndex, asked: Set<String>, bound: Set<String>) {
        let protocols = project.types.values.filter { $0.kind == .protocol && !$0.optionals.isEmpty }
        for type in protocols {
            for method in type.methods where method.isOptional { keys[method.name, default: []].insert(method.fullName) }
        }
        let others = project.types.values.filter { $0.kind != .protocol }.flatMap(\.properties).filter {
            $0.type?.hasSuffix("?") == true || $0.type?.hasSuffix("!") == true
        }
        values = Set(others.map(\.name))
        // A closure in a property is called in the same way as an optional method.
        let closures = Set(others.filter { $0.type?.contains("->") == true }.map(\.name))
        for type in protocols {
            for method in type.methods where method.isOptional {
                let key = method.fullName
                let isGuarded = !closures.contains(method.name) && Self.needsQuestion(method, isBound: bound.contains(key), in: project)
                guard isGuarded || (asked.contains(method.name) && keys[method.name]?.count == 1) else { continue }
                if isGuarded { guarded.insert(key) }
                flags[key] = Self.flag(method, isOverloaded: (keys[method.name]?.count ?? 0) > 1)
            }
            for property in type.properties where property.isOptional && !values.contains(property.name) {
                guard let written = property.type, !written.hasSuffix("?"), !written.hasSuffix("!") else { continue }
                guarded.insert(property.name)
                flags[property.name] = "implements\(property.name.capitalizedFirst)"
            }
        }
        for type in protocols {
            let optional = type.methods.filter(\.isOptional).map(\.fullName) + type.properties.filter(\.isOptional).map(\.name)
            for key in optional where flags[key] != nil { owners[key, default: []].insert(type.name) }
        }
    }

    private static func flag(_ method: ProjectIndex.Method, isOverloaded: Bool) -> String {
        let labels = isOverloaded ? method.labels.filter { $0 != "_" }.map(\.capitalizedFirst).joined() : ""
        return "implements\(method.name.capitalizedFirst)\(labels)"
    }

    /// Whether no default replaces the result of a method, or a condition depends on the result of a method without a fallback.
    private static func needsQuestion(_ method: ProjectIndex.Method, isBound: Bool, in project: ProjectIndex) -> Bool {
        guard let result = method.result, !result.hasSuffix("?"), !result.hasSuffix("!"), project.fallback(of: method) == nil else {
            return false
        }
        return isBound || plainDefaults[result] == nil
    }

    /// The defaults of optional methods whose callers write none.
    static let plainDefaults = [
        "Bool": "false", "Int": "0", "CGFloat": "0", "Double": "0", "Float": "0", "String": "\"\"", "TimeInterval": "0",
    ]

    /// The key of the only optional method or property with a base name that has a flag.
    func key(ofBase name: String) -> String? {
        if values.contains(name) { return nil }
        if flags[name] != nil { return name }
        guard let found = keys[name], found.count == 1, let only = found.first, flags[only] != nil else { return nil }
        return only
    }

    /// The flags that a type must declare for one of its members.
    func flag(_ key: String, declaredBy type: String, in project: ProjectIndex) -> String? {
        guard let flag = flags[key], let owners = owners[key], let found = project.resolve(type), found.kind != .protocol else {
            return nil
        }
        let inherited = project.chain(type).flatMap(\.inherited) + found.inherited
        return inherited.contains { !owners.isDisjoint(with: project.withParents(ofProtocol: $0)) } ? flag : nil
    }
}

extension ProjectIndex {
    /// The fallback that all callers of an optional method write after `??`, if it can be its default.
    func fallback(of method: Method) -> String? {
        guard let found = fallbacks[method.fullName], found.count == 1, let only = found.first else { return nil }
        let isValue =
            only.first.map { $0.isNumber || $0 == "." || $0 == "[" || $0 == "\"" || $0.isUppercase } == true
            || (["true", "false"] + method.parameters).contains(only)
        return isValue ? only : nil
    }

    /// A protocol and the protocols of the project from which it inherits.
    func withParents(ofProtocol name: String) -> Set<String> {
        var result: Set<String> = []
        var next = [name]
        while let current = next.popLast() {
            guard result.insert(current).inserted, let type = resolve(current), type.kind == .protocol else { continue }
            result.insert(type.name)
            next += type.inherited
        }
        return result
    }
}

extension String {
    /// The text with a capital first letter.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
