import SwiftSyntax

/// Answers whether an object implements an optional method of one of the project's protocols.
///
/// `delegate?.moved != nil` becomes `delegate?.implementsMoved == true`. The protocol requires that property, with a default of false. Each type of the
/// project that implements the method declares it as true.
struct ImplementedMethods: Rule {
    let name = "implemented"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        let members = project.optionalMembers
        guard !members.flags.isEmpty else { return result }
        compare(file, members, &result)
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly && node.calledExpression.lastName == "responds" {
            guard let argument = node.arguments.first, node.arguments.count == 1, argument.label?.text == "to",
                let selector = argument.expression.as(MacroExpansionExprSyntax.self), selector.macroName.text == "selector",
                let (type, method) = ProtocolQuestions.method(selector, in: project),
                let key = members.key(ofBase: String(method.prefix { $0 != "(" })), members.owners[key]?.contains(type) == true,
                let flag = members.flags[key], let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
            else { continue }
            let object = (base.as(OptionalChainingExprSyntax.self)?.expression ?? base).trimmedDescription
            result.change(
                Edit(node, "((\(object) as? any \(type))?.\(flag) == true)"), in: file, "\(flag) says whether it is there")
        }
        for node in file.nodes(FunctionDeclSyntax.self) where !node.isAppleOnly {
            let method = ProjectIndex.Method(node)
            if !method.isStatic, !method.isOverride { declare(method.fullName, at: node, node.modifiers, file, project, &result) }
        }
        for node in file.nodes(VariableDeclSyntax.self) where !node.isAppleOnly && node.isMember {
            let modifiers = node.modifiers.map(\.name.text)
            guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                Set(modifiers).isDisjoint(with: ["static", "class", "override"])
            else { continue }
            declare(name, at: node, node.modifiers, file, project, &result)
        }
        return result
    }

    /// Replaces comparisons with nil.
    private func compare(_ file: SourceFile, _ members: OptionalMembers, _ result: inout Rewriting) {
        for list in file.nodes(ExprListSyntax.self) where !list.isAppleOnly {
            let items = Array(list)
            for (index, item) in items.enumerated() where index > 1 && item.is(NilLiteralExprSyntax.self) {
                let mark = items[index - 1].trimmedDescription
                guard ["!=", "=="].contains(mark), let member = items[index - 2].as(MemberAccessExprSyntax.self), let base = member.base,
                    let key = members.key(ofBase: member.declName.baseName.text), let flag = members.flags[key]
                else { continue }
                let range = member.bytes.lowerBound..<item.bytes.upperBound
                result.change(
                    Edit(range, "\(base.trimmedDescription).\(flag) \(mark == "!=" ? "==" : "!=") true"), in: file,
                    "\(flag) says whether it is there")
            }
        }
    }

    /// Adds the property beside an implementation of a requirement.
    private func declare(
        _ key: String, at node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ file: SourceFile, _ project: ProjectIndex,
        _ result: inout Rewriting
    ) {
        guard let scope = node.enclosingType, let flag = project.optionalMembers.flag(key, declaredBy: scope, in: project),
            let list = node.parent?.parent?.as(MemberBlockItemListSyntax.self), !list.description.contains("var \(flag):")
        else { return }
        let isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
        let end = node.bytes.upperBound
        let indentation = file.indentation(at: node.bytes.lowerBound)
        result.change(
            Edit(end..<end, "\n\n\(indentation)\(isPublic ? "public " : "")var \(flag): Bool { true }"), at: node.bytes.lowerBound,
            in: file, "\(flag): the type implements \(key)")
    }
}
