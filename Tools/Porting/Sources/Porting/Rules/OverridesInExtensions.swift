import SwiftSyntax

/// Members in an extension that override, or that a subclass overrides, move into the class's body: without the Objective-C runtime
/// extensions have no part in overriding.
struct OverridesInExtensions: Rule {
    let name = "override"

    /// The members of an extension that have to move.
    static func members(of node: ExtensionDeclSyntax, in project: ProjectIndex) -> [MemberBlockItemSyntax] {
        guard node.genericWhereClause == nil, !node.isAppleOnly, let type = project.types[node.extendedType.plainName], type.kind == .class
        else { return [] }
        return node.memberBlock.members.filter { item in
            let modifiers: DeclModifierListSyntax
            var fullName: String?
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                modifiers = function.modifiers
                fullName = ProjectIndex.Method(function).fullName
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

    /// A member as it is written into the class's body.
    static func text(of member: MemberBlockItemSyntax) -> String {
        member.description.trimmingBlankLines
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
    /// Without the empty lines at its beginning and its end.
    var trimmingBlankLines: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
