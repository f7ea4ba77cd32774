import SwiftSyntax

/// Removes modifiers that Swift 4 ignored or only warned about: `open let`, which cannot be overridden, and `weak` in a protocol, which has no
/// effect.
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
        return result
    }
}
