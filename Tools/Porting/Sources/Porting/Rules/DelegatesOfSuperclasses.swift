import SwiftSyntax

/// Handles subclasses that implement a delegate method if their superclass conforms to the protocol. The rule adds the method to the superclass, and the
/// subclass
/// overrides it. Otherwise Swift would call the protocol's default implementation, without a warning.
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
                guard Self.overrides(method, of: scope, in: project) else { continue }
                let start = (function.modifiers.first?.bytes ?? function.funcKeyword.bytes).lowerBound
                // An override in a public class must be as accessible as the overridden method.
                let isPublic = !Self.access(node.modifiers).isEmpty && Self.access(function.modifiers).isEmpty
                result.change(
                    Edit(start..<start, isPublic ? "override public " : "override "), in: file,
                    "\(method.fullName) overrides the superclass's, which is the one that conforms")
            }
        }
        return result
    }

    /// The access modifier `public ` or `open `; empty for others.
    private static func access(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.map(\.name.text).first { ["public", "open"].contains($0) }.map { "\($0) " } ?? ""
    }

    /// Whether a method overrides one that this rule adds to a superclass.
    static func overrides(_ method: ProjectIndex.Method, of scope: String, in project: ProjectIndex) -> Bool {
        project.chain(scope).dropFirst().contains { type in
            project.inheritedDelegates[type.name]?.contains { $0.hasSuffix("\t\(method.fullName)") && canDeclare($0) } ?? false
        }
    }

    private static func requirement(_ gap: String) -> UIKitTable.Requirement? {
        let parts = gap.split(separator: "\t").map(String.init)
        return UIKitTable.shared.requirements[parts[0]]?[parts[1]]
    }

    private static func canDeclare(_ gap: String) -> Bool { requirement(gap)?.result == nil }

    private func declare(in node: ClassDeclSyntax, _ scope: String, _ file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting)
    {
        let body = node.memberBlock.description
        var lines: [String] = []
        for gap in project.inheritedDelegates[scope] ?? [] {
            guard let requirement = Self.requirement(gap) else { continue }
            guard Self.canDeclare(gap) else {
                result.look(
                    at: node.name, in: file,
                    "a subclass implements \(gap.replacing("\t", with: ".")), which \(scope) must declare too: write it there, and override it"
                )
                continue
            }
            if !body.contains(requirement.declaration) { lines.append(Self.access(node.modifiers) + requirement.declaration + " {}") }
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
