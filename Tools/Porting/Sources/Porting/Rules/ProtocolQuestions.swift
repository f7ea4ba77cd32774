import SwiftSyntax

/// Handles `delegate.responds(to: #selector(BoardDelegate.moved(_:)))`. A method of a protocol is not a method reference in Swift.
///
/// If the protocol requires the method, the question is whether the object conforms. If the method is optional, the place is reported: on Linux every
/// conforming type has the method, as a default or its own.
struct ProtocolQuestions: Rule {
    let name = "responds(to:)"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(MacroExpansionExprSyntax.self) where node.macroName.text == "selector" && !node.isAppleOnly {
            guard let (type, method) = Self.method(node, in: project) else { continue }
            let members = project.optionalMembers
            if let key = members.key(ofBase: String(method.prefix { $0 != "(" })), members.owners[key]?.contains(type) == true { continue }
            let call = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
            if let call, answer(call, method, of: type, in: project, file, &result) { continue }
            guard let call, call.calledExpression.lastName == "responds", call.arguments.first?.label?.text == "to",
                let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !isOptional(method, of: type, in: project)
            else {
                result.look(
                    at: node, in: file, "whether \(type).\(method) is there cannot be asked: every type that conforms to \(type) has it")
                continue
            }
            let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
            result.change(
                Edit(call, "(\(object.trimmedDescription) is any \(type))"), in: file, "\(type) requires \(method): who conforms has it")
        }
        return result
    }

    /// Answers an object's question to itself for an optional method of UIKit's protocols: whether its class declares the method.
    private func answer(
        _ call: FunctionCallExprSyntax, _ method: String, of type: String, in project: ProjectIndex, _ file: SourceFile,
        _ result: inout Rewriting
    ) -> Bool {
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        guard call.calledExpression.lastName == "responds", call.arguments.first?.label?.text == "to",
            base == nil || base?.trimmedDescription == "self",
            project.resolve(type) == nil, isOptional(method, of: type, in: project), let own = call.enclosingType
        else { return false }
        let declares = project.chain(own).contains {
            $0.methods.contains { method.contains("(") ? $0.fullName == method : $0.name == method }
        }
        result.change(Edit(call, declares ? "true" : "false"), in: file, "\(own) declares \(declares ? "" : "no ")\(method)")
        if !declares {
            result.look(
                at: call, in: file, "\(own) does not declare \(type).\(method): a subclass that does must also override this method")
        }
        return true
    }

    /// The protocol and the method in `#selector(BoardDelegate.moved(_:))`; nil if the type is not a protocol.
    static func method(_ node: MacroExpansionExprSyntax, in project: ProjectIndex) -> (type: String, method: String)? {
        guard let member = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            project.resolve(type).map({ $0.kind == .protocol }) ?? (UIKitTable.shared.parents[type] != nil)
        else { return nil }
        let labels = member.declName.argumentNames?.arguments.map { "\($0.name.text):" }.joined()
        return (type, member.declName.baseName.text + (labels.map { "(\($0))" } ?? ""))
    }

    private func isOptional(_ method: String, of type: String, in project: ProjectIndex) -> Bool {
        let name = String(method.prefix { $0 != "(" })
        if let own = project.resolve(type) { return own.optionals.contains(name) }
        return UIKitTable.shared.withParents(type).contains { parent in
            UIKitTable.shared.optionals[parent]?.keys.contains { method.contains("(") ? $0 == method : $0.prefix { $0 != "(" } == name }
                ?? false
        }
    }
}
