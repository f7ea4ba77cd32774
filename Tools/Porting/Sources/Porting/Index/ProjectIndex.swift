import SwiftSyntax

/// The declarations in the sources of a project: types with their methods and superclasses.
public struct ProjectIndex: Sendable {
    /// A method of a type.
    struct Method: Sendable, Hashable {
        var name: String
        /// The labels of the parameters; `_` for a parameter without a label.
        var labels: [String]
        /// The types of the parameters as written.
        var types: [String]
        /// The name in `@objc(name)`.
        var objectiveCName: String?
        /// The return type as written; nil for no result.
        var result: String?
        var isStatic = false
        var isOverride = false
        var isInExtension = false
        /// Whether a protocol of `@objc` declares it as optional.
        var isOptional = false
        /// The names of the parameters in the body.
        var parameters: [String] = []
        /// The names of attributes such as `@IBAction` and `@objc`, without the at sign.
        var attributes: Set<String> = []

        /// The full Swift name: `pan(_:)`.
        var fullName: String { labels.isEmpty ? "\(name)()" : "\(name)(\(labels.map { "\($0):" }.joined()))" }

        /// The Objective-C selector: `pan:`, `moveFrom:to:`, `didTapWithSender:`.
        var selector: String {
            if let objectiveCName { return objectiveCName }
            guard let first = labels.first else { return name }
            let head = first == "_" ? "\(name):" : "\(name)\(Self.joined(name, first)):"
            return head + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
        }

        private static func joined(_ name: String, _ label: String) -> String {
            // Swift inserts "With" between a name and a first label, unless the label begins with a preposition.
            let capital = label.capitalizedFirst
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
        var isOverride = false
        /// Whether a protocol of `@objc` declares it as optional.
        var isOptional = false
    }

    /// An initializer of a type.
    struct Initializer: Sendable, Hashable {
        var labels: [String]
        var isRequired = false
        var isInProtocol = false
    }

    /// A type that the project declares or extends.
    struct TypeInfo: Sendable {
        enum Kind: Sendable { case `class`, `protocol`, other, extended }
        var name: String
        var kind = Kind.extended
        /// The superclass and protocols; those of extensions are last.
        var inherited: [String] = []
        var methods: [Method] = []
        var properties: [Property] = []
        var initializers: [Initializer] = []
        /// The bounds of generic parameters and associated types.
        var generics: [String: [String]] = [:]
        var isFinal = false
        /// Whether the type is a protocol with `@objc`.
        var isObjectiveC = false
        /// Whether the type has the attribute `@objc(Name)`.
        var hasObjectiveCName = false
        /// The optional requirements of a protocol: full names of methods, and names of properties.
        var optionals: Set<String> = []
        var isOpen = false
        /// Whether the type or one of its test methods has the attribute `@MainActor`.
        var isOnMainActor = false
    }

    /// The types, keyed by name. The name of a nested type is `Outer.Inner`.
    private(set) var types: [String: TypeInfo] = [:]
    /// The full names of types, keyed by their last component.
    private(set) var byLastName: [String: [String]] = [:]
    /// The names that the project declares, which renames do not change.
    private(set) var declared: Set<String> = []
    /// The names of type aliases at file level, keyed by their type.
    private(set) var aliases: [String: Set<String>] = [:]
    /// The modules of the project and of its packages.
    let modules: Set<String>
    /// The expressions after `??` in calls of optional methods, keyed by the method's name.
    private(set) var fallbacks: [String: Set<String>] = [:]
    /// The overriding methods in extensions, by class. They are moved into the class body.
    private(set) var moved: [String: [String]] = [:]
    /// The methods that a superclass declares in an extension and a subclass overrides.
    private(set) var overriddenNames: Set<String> = []
    /// The delegate methods that a class must declare for its subclasses, by class.
    private(set) var inheritedDelegates: [String: [String]] = [:]

    /// Whether the project has managed objects of Core Data.
    private(set) var usesManagedObjects = false
    /// The names of Xcode's Core Data template and the types that use them. A use in an extension has a `+`, one outside types an empty name.
    private(set) var mentions: [String: Set<String>] = [:]
    /// Types that are used as values, as in `Board.self`.
    private(set) var classValues: Set<String> = []
    /// The base names of members that are compared with nil, or named by `#selector(Type.member)`.
    private var askedNames: Set<String> = []
    /// The full names of optional methods whose result a condition binds.
    private var boundCalls: Set<String> = []
    /// The optional requirements that code asks for.
    private(set) var optionalMembers = OptionalMembers()
    /// Whether `init()` is called on a variable.
    private(set) var callsInitializerOfVariable = false
    /// The files that depend on a framework missing on Linux, by path, and the framework.
    private(set) var filesOfFrameworks: [String: String] = [:]
    /// The files that the project compiles only with the Objective-C runtime, but that code for UIKit uses.
    private(set) var filesForApple: Set<String> = []
    /// The declarations that use names missing on Linux.
    private(set) var declarationsForApple = DeclarationsForApple()
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
        optionalMembers = OptionalMembers(of: self, asked: askedNames, bound: boundCalls)
        for source in sources {
            let reader = ExtensionReader(index: self)
            reader.walk(source.tree)
            for (name, members) in reader.moved { moved[name, default: []] += members.map { $0 } }
        }
        classesMadeFromMetatypes = findClassesMadeFromMetatypes()
        filesOfFrameworks = FilesOfFrameworks.find(in: sources, declared: declared)
        filesForApple = FilesForApple.find(in: sources)
        declarationsForApple = DeclarationsForApple(of: sources, wholeFiles: filesOfFrameworks, declared: declared)
    }

    private mutating func merge(_ reader: IndexReader) {
        declared.formUnion(reader.declared)
        for (type, names) in reader.aliases { aliases[type, default: []].formUnion(names) }
        classValues.formUnion(reader.classValues)
        askedNames.formUnion(reader.askedNames)
        boundCalls.formUnion(reader.boundCalls)
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
            known.initializers += type.initializers
            known.generics.merge(type.generics) { $0 + $1 }
            known.isFinal = known.isFinal || type.isFinal
            known.isObjectiveC = known.isObjectiveC || type.isObjectiveC
            known.hasObjectiveCName = known.hasObjectiveCName || type.hasObjectiveCName
            known.optionals.formUnion(type.optionals)
            types[name] = known
        }
    }

    /// The type that `name` refers to within the scope `Outer.Inner`.
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

    /// A type and those of its superclasses that the project declares.
    func chain(_ name: String) -> [TypeInfo] {
        var result: [TypeInfo] = []
        var next = resolve(name)
        while let type = next, result.count < 32, !result.contains(where: { $0.name == type.name }) {
            result.append(type)
            next = type.inherited.lazy.compactMap { self.resolve($0, in: type.name) }.first { $0.kind == .class }
        }
        return result
    }

    /// The first superclass that the project does not declare, for example `UIView`.
    func root(of name: String) -> String? {
        let chain = chain(name)
        guard let last = chain.last else { return UIKitTable.shared.superclasses[name] == nil ? nil : name }
        return last.inherited.first { UIKitTable.shared.superclasses[$0] != nil }
    }

    /// Whether a class of the project or of UIKit derives from a UIKit class.
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

    /// The methods with a name, those of the type before those of its superclasses.
    func methods(named name: String, of type: String) -> [Method] {
        chain(type).flatMap { $0.methods.filter { $0.name == name } }
    }

    /// The protocols to which a class or its superclasses conform, with the conforming class.
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
