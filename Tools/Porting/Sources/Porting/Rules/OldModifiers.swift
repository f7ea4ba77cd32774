import SwiftSyntax

/// Removes modifiers that Swift 4 ignored or only warned about: `open let`, which cannot be overridden, and `weak` in a protocol, which has no
/// effect. Adds `convenience` to initializers that call another one of their class, which Apple's SDK does not require of every class.
struct OldModifiers: Rule {
    let name = "modifier"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(VariableDeclSyntax.self) where !node.isAppleOnly {
            let isInProtocol = node.ancestors.first { $0.asProtocol(DeclGroupSyntax.self) != nil }?.is(ProtocolDeclSyntax.self) == true
            for modifier in node.modifiers {
                switch modifier.name.text {
                case "open" where node.bindingSpecifier.text == "let":
                    result.change(Edit(modifier.name, "public"), in: file, "a constant cannot be overridden: it is public")
                case "weak" where isInProtocol, "unowned" where isInProtocol:
                    result.change(
                        Edit(modifier.bytes.lowerBound..<modifier.endPosition.utf8Offset, ""), in: file,
                        "how a property is held is not the protocol's to say")
                default: continue
                }
            }
        }
        for node in file.nodes(InitializerDeclSyntax.self) where !node.isAppleOnly {
            guard let owner = node.ancestors.first(where: { $0.asProtocol((any DeclGroupSyntax).self) != nil }),
                owner.is(ClassDeclSyntax.self),
                !node.modifiers.contains(where: { $0.name.text == "convenience" }), delegates(node)
            else { continue }
            let start = node.initKeyword.bytes.lowerBound
            result.change(
                Edit(start..<start, "convenience "), in: file, "an initializer that calls another one of its class is a convenience")
        }
        return result
    }

    /// Whether a statement of the initializer's body is `self.init(…)`.
    private func delegates(_ node: InitializerDeclSyntax) -> Bool {
        node.body?.statements.contains { item in
            guard let call = item.item.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            else { return false }
            return member.declName.baseName.text == "init" && member.base?.trimmedDescription == "self"
        } ?? false
    }
}
