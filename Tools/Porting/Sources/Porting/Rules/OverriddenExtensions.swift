import SwiftSyntax

/// Handles members that the project adds to a class of UIKit in an extension, and that its subclasses override. Without the Objective-C runtime an
/// extension's member cannot be overridden. On Linux the member asks a protocol for the subclass's implementation.
struct OverriddenExtensions: Rule {
    let name = "override"

    /// The names that the rule adds for a member.
    private struct Names {
        var `protocol`: String
        var overriding: String
        var base: String

        init(_ member: String, of type: String) {
            let capital = member.capitalizedFirst
            `protocol` = "\(type)\(capital)Overriding"
            overriding = "overriding\(capital)"
            base = "base\(capital)"
        }
    }

    /// A method or a computed property that can only be read.
    private struct Member {
        var node: DeclSyntax
        var token: TokenSyntax
        var modifiers: DeclModifierListSyntax
        var attributes: AttributeListSyntax
        /// The name of a property, or the full name of a method.
        var fullName: String
        /// The declaration without its name and body: `: Int`, `(_ count: Int) -> Bool`.
        var signature: String
        /// The arguments of a call with the method's own parameters; nil for a property.
        var arguments: String?

        init?(_ declaration: DeclSyntax) {
            if let variable = declaration.as(VariableDeclSyntax.self) {
                guard let binding = variable.bindings.first, variable.bindings.count == 1, let type = binding.typeAnnotation,
                    let found = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let block = binding.accessorBlock
                else { return nil }
                if case .accessors(let list) = block.accessors,
                    list.count != 1 || list.first?.accessorSpecifier.text != "get" || list.first?.effectSpecifiers != nil
                {
                    return nil
                }
                (node, token, modifiers, attributes) = (declaration, found, variable.modifiers, variable.attributes)
                (fullName, signature, arguments) = (found.text, type.trimmedDescription, nil)
            } else if let function = declaration.as(FunctionDeclSyntax.self) {
                let parameters = function.signature.parameterClause.parameters
                guard function.genericParameterClause == nil, function.signature.effectSpecifiers == nil, function.body != nil,
                    !parameters.contains(where: { $0.type.trimmedDescription.hasPrefix("inout ") || $0.defaultValue != nil })
                else { return nil }
                (node, token, modifiers, attributes) = (declaration, function.name, function.modifiers, function.attributes)
                (fullName, signature) = (ProjectIndex.Method(function).fullName, function.signature.trimmedDescription)
                arguments = parameters.map { parameter in
                    let name = (parameter.secondName ?? parameter.firstName).text
                    return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
                }.joined(separator: ", ")
            } else {
                return nil
            }
        }

        var isStatic: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
        var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }
        var call: String { arguments.map { "(\($0))" } ?? "" }
        var keyword: String { arguments == nil ? "var" : "func" }

        /// The declaration with another name, without access level, `override` and `@objc`.
        func text(named name: String, in file: SourceFile, keepsOverride: Bool = false, _ more: [Edit] = []) -> String {
            let start = node.bytes.lowerBound
            let levels = ["open", "public", "internal", "package", "fileprivate", "private"] + (keepsOverride ? [] : ["override"])
            var edits = [Edit(token, name)] + more
            for modifier in modifiers where levels.contains(modifier.name.text) {
                edits.append(Edit(modifier.bytes.lowerBound..<modifier.endPosition.utf8Offset, ""))
            }
            for attribute in attributes.all where attribute.attributeName.trimmedDescription == "objc" {
                edits.append(Edit(attribute.bytes.lowerBound..<attribute.endPosition.utf8Offset, ""))
            }
            let moved = edits.map { Edit(($0.range.lowerBound - start)..<($0.range.upperBound - start), $0.replacement) }
            return Edit.apply(moved, to: file.text(node.bytes))
        }
    }

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        var additions: [String] = []
        for node in file.nodes(ExtensionDeclSyntax.self) where !node.isAppleOnly && node.genericWhereClause == nil {
            let name = node.extendedType.plainName
            let type = project.aliases.first { $0.value.contains(name) && UIKitTable.shared.superclasses[$0.key] != nil }?.key ?? name
            for item in node.memberBlock.members {
                guard let member = Member(item.decl), !member.isStatic, !member.isOverride,
                    project.types.values.contains(where: {
                        $0.kind == .class && overrides($0, member.fullName)
                            && owner(of: member.fullName, above: $0.name, in: project) == type
                    })
                else { continue }
                let names = Names(member.token.text, of: type)
                if file.text.contains("any \(names.protocol) ") { continue }
                let indentation = file.indentation(at: member.node.bytes.lowerBound)
                let own =
                    "\(member.keyword) \(member.token.text)\(member.signature) {\n\(indentation)    if let own = self as? any \(names.protocol) { return own.\(names.overriding)\(member.call) }\n\(indentation)    return \(names.base)\(member.call)\n\(indentation)}"
                let levels = member.modifiers.map(\.name.text)
                let access =
                    !Set(levels).isDisjoint(with: ["open", "public"])
                    ? "public " : levels.first { ["fileprivate", "private"].contains($0) }.map { "\($0) " } ?? ""
                result.change(
                    Edit(
                        member.node,
                        choice(
                            file.text(member.node.bytes), "\(access)\(own)\n\(indentation)\(member.text(named: names.base, in: file))",
                            indentation)), in: file, "\(member.fullName) of \(type) asks the subclass that overrides it")
                let requirement = "\(member.keyword) \(names.overriding)\(member.signature)" + (member.arguments == nil ? " { get }" : "")
                additions.append("@MainActor protocol \(names.protocol): AnyObject {\n    \(requirement)\n}")
            }
        }
        for node in file.nodes(ClassDeclSyntax.self) where !node.isAppleOnly {
            let scope = node.enclosingType.map { "\($0).\(node.name.text)" } ?? node.name.text
            for item in node.memberBlock.members {
                guard let member = Member(item.decl), member.isOverride, let type = owner(of: member.fullName, above: scope, in: project)
                else {
                    continue
                }
                let names = Names(member.token.text, of: type)
                let isFirst = !project.chain(scope).dropFirst().contains { overrides($0, member.fullName) }
                let indentation = file.indentation(at: member.node.bytes.lowerBound)
                let calls = file.nodes(MemberAccessExprSyntax.self).filter {
                    member.node.bytes.contains($0.bytes.lowerBound) && $0.base?.is(SuperExprSyntax.self) == true
                        && $0.declName.baseName.text == member.token.text
                }
                let text = member.text(
                    named: names.overriding, in: file, keepsOverride: !isFirst,
                    calls.map { Edit($0, isFirst ? names.base : "super.\(names.overriding)") })
                result.change(
                    Edit(member.node, choice(file.text(member.node.bytes), text, indentation)), in: file,
                    "\(member.fullName) is in an extension of \(type), which asks for it")
                if isFirst { additions.append("extension \(scope): \(names.protocol) {}") }
            }
        }
        guard !additions.isEmpty else { return result }
        let end = file.text.utf8.count
        let lines = additions.uniqued().joined(separator: "\n")
        result.edits.append(
            Edit(end..<end, "\(file.text.hasSuffix("\n") ? "" : "\n")\n#if !\(AppleCondition.text)\n\(lines)\n#endif\n"))
        return result
    }

    private func choice(_ apple: String, _ linux: String, _ indentation: String) -> String {
        "#if \(AppleCondition.text)\n\(indentation)\(apple)\n\(indentation)#else\n\(indentation)\(linux)\n\(indentation)#endif"
    }

    private func overrides(_ type: ProjectIndex.TypeInfo, _ member: String) -> Bool {
        type.methods.contains { $0.isOverride && $0.fullName == member } || type.properties.contains { $0.isOverride && $0.name == member }
    }

    /// The class of UIKit above a class of the project to which an extension of the project adds a member.
    private func owner(of member: String, above name: String, in project: ProjectIndex) -> String? {
        var current = project.root(of: name)
        var steps = 0
        while let type = current, steps < 64 {
            let isThere = ([type] + (project.aliases[type] ?? [])).contains { name in
                guard let info = project.types[name], info.kind == .extended else { return false }
                return info.methods.contains { $0.fullName == member && !$0.isOverride && !$0.isStatic }
                    || info.properties.contains { $0.name == member && !$0.isOverride && !$0.isStatic }
            }
            if isThere {
                // A member that the rule has rewritten asks a protocol.
                let names = Names(String(member.prefix { $0 != "(" }), of: type)
                return project.declared.contains(names.protocol) ? nil : type
            }
            current = UIKitTable.shared.superclasses[type]
            steps += 1
        }
        return nil
    }
}
