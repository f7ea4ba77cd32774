import SwiftSyntax

/// Replaces `(listeners.copy() as! NSHashTable<AnyObject>).objectEnumerator()`. In Objective-C the generic parameter is erased, but in Swift the cast fails.
/// The replacement uses the table's array of objects, which is already a copy.
struct HashTables: Rule {
    let name = "bridging"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionCallExprSyntax.self) where node.arguments.isEmpty && !node.isAppleOnly {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "objectEnumerator",
                let tuple = member.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let items = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), items.count == 3,
                ["NSHashTable<AnyObject>", "NSHashTable<NSObject>"].contains(items[2].trimmedDescription),
                let copy = items[0].as(FunctionCallExprSyntax.self), copy.arguments.isEmpty,
                let table = copy.calledExpression.as(MemberAccessExprSyntax.self), table.declName.baseName.text == "copy",
                let base = table.base
            else { continue }
            result.change(
                Edit(node, "\(file.text(base.bytes)).allObjects"), in: file, "a table of one class is none of any objects to Swift")
        }
        return result
    }
}
