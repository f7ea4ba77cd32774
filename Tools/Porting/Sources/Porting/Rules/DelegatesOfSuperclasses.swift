import SwiftSyntax

/// A subclass implements a delegate method although its superclass is the one that conforms: the superclass declares it too, and the subclass
/// overrides it. Swift would take the protocol's default otherwise, without a word.
struct DelegatesOfSuperclasses: Rule {
    let name = "delegate"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(ClassDeclSyntax.self) {
            let scope = node.enclosingType.map { "\($0).\(node.name.text)" } ?? node.name.text
            declare(in: node, scope, file, project, &result)
            let members = node.memberBlock.members
            for member in members {
                guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
                let method = ProjectIndex.Method(function)
                guard !method.isOverride, !method.isStatic else { continue }
                let gaps = project.chain(scope).dropFirst().contains { type in
                    project.inheritedDelegates[type.name]?.contains { $0.hasSuffix("\t\(method.fullName)") && canDeclare($0) } ?? false
                }
                guard gaps else { continue }
                let start = (function.modifiers.first?.bytes ?? function.funcKeyword.bytes).lowerBound
                result.change(
                    Edit(start..<start, "override "), in: file,
                    "\(method.fullName) overrides the superclass's, which is the one that conforms")
            }
        }
        return result
    }

    private func requirement(_ gap: String) -> UIKitTable.Requirement? {
        let parts = gap.split(separator: "\t").map(String.init)
        return UIKitTable.shared.requirements[parts[0]]?[parts[1]]
    }

    private func canDeclare(_ gap: String) -> Bool { requirement(gap)?.result == nil }

    private func declare(in node: ClassDeclSyntax, _ scope: String, _ file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting)
    {
        let body = node.memberBlock.description
        var lines: [String] = []
        for gap in project.inheritedDelegates[scope] ?? [] {
            guard let requirement = requirement(gap) else { continue }
            guard canDeclare(gap) else {
                result.look(
                    at: node.name, in: file,
                    "a subclass implements \(gap.replacing("\t", with: ".")), which \(scope) must declare too: write it there, and override it"
                )
                continue
            }
            if !body.contains(requirement.declaration) { lines.append(requirement.declaration + " {}") }
        }
        guard !lines.isEmpty else { return }
        let brace = node.memberBlock.rightBrace.bytes.lowerBound
        let outer = file.indentation(at: brace)
        let start = file.isFirstOnLine(brace) ? brace - outer.utf8.count : brace
        result.change(
            Edit(start..<brace, "\n" + lines.map { "\(outer)    \($0)\n" }.joined() + outer), at: node.name.bytes.lowerBound, in: file,
            "\(scope) declares what its subclasses override")
    }
}
