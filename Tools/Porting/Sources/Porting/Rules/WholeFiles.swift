import SwiftSyntax

/// Excludes whole files on Linux that depend on a missing framework and that no other file refers to. Includes files for Apple's platforms that code for
/// UIKit uses.
struct WholeFiles: Rule {
    let name = "file"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        if project.filesForApple.contains(file.path), let condition = FilesForApple.condition(around: file)?.condition {
            result.change(
                Edit(condition, "\(AppleCondition.text) || canImport(UIKit)"), in: file, "code for UIKit uses the file, also on Linux")
            return result
        }
        guard let framework = project.filesOfFrameworks[file.path], let first = file.tree.statements.first,
            let last = file.tree.statements.last, !first.item.is(IfConfigDeclSyntax.self)
        else { return result }
        let range = first.bytes.lowerBound..<last.bytes.upperBound
        result.change(
            Edit(range, "#if \(AppleCondition.text)\n\(file.text(range))\n#endif"), in: file,
            "the file is about \(framework), and stays for Apple's platforms")
        result.look(at: first, in: file, "the file is about \(framework), which Linux lacks: it stays for Apple's platforms")
        return result
    }
}
