import SwiftSyntax

/// Replaces `#selector(pan(_:))` by `Selector("pan:", Board.pan(_:))`. On Apple's platforms an additional file adds this initializer to `Selector`, and the
/// runtime finds the method by its name.
struct Selectors: Rule {
    let name = "#selector"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(MacroExpansionExprSyntax.self) where node.macroName.text == "selector" && !node.isAppleOnly {
            guard let argument = node.arguments.first, node.arguments.count == 1, ProtocolQuestions.method(node, in: project) == nil
            else { continue }
            guard let selector = Self.selector(for: argument, in: project) else {
                result.look(
                    at: node, in: file,
                    "\(node.trimmedDescription): whose method it is cannot be read from the sources; write Selector(Type.method)")
                continue
            }
            result.change(Edit(node, selector.text), in: file, "\(node.trimmedDescription) is made from a method reference")
            if let warning = selector.warning { result.look(at: node, in: file, warning) }
        }
        return result
    }

    private static func selector(for argument: LabeledExprSyntax, in project: ProjectIndex) -> (text: String, warning: String?)? {
        let scope = argument.enclosingType
        var expression = argument.expression
        var cast: String?
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first?.expression {
            expression = inner
        }
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let last = sequence.elements.last?.as(TypeExprSyntax.self)
        {
            expression = first
            cast = last.trimmedDescription
        }
        guard let target = target(of: expression, scope: scope, in: project) else { return nil }
        if let label = argument.label?.text {
            return accessor(label, target, in: project)
        }
        return method(target, cast: cast, in: project)
    }

    /// The target of a member reference: the type as written in the result, and the member.
    private struct Target {
        var type: String
        var name: String
        var labels: [String]?
    }

    private static func target(of expression: ExprSyntax, scope: String?, in project: ProjectIndex) -> Target? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let labels = reference.argumentNames?.arguments.map(\.name.text)
            return scope.map {
                Target(
                    type: owner(of: reference.baseName.text.trimmingTicks, from: $0, in: project),
                    name: reference.baseName.text.trimmingTicks, labels: labels)
            }
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let name = member.declName.baseName.text.trimmingTicks
        let labels = member.declName.argumentNames?.arguments.map(\.name.text)
        let text = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }
        if ["self", "super", "Self", "type(of:self)", "type(of: self)"].contains(text) {
            return scope.map { Target(type: owner(of: name, from: $0, in: project), name: name, labels: labels) }
        }
        if text.first?.isUppercase == true,
            base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) || base.is(GenericSpecializationExprSyntax.self)
        {
            return Target(type: text, name: name, labels: labels)
        }
        // The target may be a property of this type with an explicit type annotation.
        let path = text.split(separator: ".").map(String.init).filter { $0 != "self" }
        if path.count == 1, let scope, let property = project.chain(scope).flatMap(\.properties).first(where: { $0.name == path[0] }),
            let type = property.type?.filter({ $0 != "?" && $0 != "!" }), type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
        {
            return Target(type: type, name: name, labels: labels)
        }
        return nil
    }

    /// The type of an unqualified method name: the innermost enclosing type with such a member.
    private static func owner(of name: String, from scope: String, in project: ProjectIndex) -> String {
        var current: String? = scope
        while let type = current {
            let chain = project.chain(type)
            if chain.contains(where: { $0.methods.contains { $0.name == name } || $0.properties.contains { $0.name == name } }) {
                return type
            }
            current = type.contains(".") ? type.split(separator: ".").dropLast().joined(separator: ".") : nil
        }
        return scope
    }

    private static func accessor(_ label: String, _ target: Target, in project: ProjectIndex) -> (text: String, warning: String?)? {
        let property = project.chain(target.type).flatMap(\.properties).first { $0.name == target.name }
        switch label {
        case "getter:", "getter":
            return ("Selector(\"\(target.name)\", { (object: \(target.type)) in { _ = object.\(target.name) } })", nil)
        case "setter:", "setter":
            guard let type = property?.type else { return nil }
            let capital = target.name.capitalizedFirst
            return (
                "Selector(\"set\(capital):\", { (object: \(target.type)) in { (value: \(type)) in object.\(target.name) = value } })", nil
            )
        default: return nil
        }
    }

    private static func method(_ target: Target, cast: String?, in project: ProjectIndex) -> (text: String, warning: String?)? {
        var all = project.methods(named: target.name, of: target.type)
        if all.isEmpty {
            // A method in an extension of a UIKit superclass can also be called on the subclass.
            var superclass = project.root(of: target.type)
            while all.isEmpty, let current = superclass {
                all = project.methods(named: target.name, of: current)
                superclass = UIKitTable.shared.superclasses[current]
            }
            if all.isEmpty { all = project.methods(named: target.name, of: "NSObject") }
        }
        all.removeAll(where: \.isStatic)
        var candidates = all
        if let labels = target.labels { candidates = candidates.filter { $0.labels == labels } }
        if let cast, let types = parameters(of: cast) { candidates = candidates.filter { $0.types.count == types.count } }
        if let found = candidates.first {
            // If there are overloads with other parameter types, a cast selects the method.
            let twins = all.filter { $0.fullName == found.fullName && $0.types != found.types }
            if !twins.isEmpty, let cast, let types = parameters(of: cast) {
                let exact = candidates.first { $0.types == types } ?? found
                return (
                    "Selector(\"\(exact.selector)\", \(target.type).\(exact.fullName) as (\(target.type)) -> (\(exact.types.joined(separator: ", "))) -> Void)",
                    nil
                )
            }
            return ("Selector(\"\(found.selector)\", \(reference(to: found, of: target.type, among: all)))", nil)
        }
        if project.types[target.type]?.methods.contains(where: { $0.name == target.name && $0.isStatic }) == true { return nil }
        // The target is a method of UIKit.
        let labels = target.labels ?? known[target.name] ?? []
        let method = ProjectIndex.Method(name: target.name, labels: labels, types: labels)
        let text = labels.isEmpty ? "\(target.type).\(target.name)" : "\(target.type).\(method.fullName)"
        let isPlain = labels.allSatisfy { $0 == "_" }
        return (
            "Selector(\"\(method.selector)\", \(text))",
            isPlain ? nil : "the Objective-C name \"\(method.selector)\" is a guess; look it up, and correct it"
        )
    }

    /// The labels of UIKit methods that code often references without labels.
    private static let known = [
        "endEditing": ["_"], "motionBegan": ["_", "with"], "cut": ["_"], "copy": ["_"], "paste": ["_"], "delete": ["_"], "select": ["_"],
        "selectAll": ["_"],
    ]

    /// A reference to a method, without a call. If a method without parameters has overloads, a type cast disambiguates the reference.
    static func reference(to method: ProjectIndex.Method, of type: String, among all: [ProjectIndex.Method]) -> String {
        guard method.labels.isEmpty else { return "\(type).\(method.fullName)" }
        let namesakes = all.filter { $0.name == method.name && !$0.labels.isEmpty }
        return namesakes.isEmpty ? "\(type).\(method.name)" : "\(type).\(method.name) as (\(type)) -> () -> Void"
    }

    /// The parameter types of the innermost function of a function type: those of `(Int) -> Void` in `(Board) -> (Int) -> Void`.
    private static func parameters(of type: String) -> [String]? {
        let file = SourceFile(path: "", text: "let x: \(type)")
        guard var function = file.nodes(FunctionTypeSyntax.self).first else { return nil }
        while let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { function = inner }
        return function.parameters.map { $0.type.trimmedDescription }
    }
}
