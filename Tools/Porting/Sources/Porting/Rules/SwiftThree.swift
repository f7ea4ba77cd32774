import SwiftSyntax

/// Replaces forms of Swift 3 that later compilers reject: `text.characters`, `(Void) -> Void`, and `[String: Any]` for dictionaries with text attributes as
/// keys.
struct SwiftThree: Rule {
    let name = "Swift 3"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        removeCharacters(file, project, &result)
        for node in file.nodes(FunctionTypeSyntax.self) where !node.isAppleOnly {
            guard node.parameters.count == 1, let only = node.parameters.first, only.firstName == nil,
                ["Void", "()"].contains(only.type.trimmedDescription)
            else { continue }
            result.change(Edit(only, ""), in: file, "a function without parameters is () -> …")
        }
        typeAttributes(file, &result)
        return result
    }

    /// Removes `characters`, the view that a string itself is since Swift 4.
    private func removeCharacters(_ file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting) {
        guard file.text.contains(".characters"), !project.declared.contains("characters"), !file.text.contains(" AttributedString") else {
            return
        }
        for node in file.nodes(MemberAccessExprSyntax.self) where node.declName.baseName.text == "characters" && !node.isAppleOnly {
            guard let base = node.base else { continue }
            // Without a member after it, the question mark would have nothing to apply to.
            let isChained = base.is(OptionalChainingExprSyntax.self)
            if isChained, node.parent?.is(MemberAccessExprSyntax.self) != true, node.parent?.is(SubscriptCallExprSyntax.self) != true {
                continue
            }
            result.change(
                Edit(base.bytes.upperBound..<node.bytes.upperBound, ""), at: node.declName.bytes.lowerBound, in: file,
                "a string is the collection of its characters")
        }
    }

    /// Changes the key type of dictionaries whose keys are text attributes.
    private func typeAttributes(_ file: SourceFile, _ result: inout Rewriting) {
        guard file.text.contains("NSAttributedString.Key.") || file.text.contains("NSAttributedStringKey.") else { return }
        for list in file.nodes(DictionaryExprSyntax.self) where !list.isAppleOnly {
            guard let first = list.content.as(DictionaryElementListSyntax.self)?.first, Self.isAttribute(first.key) else { continue }
            if let items = list.parent?.as(ExprListSyntax.self).map(Array.init),
                let index = items.firstIndex(where: { $0.id == list.id }), index + 2 < items.count,
                items[index + 1].is(UnresolvedAsExprSyntax.self),
                let type = items[index + 2].as(TypeExprSyntax.self)?.type
            {
                change(type, in: file, &result)
            }
            let clause = list.parent?.as(InitializerClauseSyntax.self)
            if let type = clause?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type { change(type, in: file, &result) }
            if let type = clause?.parent?.as(FunctionParameterSyntax.self)?.type { change(type, in: file, &result) }
        }
        let named = file.nodes(SubscriptCallExprSyntax.self).compactMap { node -> String? in
            guard let key = node.arguments.first?.expression, node.arguments.count == 1, Self.isAttribute(key) else { return nil }
            return node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        guard !named.isEmpty else { return }
        for binding in file.nodes(PatternBindingSyntax.self)
        where !binding.isAppleOnly && named.contains(binding.pattern.trimmedDescription) {
            if let type = binding.typeAnnotation?.type { change(type, in: file, &result) }
            guard let made = binding.initializer?.value.as(FunctionCallExprSyntax.self), made.arguments.isEmpty,
                Self.isOfStrings(made.calledExpression.trimmedDescription)
            else { continue }
            result.change(
                Edit(made.calledExpression, "[NSAttributedString.Key: Any]"), in: file, "the keys of attributes are NSAttributedString.Key")
        }
    }

    private static func isAttribute(_ key: ExprSyntax) -> Bool {
        let text = key.trimmedDescription
        return (text.hasPrefix("NSAttributedString.Key.") || text.hasPrefix("NSAttributedStringKey.")) && !text.hasSuffix(".rawValue")
    }

    private static func isOfStrings(_ type: String) -> Bool {
        ["[String:Any]", "[String:AnyObject]"].contains(type.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" })
    }

    private func change(_ type: TypeSyntax, in file: SourceFile, _ result: inout Rewriting) {
        let text = type.trimmedDescription
        guard Self.isOfStrings(text) else { return }
        let mark = text.last.map { "?!".contains($0) ? String($0) : "" } ?? ""
        result.change(
            Edit(type, "[NSAttributedString.Key: Any]\(mark)"), in: file, "the keys of attributes are NSAttributedString.Key")
    }
}
