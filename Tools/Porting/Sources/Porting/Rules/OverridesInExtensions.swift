import SwiftSyntax

/// Moves members that override or are overridden from extensions into the class body. Without the Objective-C runtime, members of extensions cannot
/// override or be overridden.
struct OverridesInExtensions: Rule {
    let name = "override"

    /// The members of an extension that must be moved.
    static func members(of node: ExtensionDeclSyntax, in project: ProjectIndex) -> [MemberBlockItemSyntax] {
        guard node.genericWhereClause == nil, !node.isAppleOnly, let type = project.types[node.extendedType.plainName], type.kind == .class
        else { return [] }
        return node.memberBlock.members.filter { item in
            let modifiers: DeclModifierListSyntax
            var fullName: String?
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                modifiers = function.modifiers
                let method = ProjectIndex.Method(function)
                fullName = method.fullName
                if !method.isStatic, DelegatesOfSuperclasses.overrides(method, of: type.name, in: project) { return true }
            } else if let variable = item.decl.as(VariableDeclSyntax.self) {
                modifiers = variable.modifiers
            } else {
                return false
            }
            if modifiers.contains(where: { $0.name.text == "override" }) { return true }
            guard let fullName, project.overriddenNames.contains(fullName) else { return false }
            return project.types.values.contains { other in
                other.name != type.name && other.methods.contains { $0.isOverride && $0.fullName == fullName }
                    && project.chain(other.name).contains { $0.name == type.name }
            }
        }
    }

    /// Removes `private` from members that the moved code uses, if the class body is in another file.
    private func openWhatMovedNames(in file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting) {
        let here = Set(file.nodes(ClassDeclSyntax.self).map(\.name.text))
        for node in file.nodes(ExtensionDeclSyntax.self) where !node.isAppleOnly {
            let type = node.extendedType.plainName
            guard !here.contains(type), let texts = project.moved[type] else { continue }
            let names = Set(texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
            openFileLevel(names, type, in: file, &result)
            for member in node.memberBlock.members {
                let name: String?
                let modifiers: DeclModifierListSyntax
                if let function = member.decl.as(FunctionDeclSyntax.self) {
                    (name, modifiers) = (function.name.text, function.modifiers)
                } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                    (name, modifiers) = (variable.bindings.first?.pattern.trimmedDescription, variable.modifiers)
                } else {
                    continue
                }
                guard let name, names.contains(name) else { continue }
                for modifier in Array(modifiers) + Array(node.modifiers)
                where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
                    let range = modifier.bytes.lowerBound..<modifier.endPosition.utf8Offset
                    guard !result.edits.contains(where: { $0.range == range }) else { continue }
                    result.change(
                        Edit(range, ""), in: file, "\(name) is named by what moved into \(type), in another file: it is private no longer")
                }
            }
        }
    }

    /// Removes `private` from declarations at file level that the moved code uses.
    private func openFileLevel(_ names: Set<String>, _ type: String, in file: SourceFile, _ result: inout Rewriting) {
        for statement in file.tree.statements {
            guard let declaration = statement.item.as(DeclSyntax.self),
                let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
            else { continue }
            let name =
                declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
                ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
            guard let name, names.contains(name) else { continue }
            for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
                let range = modifier.bytes.lowerBound..<modifier.endPosition.utf8Offset
                guard !result.edits.contains(where: { $0.range == range }) else { continue }
                result.change(
                    Edit(range, ""), in: file, "\(name) is named by what moved into \(type), in another file: it is private no longer")
            }
        }
    }

    /// The text of a member for the class body. Members of a public extension are public.
    static func text(of member: MemberBlockItemSyntax, in node: ExtensionDeclSyntax) -> String {
        let levels = ["public", "open", "package", "internal", "fileprivate", "private"]
        guard let access = node.modifiers.map(\.name.text).first(where: { ["public", "package"].contains($0) }),
            let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            !modifiers.contains(where: { levels.contains($0.name.text) && $0.detail == nil }),
            let start = modifiers.first?.bytes.lowerBound ?? keyword(of: member.decl)?.bytes.lowerBound
        else { return member.description.trimmingBlankLines }
        let text = member.description.utf8
        let offset = start - member.position.utf8Offset
        return
            (String(decoding: text.prefix(offset), as: UTF8.self) + "\(access) " + String(decoding: text.dropFirst(offset), as: UTF8.self))
            .trimmingBlankLines
    }

    private static func keyword(of declaration: DeclSyntax) -> TokenSyntax? {
        declaration.as(FunctionDeclSyntax.self)?.funcKeyword ?? declaration.as(VariableDeclSyntax.self)?.bindingSpecifier
    }

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(ExtensionDeclSyntax.self) {
            for member in Self.members(of: node, in: project) {
                let range = member.position.utf8Offset..<member.endPosition.utf8Offset
                result.change(
                    Edit(range, ""), at: member.bytes.lowerBound, in: file,
                    "extensions cannot override: moved into \(node.extendedType.plainName)")
            }
        }
        openWhatMovedNames(in: file, project, &result)
        for node in file.nodes(ClassDeclSyntax.self) where !node.isAppleOnly {
            let scope = node.enclosingType.map { "\($0).\(node.name.text)" } ?? node.name.text
            let body = node.memberBlock.description
            let missing = (project.moved[scope] ?? []).filter { !body.contains($0) }
            guard !missing.isEmpty else { continue }
            let brace = node.memberBlock.rightBrace.bytes.lowerBound
            let outer = file.indentation(at: brace)
            let start = file.isFirstOnLine(brace) ? brace - outer.utf8.count : brace
            result.edits.append(Edit(start..<brace, "\n" + missing.joined(separator: "\n\n") + "\n" + outer))
        }
        return result
    }
}

extension String {
    /// The text without empty lines at the beginning and the end.
    var trimmingBlankLines: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
