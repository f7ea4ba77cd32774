import SwiftSyntax

/// Finds files that the project itself compiles only with the Objective-C runtime, but whose types code for UIKit uses. The runtime stands for Apple's
/// platforms there: other systems had no UIKit.
enum FilesForApple {
    /// Functions and types of the runtime. A file with one of these needs the runtime itself.
    private static let runtime = ["objc_", "class_", "method_", "protocol_", "sel_", "imp_"]

    /// Returns the paths of these files.
    static func find(in sources: [SourceFile]) -> Set<String> {
        var names: [String: Set<String>] = [:]
        for source in sources where source.text.contains("#if \(AppleCondition.text)") {
            guard let clause = condition(around: source) else { continue }
            let statements = clause.elements?.as(CodeBlockItemListSyntax.self)?.map(\.item) ?? []
            let imports = statements.compactMap { $0.as(ImportDeclSyntax.self)?.path.first?.name.text }
            let tokens = Set(identifiers(in: Syntax(clause)).map(\.text))
            guard imports.allSatisfy(Imports.present.contains), !tokens.contains(where: { name in runtime.contains { name.hasPrefix($0) } })
            else { continue }
            names[source.path] = Set(
                statements.compactMap { $0.as(DeclSyntax.self)?.asProtocol((any NamedDeclSyntax).self)?.name.text })
        }
        guard !names.isEmpty else { return [] }
        var used: Set<String> = []
        let all = names.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        for source in sources where source.text.contains("import UIKit") && names[source.path] == nil {
            used.formUnion(identifiers(in: Syntax(source.tree)).filter { all.contains($0.text) && !$0.isAppleOnly }.map(\.text))
        }
        return Set(names.filter { !$0.value.isDisjoint(with: used) }.keys)
    }

    /// The only clause of the condition that contains the whole file.
    static func condition(around source: SourceFile) -> IfConfigClauseSyntax? {
        let statements = source.tree.statements
        guard statements.count == 1, let block = statements.first?.item.as(IfConfigDeclSyntax.self), block.clauses.count == 1,
            let clause = block.clauses.first, clause.condition?.trimmedDescription == AppleCondition.text
        else { return nil }
        return clause
    }

    private static func identifiers(in node: Syntax) -> [TokenSyntax] {
        node.tokens(viewMode: .sourceAccurate).filter { token in
            if case .identifier = token.tokenKind { return true }
            return false
        }
    }
}
