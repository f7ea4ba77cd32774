import SwiftSyntax

/// Replaces optional requirements of `@objc` protocols by requirements with a default implementation, on every platform.
struct OptionalRequirements: Rule {
    let name = "optional"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(ProtocolDeclSyntax.self) where !node.isAppleOnly {
            let type = node.name.text
            guard Self.canRewrite(type, in: project) else { continue }
            var defaults: [String] = []
            let isPublic = node.modifiers.contains { $0.name.text == "public" }
            for member in node.memberBlock.members {
                if let function = member.decl.as(FunctionDeclSyntax.self),
                    let modifier = function.modifiers.first(where: { $0.name.text == "optional" })
                {
                    remove(modifier, in: file, &result)
                    if let text = text(for: function, isPublic, in: file, project, &result) { defaults.append(text) }
                    if let flag = ImplementedMethods.flag(ProjectIndex.Method(function), of: type, in: project) {
                        let end = function.bytes.upperBound
                        let indentation = file.indentation(at: function.bytes.lowerBound)
                        result.edits.append(Edit(end..<end, "\n\(indentation)var \(flag): Bool { get }"))
                        defaults.append("\(isPublic ? "public " : "")var \(flag): Bool { false }")
                        if isPublic {
                            result.look(
                                at: function, in: file, "types outside of the project that implement the method must declare \(flag) too")
                        }
                    }
                } else if let variable = member.decl.as(VariableDeclSyntax.self),
                    let modifier = variable.modifiers.first(where: { $0.name.text == "optional" })
                {
                    remove(modifier, in: file, &result)
                    let type = variable.bindings.first?.typeAnnotation?.type
                    if let type, type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
                        let name = variable.bindings.first?.pattern.trimmedDescription
                    {
                        defaults.append("\(isPublic ? "public " : "")var \(name): \(type.trimmedDescription) { nil }")
                    } else {
                        result.look(
                            at: variable, in: file,
                            "an optional property has no value where it is left out: give it a default in an extension")
                    }
                }
            }
            guard !defaults.isEmpty else { continue }
            if node.inheritanceClause == nil {
                let end = node.name.bytes.upperBound
                result.edits.append(Edit(end..<end, ": AnyObject"))
            }
            let indentation = file.indentation(at: node.bytes.lowerBound)
            let end = node.bytes.upperBound
            let body = defaults.map { "\(indentation)    \($0)\n" }.joined()
            result.change(
                Edit(end..<end, "\n\n\(indentation)extension \(type) {\n\(body)\(indentation)}"), at: node.bytes.lowerBound, in: file,
                "optional requirements of \(type) have defaults")
        }
        return result
    }

    /// Whether the project declares the protocol with optional requirements, which can therefore be rewritten.
    static func canRewrite(_ name: String, in project: ProjectIndex) -> Bool {
        guard let type = project.resolve(name), type.kind == .protocol else { return false }
        return !type.optionals.isEmpty
    }

    private func remove(_ modifier: DeclModifierSyntax, in file: SourceFile, _ result: inout Rewriting) {
        result.change(
            Edit(modifier.bytes.lowerBound..<modifier.endPosition.utf8Offset, ""), in: file,
            "a requirement with a default is not marked optional")
    }

    private func text(
        for function: FunctionDeclSyntax, _ isPublic: Bool, in file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting
    ) -> String? {
        let head = "\(isPublic ? "public " : "")func \(function.name.text)\(function.signature.trimmedDescription)"
        guard let type = function.signature.returnClause?.type.trimmedDescription, !["Void", "()"].contains(type) else {
            return "\(head) {}"
        }
        if type.hasSuffix("?") || type.hasSuffix("!") { return "\(head) { nil }" }
        let fallbacks = project.fallbacks[ProjectIndex.Method(function).fullName] ?? []
        let parameters = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        if let only = fallbacks.first, fallbacks.count == 1,
            only.first.map({ $0.isNumber || $0 == "." || $0 == "[" || $0 == "\"" || $0.isUppercase }) == true
                || (["true", "false"] + parameters).contains(only)
        {
            return "\(head) { \(only) }"
        }
        let plain = ["Bool": "false", "Int": "0", "CGFloat": "0", "Double": "0", "Float": "0", "String": "\"\"", "TimeInterval": "0"]
        if let value = plain[type] {
            result.look(
                at: function, in: file,
                "\(function.name.text) answers \(value) where it is left out: see that this is what its callers took")
            return "\(head) { \(value) }"
        }
        result.look(at: function, in: file, "\(function.name.text) needs a default of the type \(type): write one in an extension")
        return nil
    }
}

/// Removes the question mark from calls of optional requirements such as `delegate?.didMove?()`.
struct OptionalCalls: Rule {
    let name = "optional call"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        var own: Set<String> = []
        for type in project.types.values where OptionalRequirements.canRewrite(type.name, in: project) { own.formUnion(type.optionals) }
        let properties = Set(project.types.values.filter { $0.kind != .protocol }.flatMap { $0.properties.map(\.name) })
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly {
            let mark: TokenSyntax
            let expression: ExprSyntax
            if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
                (mark, expression) = (optional.questionMark, optional.expression)
            } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
                (mark, expression) = (forced.exclamationMark, forced.expression)
            } else {
                continue
            }
            guard let member = expression.as(MemberAccessExprSyntax.self) else { continue }
            let name = member.declName.baseName.text
            var fullName = "\(name)(\(node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()))"
            if node.trailingClosure != nil {
                // The label of a trailing closure is not written.
                let start = fullName.dropLast()
                fullName =
                    Self.ofUIKit.first { $0.hasPrefix(start) && $0.dropFirst(start.count).filter { $0 == ":" }.count == 1 } ?? fullName
            }
            guard
                own.contains(name) && !properties.contains(name) || own.contains(name) && project.names(method: fullName)
                    || Self.ofUIKit.contains(fullName)
            else { continue }
            result.change(Edit(mark, ""), in: file, "every delegate has \(name): it may be the default")
            if let condition = node.ancestors.first(where: { $0.is(OptionalBindingConditionSyntax.self) }),
                !member.trimmedDescription.contains("?")
            {
                result.look(at: condition, in: file, "\(name) always answers now: the condition holds whatever it is")
                let value = condition.as(OptionalBindingConditionSyntax.self)?.initializer?.value
                if value?.id == ExprSyntax(node).id, project.answer(ofOptional: fullName)?.last.map({ $0 != "?" && $0 != "!" }) == true {
                    let range = node.bytes
                    result.edits.append(Edit(range.lowerBound..<range.lowerBound, "Optional("))
                    result.edits.append(Edit(range.upperBound..<range.upperBound, ")"))
                }
            }
        }
        unwrapWindows(file, &result)
        for node in file.nodes(MemberAccessExprSyntax.self) where own.contains(node.declName.baseName.text) {
            // The rule for implemented methods has replaced the comparison of a method, if its protocol is the only one with that name.
            guard ImplementedMethods.only(node.declName.baseName.text, in: project) == nil,
                let sequence = node.ancestors.first(where: { $0.is(ExprListSyntax.self) }), sequence.trimmedDescription.hasSuffix("nil"),
                !node.ancestors.contains(where: { $0.is(FunctionCallExprSyntax.self) })
            else { continue }
            result.look(at: node, in: file, "whether \(node.declName.baseName.text) is there cannot be asked: every delegate has it")
        }
        return result
    }

    /// Simplifies `delegate?.window??.tintColor`. In Apple's SDK the app delegate's window is an optional requirement, so the expression's type is a double
    /// optional.
    private func unwrapWindows(_ file: SourceFile, _ result: inout Rewriting) {
        for node in file.nodes(MemberAccessExprSyntax.self) where node.declName.baseName.text == "window" && !node.isAppleOnly {
            guard let base = node.base?.trimmedDescription.filter({ $0 != "?" && $0 != "!" }),
                base == "delegate" || base.hasSuffix(".delegate"),
                let inner = node.parent, mark(of: inner) != nil, let outer = inner.parent, let second = mark(of: outer)
            else { continue }
            let start = node.bytes.upperBound
            result.change(
                Edit(start..<second.bytes.upperBound, second.text == "!" || mark(of: inner)?.text == "!" ? "!" : "?"), in: file,
                "every delegate has window: it is one optional")
        }
    }

    private func mark(of node: Syntax) -> TokenSyntax? {
        node.as(OptionalChainingExprSyntax.self)?.questionMark ?? node.as(ForceUnwrapExprSyntax.self)?.exclamationMark
    }

    private static let ofUIKit: Set<String> = Set(
        UIKitTable.shared.optionals.values.flatMap { $0.keys })
}

extension ProjectIndex {
    /// The return type, as written, of the protocol method with a full name; nil if it returns nothing.
    fileprivate func answer(ofOptional fullName: String) -> String? {
        let own = types.values.lazy.filter { $0.kind == .protocol }.flatMap(\.methods).first { $0.fullName == fullName }
        if let own { return own.result }
        return UIKitTable.shared.optionals.values.lazy.compactMap { $0[fullName] }.first?.result
    }

    /// Whether a protocol of the project has a method with that full name.
    func names(method fullName: String) -> Bool {
        types.values.contains { $0.kind == .protocol && $0.methods.contains { $0.fullName == fullName } }
    }
}
