import SwiftSyntax

/// Excludes an unused Core Data stack on Linux. Xcode's app template adds one to the app delegate, whether the app uses it or not. The stack is
/// unused if no other code of the project refers to it.
struct UnusedCoreData: Rule {
    let name = "Core Data"

    private static let types: Set<String> = [
        "NSManagedObjectContext", "NSManagedObjectModel", "NSPersistentStoreCoordinator", "NSPersistentContainer",
        "NSPersistentCloudKitContainer",
    ]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        excludeTemplateCalls(file, project, &result)
        for node in file.nodes(ClassDeclSyntax.self) where !node.isAppleOnly && !project.usesManagedObjects {
            let members = parts(of: node)
            let names = Set(members.keys)
            guard !names.isEmpty, names.isSubset(of: ProjectIndex.storeNames) else { continue }
            guard let calls = calls(of: names, outside: Set(members.values.map(\.id)), in: node, file),
                !calls.contains(where: \.isAppleOnly),
                !isUsedElsewhere(names, project, by: node.name.text)
            else { continue }
            let what = "the app keeps nothing in Core Data: what Xcode wrote for it stays for Apple's platforms"
            for member in members.values.sorted(by: { $0.position < $1.position }) { wrap(member.decl, file, what, &result) }
            for call in calls { wrap(call, file, what, &result) }
            for item in file.nodes(ImportDeclSyntax.self) where item.path.first?.name.text == "CoreData" && !item.isAppleOnly {
                wrap(item, file, what, &result)
            }
        }
        return result
    }

    /// Whether a token is the name in `(UIApplication.shared.delegate as? AppDelegate)?.saveContext()`, a statement of the template's scene delegate.
    static func isTemplateCall(_ token: TokenSyntax) -> Bool {
        guard token.text == "saveContext", let item = token.ancestors.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
            let call = item.item.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.calledExpression.lastName == "saveContext"
        else { return false }
        return call.trimmedDescription.filter { !$0.isWhitespace }.hasPrefix("(UIApplication.shared.delegateas")
    }

    /// Excludes the template's calls from a scene delegate, if only the app delegate has a Core Data stack.
    private func excludeTemplateCalls(_ file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting) {
        let users = ProjectIndex.storeNames.reduce(into: Set<String>()) { $0.formUnion(project.mentions[$1] ?? []) }
        guard file.text.contains("saveContext"), !project.usesManagedObjects, users.count == 1, let only = users.first,
            project.types[only]?.inherited.contains("UIApplicationDelegate") == true
        else { return }
        for token in file.tree.tokens(viewMode: .sourceAccurate) where Self.isTemplateCall(token) && !token.isAppleOnly {
            guard let item = token.ancestors.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first else { continue }
            wrap(item, file, "the app keeps nothing in Core Data: what Xcode wrote for it stays for Apple's platforms", &result)
        }
    }

    /// The members that use a Core Data type, and those that use these members, by name.
    private func parts(of node: ClassDeclSyntax) -> [String: MemberBlockItemSyntax] {
        var found: [String: MemberBlockItemSyntax] = [:]
        func name(_ item: MemberBlockItemSyntax) -> String? {
            if let variable = item.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1 {
                return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            }
            return item.decl.as(FunctionDeclSyntax.self)?.name.text
        }
        let all = node.memberBlock.members.compactMap { item in name(item).map { ($0, item) } }
        for (name, item) in all where item.tokens(viewMode: .sourceAccurate).contains(where: { Self.types.contains($0.text) }) {
            found[name] = item
        }
        // In some templates `saveContext()` refers only to the context.
        for (name, item) in all where name == "saveContext" && found[name] == nil && !found.isEmpty { found[name] = item }
        // The documents folder is used only for the location of the store.
        for (name, item) in all where name == "applicationDocumentsDirectory" && !found.isEmpty {
            let users = all.filter { other in
                other.0 != name && other.1.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
            }
            if users.allSatisfy({ found[$0.0] != nil }) { found[name] = item }
        }
        return found
    }

    /// The statements in `node` that only call one of the members; nil if a member has other uses.
    private func calls(
        of names: Set<String>, outside members: Set<SyntaxIdentifier>, in node: ClassDeclSyntax, _ file: SourceFile
    ) -> [CodeBlockItemSyntax]? {
        var calls: [CodeBlockItemSyntax] = []
        for token in node.memberBlock.tokens(viewMode: .sourceAccurate) where names.contains(token.text) {
            if token.ancestors.contains(where: { members.contains($0.id) }) { continue }
            guard let item = token.ancestors.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
                let call = item.item.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.calledExpression.lastName == token.text
            else { return nil }
            if !item.isAppleOnly { calls.append(item) }
        }
        return calls
    }

    private func isUsedElsewhere(_ names: Set<String>, _ project: ProjectIndex, by type: String) -> Bool {
        names.contains { name in (project.mentions[name] ?? []).contains { $0 != type } }
    }

    private func wrap(_ node: some SyntaxProtocol, _ file: SourceFile, _ what: String, _ result: inout Rewriting) {
        let range = node.bytes
        let indentation = file.indentation(at: range.lowerBound)
        guard file.isFirstOnLine(range.lowerBound) else { return }
        result.change(
            Edit(range, "#if \(AppleCondition.text)\n\(indentation)\(file.text(range))\n\(indentation)#endif"), in: file, what)
    }
}

extension ProjectIndex {
    /// The Core Data types that occur only in apps that use Core Data themselves.
    static let managedObjects: Set<String> = ["NSManagedObject", "NSFetchRequest", "NSFetchedResultsController", "NSEntityDescription"]
    /// The names in Xcode's template.
    static let storeNames: Set<String> = [
        "managedObjectContext", "managedObjectModel", "persistentStoreCoordinator", "persistentContainer", "saveContext",
        "applicationDocumentsDirectory",
    ]
}
