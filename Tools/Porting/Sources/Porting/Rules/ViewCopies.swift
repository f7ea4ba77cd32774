import SwiftSyntax

/// Replaces the body of a function that copies a view by archiving it. On Linux views cannot be archived, so it returns a snapshot
/// view.
struct ViewCopies: Rule {
    let name = "copied view"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionDeclSyntax.self) where !node.isAppleOnly {
            guard let body = node.body, !body.statements.isEmpty, let scope = node.enclosingType,
                scope == "UIView" || project.derives(scope, from: "UIView"),
                let type = node.signature.returnClause?.type.trimmedDescription, ["UIView", "UIView?", "UIView!"].contains(type)
            else { continue }
            let calls = SourceFile(path: "", text: body.trimmedDescription).nodes(FunctionCallExprSyntax.self)
            let archives = calls.filter { $0.calledExpression.lastName == "archivedData" }
            let reads = calls.contains { ($0.calledExpression.lastName ?? "").hasPrefix("unarchive") }
            guard reads, !archives.isEmpty,
                archives.allSatisfy({ $0.arguments.first?.expression.trimmedDescription == "self" }),
                let first = body.statements.first, let last = body.statements.last,
                file.isFirstOnLine(first.bytes.lowerBound), !first.item.is(IfConfigDeclSyntax.self)
            else { continue }
            let indentation = file.indentation(at: first.bytes.lowerBound)
            let picture = "snapshotView(afterScreenUpdates: true)\(type == "UIView" ? "!" : "")"
            let range = first.bytes.lowerBound..<last.bytes.upperBound
            result.change(
                Edit(
                    range,
                    "#if \(AppleCondition.text)\n\(indentation)\(file.text(range))\n\(indentation)#else\n\(indentation)return \(picture)\n\(indentation)#endif"
                ), at: node.name.bytes.lowerBound, in: file, "a copied view is a picture of it on Linux")
            result.look(
                at: node.name, in: file,
                "\(node.name.text) answers with a picture of the view on Linux: what it showed then, and nothing that it does")
        }
        return result
    }
}
