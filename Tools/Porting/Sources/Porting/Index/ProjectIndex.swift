import SwiftSyntax

/// What is declared where in the sources of a project: the types with their methods and superclasses.
public struct ProjectIndex: Sendable {
    /// A method of a type.
    struct Method: Sendable, Hashable {
        var name: String
        /// The labels of the parameters, `_` for none.
        var labels: [String]
        /// The types of the parameters, as they are written.
        var types: [String]
        /// The name that `@objc(name)` gives.
        var objectiveCName: String?
        /// What it returns, as it is written; nil for nothing.
        var result: String?
        var isStatic = false
        var isOverride = false
        var isInExtension = false
        /// `@IBAction`, `@objc` and their like, without the sign.
        var attributes: Set<String> = []

        /// Swift's full name: `pan(_:)`.
        var fullName: String { labels.isEmpty ? "\(name)()" : "\(name)(\(labels.map { "\($0):" }.joined()))" }

        /// The name that the Objective-C runtime has for it: `pan:`, `moveFrom:to:`, `didTapWithSender:`.
        var selector: String {
            if let objectiveCName { return objectiveCName }
            guard let first = labels.first else { return name }
            let head = first == "_" ? "\(name):" : "\(name)\(Self.joined(name, first)):"
            return head + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
        }

        private static func joined(_ name: String, _ label: String) -> String {
            // Swift writes "With" between a name and a first label, unless the label begins with a preposition.
            let capital = label.prefix(1).uppercased() + label.dropFirst()
            let word = capital.prefix { $0 == capital.first || $0.isLowercase }
            return prepositions.contains(word.lowercased()) ? capital : "With\(capital)"
        }

        private static let prepositions: Set<String> = [
            "above", "after", "along", "alongside", "as", "at", "before", "below", "between", "by", "following", "for", "from", "given",
            "in",
            "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
            "with", "within",
        ]
    }

    /// A property of a type.
    struct Property: Sendable, Hashable {
        var name: String
        var type: String?
        var attributes: Set<String> = []
        var isStatic = false
    }

    /// A type that the project declares, or extends.
    struct TypeInfo: Sendable {
        enum Kind: Sendable { case `class`, `protocol`, other, extended }
        var name: String
        var kind = Kind.extended
        /// The superclass and protocols, those of extensions last.
        var inherited: [String] = []
        var methods: [Method] = []
        var properties: [Property] = []
        /// A protocol with `@objc` before it.
        var isObjectiveC = false
        /// A type with `@objc(Name)` before it.
        var hasObjectiveCName = false
        /// Optional requirements of a protocol: methods by name, and properties.
        var optionals: Set<String> = []
        var isOpen = false
        /// Whether `@MainActor` stands before it, or before one of its test methods.
        var isOnMainActor = false
    }

    /// By name, `Outer.Inner` for one in another.
    private(set) var types: [String: TypeInfo] = [:]
    /// By the last part of the name.
    private(set) var byLastName: [String: [String]] = [:]
    /// Names that the project declares itself, which no rename touches.
    private(set) var declared: Set<String> = []
    /// The modules of the project and of its packages.
    let modules: Set<String>
    /// What follows `??` after calls of optional methods, by the method's name.
    private(set) var fallbacks: [String: Set<String>] = [:]
    /// Methods that extensions override, by the class: they move into its body.
    private(set) var moved: [String: [String]] = [:]
    /// Methods that a superclass declares in an extension, and a subclass overrides.
    private(set) var overriddenNames: Set<String> = []
    /// Delegate methods that a class must declare for its subclasses: by class.
    private(set) var inheritedDelegates: [String: [String]] = [:]

    /// Whether the project has managed objects of Core Data's.
    private(set) var usesManagedObjects = false
    /// The names that Xcode's template gives a store of Core Data, with the types in which they stand; of none, an empty name.
    private(set) var mentions: [String: Set<String>] = [:]
    /// Types that stand as values, as in `Board.self`.
    private(set) var classValues: Set<String> = []
    /// Whether `init()` is called on a variable.
    private(set) var callsInitializerOfVariable = false
    /// Files that are about a framework that Linux lacks, by path, with the framework.
    private(set) var filesOfFrameworks: [String: String] = [:]
    /// Classes that need a required `init()`.
    private(set) var classesMadeFromMetatypes: Set<String> = []

    init(sources: [SourceFile], modules: Set<String>) {
        self.modules = modules
        for source in sources {
            let reader = IndexReader()
            reader.walk(source.tree)
            merge(reader)
        }
        for (name, type) in types {
            byLastName[String(name.split(separator: ".").last ?? ""), default: []].append(name)
            for method in type.methods where method.isOverride { overriddenNames.insert("\(method.fullName)") }
        }
        inheritedDelegates = delegateGaps()
        for source in sources {
            let reader = ExtensionReader(index: self)
            reader.walk(source.tree)
            for (name, members) in reader.moved { moved[name, default: []] += members.map { $0 } }
        }
        classesMadeFromMetatypes = findClassesMadeFromMetatypes()
        filesOfFrameworks = FilesOfFrameworks.find(in: sources, declared: declared)
    }

    private mutating func merge(_ reader: IndexReader) {
        declared.formUnion(reader.declared)
        classValues.formUnion(reader.classValues)
        usesManagedObjects = usesManagedObjects || reader.usesManagedObjects
        for (name, found) in reader.mentions { mentions[name, default: []].formUnion(found) }
        callsInitializerOfVariable = callsInitializerOfVariable || reader.callsInitializerOfVariable
        for (name, found) in reader.fallbacks { fallbacks[name, default: []].formUnion(found) }
        for (name, type) in reader.types {
            guard var known = types[name] else {
                types[name] = type
                continue
            }
            if type.kind != .extended {
                known.kind = type.kind
                known.inherited = type.inherited + known.inherited
                known.isOpen = type.isOpen
            } else {
                known.inherited += type.inherited
            }
            known.isOnMainActor = known.isOnMainActor || type.isOnMainActor
            known.methods += type.methods
            known.properties += type.properties
            known.isObjectiveC = known.isObjectiveC || type.isObjectiveC
            known.hasObjectiveCName = known.hasObjectiveCName || type.hasObjectiveCName
            known.optionals.formUnion(type.optionals)
            types[name] = known
        }
    }

    /// The type that `name` means inside of `scope`, `Outer.Inner`.
    func resolve(_ name: String, in scope: String? = nil) -> TypeInfo? {
        var outer = scope
        while let current = outer {
            if let found = types["\(current).\(name)"] { return found }
            outer = current.contains(".") ? current.split(separator: ".").dropLast().joined(separator: ".") : nil
        }
        if let found = types[name] { return found }
        let last = String(name.split(separator: ".").last ?? "")
        if let names = byLastName[last], names.count == 1 { return types[names[0]] }
        return nil
    }

    /// A type and its superclasses, as far as the project declares them.
    func chain(_ name: String) -> [TypeInfo] {
        var result: [TypeInfo] = []
        var next = resolve(name)
        while let type = next, result.count < 32, !result.contains(where: { $0.name == type.name }) {
            result.append(type)
            next = type.inherited.lazy.compactMap { self.resolve($0, in: type.name) }.first { $0.kind == .class }
        }
        return result
    }

    /// The first superclass that the project does not declare: `UIView`, for example.
    func root(of name: String) -> String? {
        let chain = chain(name)
        guard let last = chain.last else { return UIKitTable.shared.superclasses[name] == nil ? nil : name }
        return last.inherited.first { UIKitTable.shared.superclasses[$0] != nil }
    }

    /// Whether a class of the project or of UIKit derives from one of UIKit.
    func derives(_ name: String, from superclass: String) -> Bool {
        var current = root(of: name)
        var steps = 0
        while let found = current, steps < 64 {
            if found == superclass { return true }
            current = UIKitTable.shared.superclasses[found]
            steps += 1
        }
        return false
    }

    /// The methods of a name that a type has, its superclasses' after its own.
    func methods(named name: String, of type: String) -> [Method] {
        chain(type).flatMap { $0.methods.filter { $0.name == name } }
    }

    /// The protocols that a class conforms to itself or through its superclasses, with the class of each.
    func conformances(of name: String) -> [(protocol: String, of: String)] {
        chain(name).flatMap { type in type.inherited.flatMap { UIKitTable.shared.withParents($0) }.map { ($0, type.name) } }
    }

    private func delegateGaps() -> [String: [String]] {
        var gaps: [String: Set<String>] = [:]
        for type in types.values where type.kind == .class {
            let own = Set(type.inherited.flatMap { UIKitTable.shared.withParents($0) })
            for method in type.methods where !method.isStatic && !method.isOverride {
                for (name, owner) in conformances(of: type.name) where owner != type.name && !own.contains(name) {
                    guard UIKitTable.shared.optionals[name]?[method.fullName] != nil else { continue }
                    let declares = chain(owner).contains { $0.methods.contains { $0.fullName == method.fullName } }
                    if !declares { gaps[owner, default: []].insert("\(name)\t\(method.fullName)") }
                }
            }
        }
        return gaps.mapValues { $0.sorted() }
    }
}
