import SwiftSyntax

/// Makes parameters without `@escaping` usable in closures of `performBatchUpdates`. Apple's headers mark the closure as non-escaping, which Swift
/// cannot express for an optional closure.
struct NonescapingUpdates: Rule {
    let name = "escaping"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionCallExprSyntax.self)
        where !node.isAppleOnly && node.calledExpression.lastName == "performBatchUpdates" {
            guard
                let closure = node.arguments.first?.expression.as(ClosureExprSyntax.self)
                    ?? (node.arguments.isEmpty ? node.trailingClosure : nil),
                let item = node.ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) }),
                item.as(CodeBlockItemSyntax.self)?.item.is(ExprSyntax.self) == true
            else { continue }
            let used = Set(SourceFile(path: "", text: closure.trimmedDescription).nodes(DeclReferenceExprSyntax.self).map(\.baseName.text))
            let names = parameters(around: node).filter { used.contains($0) && !isMadeEscaping($0, around: node) }
            guard !names.isEmpty else { continue }
            let indentation = file.indentation(at: item.bytes.lowerBound)
            let opening = names.map { "withoutActuallyEscaping(\($0)) { \($0) in\n\(indentation)" }.joined()
            let closing = String(repeating: "\n\(indentation)}", count: names.count)
            result.change(
                Edit(item.bytes, opening + file.text(item.bytes) + closing), in: file,
                "the closure uses \(names.joined(separator: ", ")), which does not escape")
        }
        return result
    }

    /// The names of the enclosing function's parameters that are closures without `@escaping`.
    private func parameters(around node: some SyntaxProtocol) -> [String] {
        for ancestor in node.ancestors {
            guard
                let signature = ancestor.as(FunctionDeclSyntax.self)?.signature ?? ancestor.as(InitializerDeclSyntax.self)?.signature
            else { continue }
            return signature.parameterClause.parameters.compactMap { parameter in
                var type = parameter.type
                if let attributed = type.as(AttributedTypeSyntax.self) {
                    guard attributed.attributes.names.isDisjoint(with: ["escaping", "autoclosure"]) else { return nil }
                    type = attributed.baseType
                }
                return type.is(FunctionTypeSyntax.self) ? (parameter.secondName ?? parameter.firstName).text : nil
            }
        }
        return []
    }

    private func isMadeEscaping(_ name: String, around node: some SyntaxProtocol) -> Bool {
        node.ancestors.contains {
            guard let call = $0.as(FunctionCallExprSyntax.self), call.calledExpression.lastName == "withoutActuallyEscaping" else {
                return false
            }
            return call.arguments.first?.expression.lastName == name
        }
    }
}
