import SwiftSyntax

/// Statements that name what Linux has nothing of, such as effects of a device that is tilted, stay for Apple's platforms; with them those that use
/// the variables that they declare. The table is `Data/apple-only.tsv`.
struct AppleMentions: Rule {
    let name = "Apple only"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        let table = AppleOnlyTable.shared.mentions.filter { !project.declared.contains($0.key) }
        guard table.keys.contains(where: { file.text.contains($0) }) else { return result }
        for list in file.nodes(CodeBlockItemListSyntax.self) where !list.isAppleOnly && list.parent?.is(SourceFileSyntax.self) != true {
            // What the variables of statements that stay are called, with the reason.
            var names = table
            var left: [(items: [CodeBlockItemSyntax], name: String, why: String)] = []
            var isOpen = false
            for item in list {
                guard let name = named(by: item, names) else {
                    isOpen = false
                    continue
                }
                let why = names[name] ?? ""
                if let variable = item.item.as(VariableDeclSyntax.self) {
                    for binding in variable.bindings {
                        if let found = binding.pattern.as(IdentifierPatternSyntax.self) { names[found.identifier.text] = why }
                    }
                }
                if isOpen { left[left.count - 1].items.append(item) } else { left.append(([item], name, why)) }
                isOpen = true
            }
            for group in left {
                guard let first = group.items.first, let last = group.items.last else { continue }
                let range = first.bytes.lowerBound..<last.bytes.upperBound
                guard file.isFirstOnLine(range.lowerBound) else {
                    result.look(at: first, in: file, "\(group.name) is not here: \(group.why)")
                    continue
                }
                let indentation = file.indentation(at: range.lowerBound)
                result.change(
                    Edit(range, "#if \(AppleCondition.text)\n\(indentation)\(file.text(range))\n\(indentation)#endif"), in: file,
                    "\(group.name): \(group.why)")
            }
        }
        return result
    }

    /// The name that a statement of its own says: a declaration, a call or an assignment, and not what stands in a block of it.
    private func named(by item: CodeBlockItemSyntax, _ names: [String: String]) -> String? {
        switch item.item {
        case .decl(let declaration):
            guard declaration.is(VariableDeclSyntax.self) else { return nil }
        case .expr(let expression):
            guard expression.is(FunctionCallExprSyntax.self) || expression.is(SequenceExprSyntax.self) else { return nil }
        case .stmt: return nil
        }
        for token in item.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind, names[text] != nil, !token.isAppleOnly else { continue }
            let inner = token.ancestors.first { $0.is(CodeBlockItemListSyntax.self) }
            if inner?.id == item.parent?.id { return text }
        }
        return nil
    }
}
