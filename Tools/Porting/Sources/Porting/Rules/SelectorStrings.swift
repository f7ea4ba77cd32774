import SwiftSyntax

/// Adds the method reference to `Selector("pan:")` and `NSSelectorFromString("pan:")`, which contain only the method's name.
struct SelectorStrings: Rule {
    let name = "Selector(\"…\")"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly {
            let called = node.calledExpression.trimmedDescription
            guard ["Selector", "NSSelectorFromString"].contains(called), node.arguments.count == 1, let argument = node.arguments.first,
                argument.label == nil
            else { continue }
            var expression = argument.expression
            while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first?.expression {
                expression = inner
            }
            guard let literal = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
                if called == "NSSelectorFromString" || argument.expression.is(StringLiteralExprSyntax.self) {
                    result.look(at: node, in: file, "\(node.trimmedDescription) names a method that is not known before the program runs")
                }
                continue
            }
            guard let (type, method) = find(literal, near: node.enclosingType, in: project) else {
                result.look(
                    at: node, in: file, "no method of the project has the name \"\(literal)\": write Selector(\"\(literal)\", Type.method)")
                continue
            }
            let all = project.methods(named: method.name, of: type)
            result.change(
                Edit(node, "Selector(\"\(literal)\", \(Selectors.reference(to: method, of: type, among: all)))"), in: file,
                "a text alone finds no method")
        }
        return result
    }

    private func find(_ selector: String, near scope: String?, in project: ProjectIndex) -> (String, ProjectIndex.Method)? {
        if let scope {
            for type in project.chain(scope) {
                if let method = type.methods.first(where: { $0.selector == selector && !$0.isStatic }) { return (scope, method) }
            }
        }
        var found: [(String, ProjectIndex.Method)] = []
        for type in project.types.values where type.kind != .protocol {
            if let method = type.methods.first(where: { $0.selector == selector && !$0.isStatic && !$0.isOverride }) {
                found.append((type.name, method))
            }
        }
        if found.isEmpty, let command = editCommand(selector) { return ("UIResponder", command) }
        return found.count == 1 ? found[0] : nil
    }

    /// The method of an editing command such as `copy:`, which any responder may implement.
    private func editCommand(_ selector: String) -> ProjectIndex.Method? {
        guard selector.hasSuffix(":") else { return nil }
        let method = ProjectIndex.Method(name: String(selector.dropLast()), labels: ["_"], types: ["Any?"])
        return UIKitTable.shared.requirements["UIResponderStandardEditActions"]?[method.fullName] == nil ? nil : method
    }
}
