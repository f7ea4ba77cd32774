import SwiftSyntax

/// Replaces `NSPredicate(format: "SELF MATCHES %@", pattern)` by a predicate with a block. Foundation on Linux does not parse predicate formats.
/// `XCUIAutomation` parses the predicates of UI tests, so files with names of XCUITest keep theirs.
struct Predicates: Rule {
    let name = "NSPredicate"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        guard !file.nodes(DeclReferenceExprSyntax.self).contains(where: { $0.baseName.text.hasPrefix("XCUI") }),
            !file.nodes(IdentifierTypeSyntax.self).contains(where: { $0.name.text.hasPrefix("XCUI") })
        else { return result }
        for node in file.nodes(FunctionCallExprSyntax.self)
        where node.calledExpression.trimmedDescription == "NSPredicate" && !node.isAppleOnly {
            let arguments = Array(node.arguments)
            guard let first = arguments.first, first.label?.text == "format" else { continue }
            let words = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.split(separator: " ") ?? []
            guard arguments.count == 2, words.count == 3, words[0].uppercased() == "SELF", words[2] == "%@",
                ["MATCHES", "MATCHES[C]"].contains(words[1].uppercased())
            else {
                result.look(at: node, in: file, "Foundation on Linux reads no predicates: write NSPredicate(block:)")
                continue
            }
            let options = words[1].count > 7 ? "[.regularExpression, .caseInsensitive]" : ".regularExpression"
            let pattern = arguments[1].expression.trimmedDescription
            // `$0` of an outer closure would have another meaning in the predicate's block.
            let isNamed = pattern.contains("$")
            let block =
                "NSPredicate { text, _ in (text as? String)?.range(of: \"\\\\A(?:\\(\(isNamed ? "pattern" : pattern)))\\\\z\", options: \(options)) != nil }"
            result.change(
                Edit(node, isNamed ? "{ (pattern: String) in \(block) }(\(pattern))" : block), in: file,
                "Foundation on Linux reads no predicates: a block says the same")
        }
        return result
    }
}
