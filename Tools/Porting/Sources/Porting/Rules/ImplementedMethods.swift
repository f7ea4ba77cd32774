import SwiftSyntax

/// Answers whether an object implements an optional method of one of the project's protocols.
///
/// `delegate?.moved != nil` becomes `delegate?.implementsMoved == true`. The protocol requires that property, with a default of false. Each type of the
/// project that implements the method declares it as true.
struct ImplementedMethods: Rule {
    let name = "implemented"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        guard !project.askedNames.isEmpty else { return result }
        compare(file, project, &result)
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly && node.calledExpression.lastName == "responds" {
            guard let argument = node.arguments.first, node.arguments.count == 1, argument.label?.text == "to",
                let selector = argument.expression.as(MacroExpansionExprSyntax.self), selector.macroName.text == "selector",
                let (type, method) = ProtocolQuestions.method(selector, in: project),
                let found = Self.only(String(method.prefix { $0 != "(" }), in: project), found.type == type,
                let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
            else { continue }
            let object = (base.as(OptionalChainingExprSyntax.self)?.expression ?? base).trimmedDescription
            result.change(
                Edit(node, "((\(object) as? any \(type))?.\(found.flag) == true)"), in: file, "\(found.flag) says whether it is there")
        }
        for node in file.nodes(FunctionDeclSyntax.self) where !node.isAppleOnly { declare(node, file, project, &result) }
        return result
    }

    /// Replaces comparisons with nil.
    private func compare(_ file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting) {
        for list in file.nodes(ExprListSyntax.self) where !list.isAppleOnly {
            let items = Array(list)
            for (index, item) in items.enumerated() where index > 1 && item.is(NilLiteralExprSyntax.self) {
                let mark = items[index - 1].trimmedDescription
                guard ["!=", "=="].contains(mark), let member = items[index - 2].as(MemberAccessExprSyntax.self), let base = member.base,
                    let found = Self.only(member.declName.baseName.text, in: project)
                else { continue }
                let range = member.bytes.lowerBound..<item.bytes.upperBound
                result.change(
                    Edit(range, "\(base.trimmedDescription).\(found.flag) \(mark == "!=" ? "==" : "!=") true"), in: file,
                    "\(found.flag) says whether it is there")
            }
        }
    }

    /// Adds the property beside an implementation of the method.
    private func declare(_ node: FunctionDeclSyntax, _ file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting) {
        let method = ProjectIndex.Method(node)
        guard !method.isStatic, !method.isOverride, let found = Self.only(method.name, in: project), found.method == method.fullName,
            let scope = node.enclosingType, let type = project.resolve(scope), type.kind != .protocol,
            project.chain(scope).contains(where: { $0.inherited.contains(found.type) }) || type.inherited.contains(found.type),
            let list = node.parent?.parent?.as(MemberBlockItemListSyntax.self), !list.description.contains("var \(found.flag):")
        else { return }
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        let end = node.bytes.upperBound
        let indentation = file.indentation(at: node.bytes.lowerBound)
        result.change(
            Edit(end..<end, "\n\n\(indentation)\(isPublic ? "public " : "")var \(found.flag): Bool { true }"), at: node.bytes.lowerBound,
            in: file, "\(found.flag): the type implements \(method.fullName)")
    }

    /// The property of an optional method, if code asks for the method, and it is the only optional one with its name.
    static func flag(_ method: ProjectIndex.Method, of type: String, in project: ProjectIndex) -> String? {
        guard let found = only(method.name, in: project), found.type == type, found.method == method.fullName else { return nil }
        return found.flag
    }

    /// The only optional method with a base name that code asks for; nil for properties, overloads and other names.
    static func only(_ name: String, in project: ProjectIndex) -> (type: String, method: String, flag: String)? {
        guard project.askedNames.contains(name) else { return nil }
        let owners = project.types.values.filter { $0.kind == .protocol && $0.optionals.contains(name) }
        guard owners.count == 1, let owner = owners.first else { return nil }
        let methods = owner.methods.filter { $0.name == name }
        guard methods.count == 1, let method = methods.first else { return nil }
        return (owner.name, method.fullName, "implements\(name.prefix(1).uppercased())\(name.dropFirst())")
    }
}
