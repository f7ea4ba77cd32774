import SwiftSyntax

/// Replaces forms of Swift 3 that later compilers reject: `text.characters`, `(Void) -> Void`, `[String: Any]` for dictionaries with text attributes as keys,
/// and priorities that are a `Float`.
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
        makePriorities(file, project, &result)
        returnRanges(file, &result)
        return result
    }

    /// Replaces `constraint.priority = priority` by `UILayoutPriority(priority)` for a parameter that is a `Float`, the type of priorities in Swift 3. A number
    /// as the priority of a view's size is replaced alike.
    private func makePriorities(_ file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting) {
        let methods = ["setContentHuggingPriority", "setContentCompressionResistancePriority"]
        for call in file.nodes(FunctionCallExprSyntax.self) where !call.isAppleOnly {
            guard let name = call.calledExpression.lastName, methods.contains(name), let first = call.arguments.first,
                first.label == nil, first.expression.is(IntegerLiteralExprSyntax.self) || first.expression.is(FloatLiteralExprSyntax.self)
            else { continue }
            result.change(
                Edit(first.expression, "UILayoutPriority(\(first.expression.trimmedDescription))"), in: file,
                "a priority is a UILayoutPriority")
        }
        guard file.text.contains(".priority = "),
            !project.types.values.contains(where: { $0.properties.contains { $0.name == "priority" } })
        else { return }
        for list in file.nodes(ExprListSyntax.self) where list.count == 3 && !list.isAppleOnly {
            let items = Array(list)
            guard items[0].is(MemberAccessExprSyntax.self), items[0].lastName == "priority", items[1].is(AssignmentExprSyntax.self),
                let value = items[2].as(DeclReferenceExprSyntax.self)?.baseName.text,
                let function = list.ancestors.lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
                function.signature.parameterClause.parameters.contains(where: {
                    ($0.secondName ?? $0.firstName).text == value && $0.type.trimmedDescription == "Float"
                })
            else { continue }
            result.change(Edit(items[2], "UILayoutPriority(\(value))"), in: file, "a priority is a UILayoutPriority")
        }
    }

    /// Replaces `.init(range)` by `range` in a function that returns a range, if the local variable is one: a `CountableRange` is a `Range`.
    private func returnRanges(_ file: SourceFile, _ result: inout Rewriting) {
        for call in file.nodes(FunctionCallExprSyntax.self) where call.arguments.count == 1 && !call.isAppleOnly {
            guard call.calledExpression.trimmedDescription == ".init", call.parent?.is(ReturnStmtSyntax.self) == true,
                let argument = call.arguments.first, argument.label == nil,
                let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                let function = call.ancestors.lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
                function.signature.returnClause?.type.trimmedDescription.contains("Range<") == true,
                let statements = function.body?.statements,
                statements.compactMap({ $0.item.as(VariableDeclSyntax.self) }).flatMap(\.bindings).contains(where: {
                    $0.pattern.trimmedDescription == name && $0.initializer?.value.trimmedDescription.contains("..<") == true
                })
            else { continue }
            result.change(Edit(call, name), in: file, "a CountableRange is a Range")
        }
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
