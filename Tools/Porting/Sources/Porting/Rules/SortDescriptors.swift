import SwiftSyntax

/// Handles `NSSortDescriptor(key: "self", …)`, which compares the objects themselves. Linux has no keys; the descriptor gets a comparison of the values.
struct SortDescriptors: Rule {
    let name = "sorting"

    /// Foundation's types that have an order.
    private static let ordered = ["IndexPath", "String", "Date", "Int", "Double", "CGFloat"]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly {
            guard node.calledExpression.trimmedDescription == "NSSortDescriptor", node.arguments.count == 2,
                node.arguments.first?.label?.text == "key", node.arguments.first?.expression.trimmedDescription == "\"self\"",
                let ascending = node.arguments.last, ascending.label?.text == "ascending",
                let type = element(around: node),
                let item = node.ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) }), file.isFirstOnLine(item.bytes.lowerBound)
            else { continue }
            let indentation = file.indentation(at: item.bytes.lowerBound)
            let linux =
                "NSSortDescriptor(keyPath: \\\(type).self, \(ascending.trimmedDescription)) { first, second in\n\(indentation)    guard let first = first as? \(type), let second = second as? \(type) else { return .orderedSame }\n\(indentation)    return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending\n\(indentation)}"
            let start = item.bytes.lowerBound
            let copy = Edit.apply(
                [Edit((node.bytes.lowerBound - start)..<(node.bytes.upperBound - start), linux)], to: file.text(item.bytes))
            result.change(
                Edit(
                    item.bytes,
                    "#if \(AppleCondition.text)\n\(indentation)\(file.text(item.bytes))\n\(indentation)#else\n\(indentation)\(copy)\n\(indentation)#endif"
                ), in: file, "Linux has no keys to sort by: the values are compared")
        }
        return result
    }

    /// The only type with an order whose array the function around the node names.
    private func element(around node: FunctionCallExprSyntax) -> String? {
        guard let function = node.ancestors.first(where: { $0.is(FunctionDeclSyntax.self) }) else { return nil }
        let text = function.description
        let found = Self.ordered.filter { text.contains("[\($0)]") }
        return found.count == 1 ? found.first : nil
    }
}
