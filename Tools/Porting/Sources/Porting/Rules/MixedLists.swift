import SwiftSyntax

/// Adds `as [Any]` to array literals of strings and numbers. Older compilers inferred that type.
struct MixedLists: Rule {
    let name = "list"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(PatternBindingSyntax.self) where node.typeAnnotation == nil && !node.isAppleOnly {
            guard let list = node.initializer?.value.as(ArrayExprSyntax.self), list.elements.count > 1 else { continue }
            let kinds = list.elements.map { kind(of: $0.expression, project) }
            guard !kinds.contains(nil) else { continue }
            let found = Set(kinds.compactMap { $0 })
            // Integers and floating-point numbers have a common type.
            guard found.count > 1, found != ["Int", "Double"] else { continue }
            let end = list.bytes.upperBound
            result.change(
                Edit(end..<end, " as [Any]"), at: list.bytes.lowerBound, in: file,
                "the list holds \(found.sorted().joined(separator: " and "))")
        }
        return result
    }

    /// The type of a literal, or of a raw value of an enumeration in the project; nil for other expressions.
    private func kind(of expression: ExprSyntax, _ project: ProjectIndex) -> String? {
        if expression.is(StringLiteralExprSyntax.self) { return "String" }
        if expression.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if expression.is(FloatLiteralExprSyntax.self) { return "Double" }
        if expression.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "rawValue",
            let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, let scope = expression.enclosingType,
            let property = project.resolve(scope)?.properties.first(where: { $0.name == name }), let type = property.type
        else { return nil }
        let raw = project.resolve(type, in: scope)?.inherited.first
        return raw.flatMap { ["String", "Int", "Double", "Character"].contains($0) ? $0 : nil }
    }
}
