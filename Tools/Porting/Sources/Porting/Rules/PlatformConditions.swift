import SwiftSyntax

/// Extends conditions for iOS to Linux: `#if os(iOS)` becomes `#if os(iOS) || os(Linux)`.
struct PlatformConditions: Rule {
    let name = "#if"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for block in file.nodes(IfConfigDeclSyntax.self) {
            let conditions = block.clauses.compactMap(\.condition)
            // Conditions that mention Linux explicitly are not changed.
            if conditions.contains(where: { $0.trimmedDescription.contains("os(Linux)") }) { continue }
            if conditions.contains(where: { $0.trimmedDescription.contains(AppleCondition.text) }) { continue }
            for condition in conditions {
                let calls = calls(in: Syntax(condition)).filter { $0.trimmedDescription == "os(iOS)" }
                guard let call = calls.first else { continue }
                let isAlone = call.id == condition.id || isChainOfOr(condition)
                result.change(
                    Edit(call, isAlone ? "os(iOS) || os(Linux)" : "(os(iOS) || os(Linux))"), in: file, "what is for iOS is for Linux too")
            }
        }
        return result
    }

    private func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
        if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
        return node.children(viewMode: .sourceAccurate).flatMap { calls(in: $0) }
    }

    private func isChainOfOr(_ condition: ExprSyntax) -> Bool {
        let text = condition.trimmedDescription
        return !text.contains("&&") && !text.contains("!") && !text.contains("(os(") && text.contains("||")
    }
}
