import SwiftSyntax

/// Replaces names of older Swift versions: `UIControlEvents` becomes `UIControl.Event`. The table is `Data/renames.tsv`.
struct Renames: Rule {
    let name = "renamed"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        let table = RenameTable.shared
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind, !project.declared.contains(text) else { continue }
            if let new = table.names[text], !isMember(token), !isLabel(token), !token.isAppleOnly {
                result.change(Edit(token, new), in: file, "\(text) is \(new)")
            } else if let new = table.members[text], isMember(token), !token.isAppleOnly {
                result.change(Edit(token, new), in: file, "\(text) is \(new)")
            } else if let new = table.constants[text], isMember(token), !token.isAppleOnly,
                let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
            {
                result.change(Edit(access, new), in: file, "\(text) is \(new)")
            }
        }
        return result
    }

    private func isMember(_ token: TokenSyntax) -> Bool {
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }

    private func isLabel(_ token: TokenSyntax) -> Bool {
        if let argument = token.parent?.as(LabeledExprSyntax.self) { return argument.label?.id == token.id }
        return token.parent?.is(FunctionParameterSyntax.self) ?? false
    }
}

/// Replaces calls of functions and methods whose names or labels changed, or that became methods.
struct LegacyCalls: Rule {
    let name = "renamed"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly {
            guard let name = node.calledExpression.lastName, RenameTable.shared.callNames.contains(name), !project.declared.contains(name)
            else { continue }
            let full = "\(name)(\(node.arguments.map { "\($0.label?.text ?? "_"):" }.joined())\(node.trailingClosure == nil ? "" : "_:"))"
            if let new = RenameTable.shared.expressions[full], node.calledExpression.is(DeclReferenceExprSyntax.self) {
                result.change(Edit(node, new), in: file, "\(full) is written out")
            } else if let new = RenameTable.shared.calls[full] {
                rename(node, to: new, full, in: file, &result)
            } else if let new = RenameTable.shared.functions[full], node.calledExpression.is(DeclReferenceExprSyntax.self) {
                makeMethod(node, new, full, in: file, &result)
            }
        }
        for node in file.nodes(FunctionDeclSyntax.self) where node.modifiers.contains(where: { $0.name.text == "override" }) {
            let full = ProjectIndex.Method(node).fullName
            guard let new = RenameTable.shared.calls[full] else { continue }
            let parts = new.split(separator: "(")
            result.change(Edit(node.name, String(parts[0])), in: file, "\(full) is \(new)")
            for (parameter, label) in zip(
                node.signature.parameterClause.parameters, parts[1].dropLast().split(separator: ":").map(String.init))
            where parameter.firstName.text != label {
                if parameter.secondName != nil {
                    result.edits.append(Edit(parameter.firstName, label))
                } else {
                    let start = parameter.firstName.bytes.lowerBound
                    result.edits.append(Edit(start..<start, "\(label) "))
                }
            }
        }
        return result
    }

    private func rename(_ node: FunctionCallExprSyntax, to new: String, _ full: String, in file: SourceFile, _ result: inout Rewriting) {
        let parts = new.split(separator: "(", maxSplits: 1).map(String.init)
        let labels = parts[1].dropLast().split(separator: ":").map(String.init)
        guard labels.count == node.arguments.count + (node.trailingClosure == nil ? 0 : 1) else { return }
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.bytes ?? node.calledExpression.bytes
        result.change(Edit(name, parts[0]), in: file, "\(full) is \(new)")
        for (argument, label) in zip(node.arguments, labels) where (argument.label?.text ?? "_") != label {
            let end = argument.expression.bytes.lowerBound
            let start = argument.label?.bytes.lowerBound ?? end
            result.edits.append(Edit(start..<end, label == "_" ? "" : "\(label): "))
        }
    }

    /// Replaces `UIImagePNGRepresentation(image)` by `image.pngData()`.
    private func makeMethod(_ node: FunctionCallExprSyntax, _ new: String, _ full: String, in file: SourceFile, _ result: inout Rewriting) {
        guard let receiver = node.arguments.first?.expression else { return }
        let text = file.text(receiver.bytes)
        let target = receiver.isPostfix ? text : "(\(text))"
        let rest = Array(node.arguments.dropFirst()).map { file.text($0.expression.bytes) }
        guard new.contains("(") else {
            result.change(Edit(node, "\(target).\(new)"), in: file, "\(full) is \(new)")
            return
        }
        let parts = new.split(separator: "(", maxSplits: 1).map(String.init)
        let labels = parts[1].dropLast().split(separator: ":").map(String.init)
        guard labels.count == rest.count else { return }
        let arguments = zip(labels, rest).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        result.change(Edit(node, "\(target).\(parts[0])(\(arguments))"), in: file, "\(full) is \(new)")
    }
}

/// The table of renames.
struct RenameTable: Sendable {
    /// Types, constants and functions without arguments.
    private(set) var names: [String: String] = [:]
    /// Members after a dot that are renamed without a change of their base.
    private(set) var members: [String: String] = [:]
    /// Members after a dot that are now in another type.
    private(set) var constants: [String: String] = [:]
    /// Calls by full name.
    private(set) var calls: [String: String] = [:]
    /// Functions whose first argument became the receiver.
    private(set) var functions: [String: String] = [:]
    /// Calls that are replaced by another expression.
    private(set) var expressions: [String: String] = [:]
    /// The base names of these calls and functions.
    private(set) var callNames: Set<String> = []

    static let shared = RenameTable(DataFile.text("renames.tsv"))

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 3 else { continue }
            let base = String(columns[1].prefix { $0 != "(" })
            switch columns[0] {
            case "name": names[columns[1]] = columns[2]
            case "member": members[columns[1]] = columns[2]
            case "constant": constants[columns[1]] = columns[2]
            case "call":
                calls[columns[1]] = columns[2]
                callNames.insert(base)
            case "expression":
                expressions[columns[1]] = columns[2]
                callNames.insert(base)
            case "function":
                functions[columns[1]] = columns[2]
                callNames.insert(base)
            default: continue
            }
        }
    }
}
