import SwiftSyntax

/// Adds explicit `self` captures to closures of `performBatchUpdates`. Apple's headers mark the closure as non-escaping, which Swift cannot express
/// for an optional closure.
struct ImplicitSelf: Rule {
    let name = "self"

    /// The methods of collection and table views that closures of updates call on the view itself.
    private static let updates: Set<String> = [
        "insertItems", "deleteItems", "reloadItems", "moveItem", "insertRows", "deleteRows", "reloadRows", "moveRow", "insertSections",
        "deleteSections", "reloadSections", "moveSection", "reloadData",
    ]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionCallExprSyntax.self) where node.calledExpression.lastName == "performBatchUpdates" {
            guard let scope = node.enclosingType,
                let closure = node.arguments.first?.expression.as(ClosureExprSyntax.self)
                    ?? (node.arguments.isEmpty ? node.trailingClosure : nil),
                closure.signature == nil
            else { continue }
            let isCaptured = node.ancestors.contains {
                $0.as(ClosureExprSyntax.self)?.signature?.capture?.trimmedDescription.contains("self") == true
            }
            if isCaptured { continue }
            var members = Set(project.chain(scope).flatMap { $0.methods.filter { !$0.isStatic }.map(\.name) + $0.properties.map(\.name) })
            members.formUnion(["collectionView", "tableView", "view"])
            if ["UICollectionView", "UITableView"].contains(where: { scope == $0 || project.derives(scope, from: $0) }) {
                members.formUnion(Self.updates)
            }
            let references = SourceFile(path: "", text: closure.trimmedDescription).nodes(DeclReferenceExprSyntax.self)
            let isImplicit = references.contains { reference in
                if reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id { return false }
                return members.contains(reference.baseName.text)
            }
            guard isImplicit, project.resolve(scope)?.kind != .other else { continue }
            let brace = closure.leftBrace.bytes.upperBound
            let isSpaced = file.text(brace..<brace + 1).allSatisfy(\.isWhitespace)
            result.change(Edit(brace..<brace, isSpaced ? " [self] in" : " [self] in "), in: file, "the closure captures self")
        }
        return result
    }
}
