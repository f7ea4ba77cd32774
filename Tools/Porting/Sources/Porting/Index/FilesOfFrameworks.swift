import SwiftSyntax

/// Finds files that depend on a framework missing on Linux, and that no other file of the project refers to. Examples are a SwiftUI view beside a UIKit view,
/// or a Core Data store beside a store in memory.
struct FilesOfFrameworks {
    /// The names of a framework: full names and a prefix.
    struct Signs {
        var names: Set<String> = []
        var prefix: String?

        func matches(_ name: String) -> Bool {
            if names.contains(name) { return true }
            guard let prefix, name.hasPrefix(prefix) else { return false }
            return name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    static let signs: [String: Signs] = [
        "SwiftUI": Signs(names: [
            "View", "UIHostingController", "UIViewRepresentable", "UIViewControllerRepresentable", "ViewBuilder", "EnvironmentKey",
            "EnvironmentValues", "EnvironmentObject", "Environment", "ObservableObject", "ObservedObject", "StateObject", "PreviewProvider",
            "ViewModifier", "Binding", "PreferenceKey", "UIHostingConfiguration", "SwiftUI", "Color", "GeometryReader", "AnyView",
            "ProposedViewSize", "UIViewRepresentableContext",
        ]),
        "CoreData": Signs(names: [
            "NSManagedObject", "NSManagedObjectContext", "NSManagedObjectModel", "NSFetchRequest", "NSFetchedResultsController",
            "NSFetchedResultsControllerDelegate", "NSFetchedResultsChangeType", "NSFetchedResultsSectionInfo", "NSFetchRequestResult",
            "NSPersistentContainer", "NSPersistentStoreCoordinator", "NSEntityDescription",
        ]),
        "MapKit": Signs(prefix: "MK"), "AVFoundation": Signs(prefix: "AVCapture"),
        "Photos": Signs(prefix: "PH"),
        "Contacts": Signs(prefix: "CN"), "SceneKit": Signs(prefix: "SCN"), "ARKit": Signs(prefix: "AR"),
    ]

    /// A file that imports one of the frameworks.
    private struct Candidate {
        var framework: String
        var declared: Set<String>
        /// The functions that extensions in the file add to types.
        var added: Set<String>
        /// The names in each of its declarations.
        var mentioned: [Set<String>]
    }

    /// Returns the framework of each such file, by path.
    static func find(in sources: [SourceFile], declared: Set<String>) -> [String: String] {
        var candidates: [String: Candidate] = [:]
        for source in sources where source.text.contains("import ") {
            if let found = candidate(source) { candidates[source.path] = found }
        }
        guard !candidates.isEmpty else { return [:] }
        let others = sources.map { (path: $0.path, names: names(in: Syntax($0.tree))) }
        var changed = true
        while changed {
            changed = false
            let own = candidates.values.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
            for (path, candidate) in candidates {
                guard let signs = signs[candidate.framework] else { continue }
                let isAbout = candidate.mentioned.allSatisfy { names in
                    names.contains {
                        (signs.matches($0) && !declared.contains($0)) || (own.contains($0) && !candidate.declared.contains($0))
                    }
                        || !names.isDisjoint(with: aboutNames(candidate, signs, declared))
                }
                let isNamed = others.contains {
                    candidates[$0.path] == nil && !$0.names.isDisjoint(with: candidate.declared.union(candidate.added))
                }
                if !isAbout || isNamed {
                    candidates[path] = nil
                    changed = true
                }
            }
        }
        return candidates.mapValues(\.framework)
    }

    /// The names that a file declares, if only some of its declarations use the framework; otherwise empty. Declarations that refer to these names depend on
    /// the
    /// framework too.
    private static func aboutNames(_ candidate: Candidate, _ signs: Signs, _ declared: Set<String>) -> Set<String> {
        let plain = candidate.mentioned.filter { names in !names.contains { signs.matches($0) && !declared.contains($0) } }
        return plain.isEmpty || plain.count == candidate.mentioned.count ? [] : candidate.declared
    }

    private static func candidate(_ source: SourceFile) -> Candidate? {
        let statements = source.tree.statements.map(\.item)
        let imports = statements.compactMap { $0.as(ImportDeclSyntax.self)?.path.first?.name.text }
        guard let framework = imports.first(where: { signs[$0] != nil }), !source.text.contains("@main") else { return nil }
        let rest = statements.filter { !$0.is(ImportDeclSyntax.self) }.flatMap(unwrapped)
        var declared: Set<String> = []
        var added: Set<String> = []
        for item in rest {
            guard let declaration = item.as(DeclSyntax.self), !declaration.is(IfConfigDeclSyntax.self) else { return nil }
            // A storyboard may refer to the class, or UIKit may instantiate it.
            if let made = declaration.as(ClassDeclSyntax.self), made.genericParameterClause == nil,
                let superclass = made.inheritanceClause?.inheritedTypes.first?.type.plainName,
                UIKitTable.shared.superclasses[superclass] != nil
            {
                return nil
            }
            // Other code may use the members that an extension adds to its type.
            if let extended = declaration.as(ExtensionDeclSyntax.self), !declared.contains(extended.extendedType.plainName) {
                for item in extended.memberBlock.members {
                    if let function = item.decl.as(FunctionDeclSyntax.self) { added.insert(function.name.text) }
                }
            }
            if let named = declaration.asProtocol((any NamedDeclSyntax).self) { declared.insert(named.name.text) }
            for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] { declared.insert(binding.pattern.trimmedDescription) }
        }
        guard !rest.isEmpty else { return nil }
        return Candidate(framework: framework, declared: declared, added: added, mentioned: rest.map { names(in: Syntax($0)) })
    }

    /// The contents of an `#if` block with a single branch.
    private static func unwrapped(_ item: CodeBlockItemSyntax.Item) -> [CodeBlockItemSyntax.Item] {
        guard let block = item.as(IfConfigDeclSyntax.self), block.clauses.count == 1,
            let inner = block.clauses.first?.elements?.as(CodeBlockItemListSyntax.self)
        else { return [item] }
        return inner.map(\.item)
    }

    private static func names(in node: Syntax) -> Set<String> {
        node.tokens(viewMode: .sourceAccurate).reduce(into: []) { result, token in
            if case .identifier(let text) = token.tokenKind { result.insert(text) }
        }
    }
}
