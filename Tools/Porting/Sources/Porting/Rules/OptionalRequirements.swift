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
                    require(ProjectIndex.Method(function).fullName, at: function, isPublic, in: file, project, &defaults, &result)
                } else if let variable = member.decl.as(VariableDeclSyntax.self),
                    let modifier = variable.modifiers.first(where: { $0.name.text == "optional" })
                {
                    remove(modifier, in: file, &result)
                    let type = variable.bindings.first?.typeAnnotation?.type
                    if let type, type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
                        let name = variable.bindings.first?.pattern.trimmedDescription
                    {
                        defaults.append("\(isPublic ? "public " : "")var \(name): \(type.trimmedDescription) { nil }")
                    } else if let type, let name = variable.bindings.first?.pattern.trimmedDescription {
                        guard project.optionalMembers.flags[name] != nil else {
                            result.look(
                                at: variable, in: file,
                                "an optional property has no value where it is left out: give it a default in an extension")
                            continue
                        }
                        defaults.append("\(isPublic ? "public " : "")var \(name): \(type.trimmedDescription) { \(Self.trap(name)) }")
                        require(name, at: variable, isPublic, in: file, project, &defaults, &result)
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

    /// Adds the property by which types declare that they implement a requirement, if code asks for it.
    private func require(
        _ key: String, at node: some SyntaxProtocol, _ isPublic: Bool, in file: SourceFile, _ project: ProjectIndex,
        _ defaults: inout [String], _ result: inout Rewriting
    ) {
        guard let flag = project.optionalMembers.flags[key] else { return }
        let end = node.bytes.upperBound
        result.edits.append(Edit(end..<end, "\n\(file.indentation(at: node.bytes.lowerBound))var \(flag): Bool { get }"))
        defaults.append("\(isPublic ? "public " : "")var \(flag): Bool { false }")
        if isPublic {
            result.look(at: node, in: file, "types outside of the project that implement \(key) must declare \(flag) too")
        }
    }

    /// The default of a requirement that is only used if a type declares it.
    private static func trap(_ name: String) -> String { "fatalError(\"\(name) is not implemented\")" }

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
        let method = ProjectIndex.Method(function)
        if let fallback = project.fallback(of: method) { return "\(head) { \(fallback) }" }
        if project.optionalMembers.guarded.contains(method.fullName) { return "\(head) { \(Self.trap(method.fullName)) }" }
        if let value = OptionalMembers.plainDefaults[type] {
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
        askFirst(file, project, &result)
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
            var fullName = node.fullName(of: name)
            if node.trailingClosure != nil {
                // The label of a trailing closure is not written.
                let start = fullName.dropLast()
                fullName =
                    Self.ofUIKit.first { $0.hasPrefix(start) && $0.dropFirst(start.count).filter { $0 == ":" }.count == 1 } ?? fullName
            }
            guard
                own.contains(name) && !properties.contains(name) || own.contains(name) && project.names(method: fullName)
                    || Self.ofUIKit.contains(fullName), !project.optionalMembers.guarded.contains(fullName)
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
        bindOnce(file, project, &result)
        for node in file.nodes(MemberAccessExprSyntax.self) where own.contains(node.declName.baseName.text) {
            // The rule for implemented methods has replaced the comparison of a method, if its protocol is the only one with that name.
            guard project.optionalMembers.key(ofBase: node.declName.baseName.text) == nil,
                let sequence = node.ancestors.first(where: { $0.is(ExprListSyntax.self) }), sequence.trimmedDescription.hasSuffix("nil"),
                !node.ancestors.contains(where: { $0.is(FunctionCallExprSyntax.self) })
            else { continue }
            result.look(at: node, in: file, "whether \(node.declName.baseName.text) is there cannot be asked: every delegate has it")
        }
        return result
    }

    /// Replaces `source?.colors?(at: 1)` by `(source?.implementsColors == true ? source?.colors(at: 1) : nil)`, and uses of an optional property alike.
    private func askFirst(_ file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting) {
        let members = project.optionalMembers
        guard !members.guarded.isEmpty else { return }
        for node in file.nodes(MemberAccessExprSyntax.self) where !node.isAppleOnly {
            let name = node.declName.baseName.text
            guard let base = node.base?.trimmedDescription, name.first?.isLowercase == true, !base.isEmpty else { continue }
            let key: String
            let whole: ExprSyntax
            let text: String
            if let mark = node.parent, mark.is(OptionalChainingExprSyntax.self) || mark.is(ForceUnwrapExprSyntax.self),
                let call = mark.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil
            {
                key = call.fullName(of: name)
                whole = ExprSyntax(call)
                text = "\(base).\(name)" + file.text(mark.bytes.upperBound..<call.bytes.upperBound)
            } else if isOptionalUse(ExprSyntax(node)) {
                key = name
                whole = ExprSyntax(node)
                text = "\(base).\(name)"
            } else {
                continue
            }
            guard members.guarded.contains(key), let flag = members.flags[key] else { continue }
            let isContinued =
                whole.parent?.is(MemberAccessExprSyntax.self) == true || whole.parent?.is(SubscriptCallExprSyntax.self) == true
            let condition = "\(base).\(flag)\(base.contains("?") ? " == true" : "")"
            result.change(
                Edit(whole, "(\(condition) ? \(text) : nil)\(isContinued ? "?" : "")"), in: file, "\(flag) says whether it is there")
        }
    }

    /// Whether the value of a property is used as an optional: in a condition, before `??`, a question mark or an exclamation mark.
    private func isOptionalUse(_ node: ExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(InitializerClauseSyntax.self) { return parent.parent?.is(OptionalBindingConditionSyntax.self) == true }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        guard let list = parent.as(ExprListSyntax.self).map(Array.init), let index = list.firstIndex(where: { $0.id == node.id }),
            index + 1 < list.count
        else { return false }
        return list[index + 1].trimmedDescription == "??"
    }

    /// Replaces the second binding in `if let a = delegate?.window, let b = a` by `case let b = a`: the property is one optional, not two.
    private func bindOnce(_ file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting) {
        var doubled: Set<String> = ["window"]
        for type in project.types.values where type.kind == .protocol {
            doubled.formUnion(type.properties.filter { $0.isOptional && $0.type?.hasSuffix("?") == true }.map(\.name))
        }
        for list in file.nodes(ConditionElementListSyntax.self) where list.count > 1 && !list.isAppleOnly {
            let bindings = list.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
            for (index, binding) in bindings.enumerated().dropFirst() {
                guard let name = binding.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.text,
                    let first = bindings.prefix(index).first(where: { $0.pattern.trimmedDescription == name }),
                    let member = first.initializer?.value.as(MemberAccessExprSyntax.self), doubled.contains(member.declName.baseName.text),
                    member.declName.baseName.text != "window" || member.base?.lastName == "delegate"
                else { continue }
                let start = binding.bytes.lowerBound
                result.change(
                    Edit(start..<start, "case "), in: file, "every delegate has \(member.declName.baseName.text): it is one optional")
            }
        }
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
