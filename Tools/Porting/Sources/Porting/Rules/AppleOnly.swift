import SwiftSyntax

/// Excludes declarations and statements on Linux that only configure Apple's system, such as the status bar style or the supported orientations.
/// They have no effect on Linux. The table is `Data/apple-only.tsv`.
struct AppleOnly: Rule {
    let name = "Apple only"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        let table = AppleOnlyTable.shared
        for item in file.nodes(MemberBlockItemSyntax.self) where !item.isAppleOnly {
            guard let name = declared(by: item.decl), let why = table.members[name], !project.isDeclaredByProtocol(name) else { continue }
            wrap(item.decl, in: file, "\(name): \(why)", &result)
        }
        for item in file.nodes(CodeBlockItemSyntax.self)
        where !item.isAppleOnly
            && item.ancestors.contains(where: {
                $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
            })
        {
            guard let name = told(by: item.item), let why = table.statements[name], !project.declared.contains(name) else { continue }
            // The only statement of a closure or accessor may be its result.
            if item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1, item.parent?.parent?.is(CodeBlockSyntax.self) != true,
                !isAssignment(item.item)
            {
                continue
            }
            wrap(item, in: file, "\(name): \(why)", &result)
        }
        for node in file.nodes(ExtensionDeclSyntax.self) where !node.isAppleOnly {
            guard let inherited = node.inheritanceClause?.inheritedTypes, inherited.count == 1, let only = inherited.first?.type.plainName,
                let why = table.protocols[only]
            else { continue }
            wrap(node, in: file, "\(only): \(why)", &result)
            result.look(at: node, in: file, "\(only) is not here: \(why)")
        }
        return result
    }

    private func declared(by declaration: DeclSyntax) -> String? {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
        if let function = declaration.as(FunctionDeclSyntax.self) { return ProjectIndex.Method(function).fullName }
        return nil
    }

    /// The name of the property or method that a statement sets or calls.
    private func told(by item: CodeBlockItemSyntax.Item) -> String? {
        guard case .expr(let expression) = item else { return nil }
        if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledExpression.lastName.map { "\($0)()" } }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        {
            return first.lastName
        }
        return nil
    }

    private func isAssignment(_ item: CodeBlockItemSyntax.Item) -> Bool {
        guard case .expr(let expression) = item else { return false }
        return expression.is(SequenceExprSyntax.self)
    }

    private func wrap(_ node: some SyntaxProtocol, in file: SourceFile, _ what: String, _ result: inout Rewriting) {
        let range = node.bytes
        let indentation = file.indentation(at: range.lowerBound)
        let before = file.isFirstOnLine(range.lowerBound) ? "" : "\n\(indentation)"
        let rest = file.text(range.upperBound..<file.text.utf8.count).prefix { $0 != "\n" }
        // Code after the statement moves to its own line.
        let after = rest.allSatisfy(\.isWhitespace) || rest.drop(while: \.isWhitespace).hasPrefix("//") ? "" : "\n\(indentation)"
        result.change(
            Edit(range, "\(before)#if \(AppleCondition.text)\n\(indentation)\(file.text(range))\n\(indentation)#endif\(after)"), in: file,
            what)
    }
}

extension ProjectIndex {
    /// Whether a protocol of the project requires a member with that name. Its implementation is then also used on Linux.
    func isDeclaredByProtocol(_ name: String) -> Bool {
        types.values.contains { type in
            type.kind == .protocol && (type.methods.contains { $0.fullName == name } || type.properties.contains { $0.name == name })
        }
    }
}

/// The table of excluded names and the reasons.
struct AppleOnlyTable: Sendable {
    /// Properties by name and methods by full name, for declarations in classes.
    private(set) var members: [String: String] = [:]
    /// Properties and methods, for assignments and calls that are separate statements.
    private(set) var statements: [String: String] = [:]
    /// Protocols, for extensions that adopt them.
    private(set) var protocols: [String: String] = [:]
    /// Names, for statements that mention them.
    private(set) var mentions: [String: String] = [:]

    /// Properties that are false on Linux, for an `if` with only that condition.
    private(set) var falsehoods: [String: String] = [:]

    static let shared = AppleOnlyTable(DataFile.text("apple-only.tsv"))

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 3 else { continue }
            switch columns[0] {
            case "member": members[columns[1]] = columns[2]
            case "statement": statements[columns[1]] = columns[2]
            case "mention": mentions[columns[1]] = columns[2]
            case "false": falsehoods[columns[1]] = columns[2]
            case "protocol": protocols[columns[1]] = columns[2]
            default: continue
            }
        }
    }
}
