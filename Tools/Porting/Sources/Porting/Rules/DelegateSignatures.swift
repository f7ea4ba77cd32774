import SwiftSyntax

/// Reports delegate methods with a signature that nearly matches a requirement. Swift would call the protocol's default implementation instead, without a
/// warning.
struct DelegateSignatures: Rule {
    let name = "lint"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionDeclSyntax.self) where !node.isAppleOnly && node.parent?.is(MemberBlockItemSyntax.self) == true {
            guard let scope = node.enclosingType else { continue }
            let method = ProjectIndex.Method(node)
            guard !method.isStatic, !method.isOverride else { continue }
            let protocols = Set(project.conformances(of: scope).map(\.protocol))
            if protocols.isEmpty { continue }
            let all = protocols.flatMap { UIKitTable.shared.requirements[$0] ?? [:] }
            if let exact = all.first(where: { $0.key == method.fullName }) {
                check(types: node, method, exact.value, in: file, &result)
                continue
            }
            let near = all.filter { isNear(method.fullName, $0.key) && $0.value.types.count == method.types.count }
            guard near.count == 1, let wanted = near.first,
                project.methods(named: method.name, of: scope).allSatisfy({ $0.fullName != wanted.key })
            else { continue }
            result.notes.append(
                Note(
                    kind: .look, path: file.path, line: file.line(at: node.name.bytes.lowerBound),
                    text: "\(method.fullName) was nearly \(wanted.key), which the delegate is asked for; it has that name now"))
            rename(node, to: wanted.key, &result)
        }
        return result
    }

    private func check(
        types node: FunctionDeclSyntax, _ method: ProjectIndex.Method, _ wanted: UIKitTable.Requirement, in file: SourceFile,
        _ result: inout Rewriting
    ) {
        guard wanted.types.count == method.types.count else { return }
        for (parameter, type) in zip(node.signature.parameterClause.parameters, wanted.types) {
            let written = parameter.type.trimmedDescription
            if let value = Self.values[written.filter { $0 != "?" && $0 != "!" }], plain(type) == value {
                result.change(Edit(parameter.type, type), in: file, "\(method.fullName) is asked for with \(type), not \(written)")
            }
        }
    }

    /// Older parameter types, mapped to the current types in the protocols.
    private static let values = [
        "NSIndexPath": "IndexPath", "NSURL": "URL", "NSError": "Error", "NSData": "Data", "NSDate": "Date",
        "NSTimeInterval": "TimeInterval",
    ]

    private func plain(_ type: String) -> String {
        var text = type.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
        if text.hasPrefix("any") { text = String(text.dropFirst(3)) }
        return text
    }

    private func rename(_ node: FunctionDeclSyntax, to fullName: String, _ result: inout Rewriting) {
        let parts = fullName.split(separator: "(")
        result.edits.append(Edit(node.name, String(parts[0])))
        let labels = parts[1].dropLast().split(separator: ":").map(String.init)
        for (parameter, label) in zip(node.signature.parameterClause.parameters, labels) where parameter.firstName.text != label {
            if parameter.secondName != nil {
                result.edits.append(Edit(parameter.firstName, label))
            } else {
                let start = parameter.firstName.bytes.lowerBound
                result.edits.append(Edit(start..<start, "\(label) "))
            }
        }
    }

    /// Whether two names differ only in case, or in one or two characters.
    private func isNear(_ left: String, _ right: String) -> Bool {
        if left.lowercased() == right.lowercased() { return true }
        let a = Array(left.utf8)
        let b = Array(right.utf8)
        guard abs(a.count - b.count) <= 2, a.count > 12 else { return false }
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
                diagonal = above
            }
        }
        return row[b.count] <= 2
    }
}
