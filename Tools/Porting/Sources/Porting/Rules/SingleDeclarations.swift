import SwiftSyntax

/// Excludes single declarations on Linux that use a framework that Linux lacks. The rest of the file stays.
struct SingleDeclarations: Rule {
    let name = "declaration"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        let all = project.declarationsForApple
        let reader = DeclarationReader(file, project.declared)
        guard !all.types.isEmpty || !reader.signs.isEmpty, project.filesOfFrameworks[file.path] == nil else {
            return result
        }
        reader.walk(Syntax(file.tree)) { declaration, part in
            guard !part.isConditional else { return false }
            guard let why = all.why(part) else { return true }
            wrap(declaration, in: file, part.name, why, &result)
            return false
        }
        return result
    }

    private func wrap(_ node: DeclSyntax, in file: SourceFile, _ name: String, _ why: String, _ result: inout Rewriting) {
        let range = node.bytes
        guard file.isFirstOnLine(range.lowerBound) else { return }
        let indentation = file.indentation(at: range.lowerBound)
        result.change(
            Edit(range, "#if \(AppleCondition.text)\n\(indentation)\(file.text(range))\n\(indentation)#endif"), in: file,
            "\(name) needs \(why), and stays for Apple's platforms")
        result.look(at: node, in: file, "\(name) needs \(why), which Linux lacks: it stays for Apple's platforms")
    }
}
