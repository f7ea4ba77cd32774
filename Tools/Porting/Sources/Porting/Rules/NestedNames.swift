import SwiftSyntax

/// Qualifies the names of nested types with an Objective-C name. On Apple's platforms the generated Objective-C header makes the nested type
/// available without its outer type.
struct NestedNames: Rule {
    let name = "nested"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        let candidates = project.byLastName.compactMapValues { names -> String? in
            guard names.count == 1, names[0].contains("."), project.types[names[0]]?.hasObjectiveCName == true else { return nil }
            return names[0]
        }
        guard !candidates.isEmpty else { return result }
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind, let full = candidates[text], stands(token), !token.isAppleOnly,
                !isInside(of: full, token, project)
            else { continue }
            result.change(Edit(token, full), in: file, "\(text) stands inside of another type")
        }
        return result
    }

    /// Whether a name is an unqualified reference to a type.
    private func stands(_ token: TokenSyntax) -> Bool {
        if let type = token.parent?.as(IdentifierTypeSyntax.self) { return type.name.id == token.id }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        // After a dot the name is a member, and before a dot it is a type.
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self) else {
            return reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == reference.id
        }
        return access.base?.id == reference.id
    }

    /// Whether the code is in the outer type, its extensions or its subclasses, where the unqualified name suffices.
    private func isInside(of full: String, _ node: some SyntaxProtocol, _ project: ProjectIndex) -> Bool {
        let outer = full.split(separator: ".").dropLast().joined(separator: ".")
        guard var scope = node.enclosingType else { return false }
        while true {
            if scope == outer || scope.hasPrefix("\(outer).") || project.chain(scope).contains(where: { $0.name == outer }) { return true }
            guard let dot = scope.lastIndex(of: ".") else { return false }
            scope = String(scope[..<dot])
        }
    }
}
