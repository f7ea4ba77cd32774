import SwiftSyntax

/// Excludes statements on Linux that use missing APIs, such as motion effects, and statements that use the variables declared in them. The table is
/// `Data/apple-only.tsv`.
struct AppleMentions: Rule {
    let name = "Apple only"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        let falsehoods = AppleOnlyTable.shared.falsehoods
        let table = AppleOnlyTable.shared.mentions.merging(falsehoods) { $1 }.filter { !project.declared.contains($0.key) }
        guard table.keys.contains(where: { file.text.contains($0) }) else { return result }
        // The excluded names in each list, with the reason. The rule adds the variables of excluded statements.
        var namesOfLists: [SyntaxIdentifier: [String: String]] = [:]
        for list in file.nodes(CodeBlockItemListSyntax.self) where !list.isAppleOnly && list.parent?.is(SourceFileSyntax.self) != true {
            // A nested block sees the variables of the outer one.
            var names = list.ancestors.lazy.compactMap { namesOfLists[$0.id] }.first ?? table
            defer { namesOfLists[list.id] = names }
            var left: [(items: [CodeBlockItemSyntax], name: String, why: String)] = []
            var isOpen = false
            for item in list {
                guard let name = named(by: item, names, besides: table) else {
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

    /// The excluded name in a statement: a declaration, call or assignment, or an `if` whose condition uses an excluded variable, which is not in `table`.
    /// Nested blocks are not searched.
    private func named(by item: CodeBlockItemSyntax, _ names: [String: String], besides table: [String: String]) -> String? {
        switch item.item {
        case .decl(let declaration):
            guard declaration.is(VariableDeclSyntax.self), !declaration.uses(AppleOnlyTable.shared.falsehoods) else { return nil }
        case .expr(let expression):
            if let choice = expression.as(IfExprSyntax.self) { return named(by: choice, names, besides: table) }
            guard expression.is(FunctionCallExprSyntax.self) || expression.is(SequenceExprSyntax.self),
                !expression.uses(AppleOnlyTable.shared.falsehoods)
            else { return nil }
        case .stmt(let statement):
            let choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
            return choice.flatMap { named(by: $0, names, besides: table) }
        }
        for token in item.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind, names[text] != nil, !token.isAppleOnly else { continue }
            let inner = token.ancestors.first { $0.is(CodeBlockItemListSyntax.self) }
            if inner?.id == item.parent?.id { return text }
        }
        return nil
    }

    private func named(by choice: IfExprSyntax, _ names: [String: String], besides table: [String: String]) -> String? {
        guard choice.elseBody == nil else { return nil }
        if choice.conditions.count == 1, let member = choice.conditions.first?.condition.as(MemberAccessExprSyntax.self),
            AppleOnlyTable.shared.falsehoods[member.declName.baseName.text] != nil, table[member.declName.baseName.text] != nil,
            !choice.isAppleOnly
        {
            return member.declName.baseName.text
        }
        return choice.conditions.tokens(viewMode: .sourceAccurate).lazy.compactMap { token -> String? in
            guard case .identifier(let text) = token.tokenKind, names[text] != nil, table[text] == nil, !token.isAppleOnly else {
                return nil
            }
            return text
        }.first
    }
}

extension SyntaxProtocol {
    fileprivate func uses(_ names: [String: String]) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { names[$0.text] != nil }
    }
}
