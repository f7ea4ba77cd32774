import SwiftSyntax

/// Replaces `#keyPath(CALayer.position)` by the string `"position"`.
struct KeyPaths: Rule {
    let name = "#keyPath"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(MacroExpansionExprSyntax.self) where node.macroName.text == "keyPath" && !node.isAppleOnly {
            guard let argument = node.arguments.first?.expression, node.arguments.count == 1 else { continue }
            var parts = argument.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }.split(separator: ".").map(
                String.init)
            while parts.count > 1, let first = parts.first, first == "self" || first.first?.isUppercase == true { parts.removeFirst() }
            result.change(Edit(node, "\"\(parts.joined(separator: "."))\""), in: file, "the text of \(node.trimmedDescription)")
        }
        return result
    }
}
