import SwiftSyntax

/// Adds Lodestone to the manifest of a package that is rewritten in place. Existing contents are kept. A second run changes nothing.
struct ManifestEditor {
    /// The location of Lodestone: a folder or a repository URL.
    let lodestone: String

    /// The result of an edit.
    struct Result {
        var text: String
        var notes: [Note] = []
    }

    /// Adds the products in `needs`, by target name, to the targets of the manifest `text` at `path`.
    func edit(_ text: String, at path: String, needs: [String: Set<String>]) -> Result {
        let needs = needs.filter { !$0.value.isEmpty }
        guard !needs.isEmpty else { return Result(text: text) }
        let file = SourceFile(path: path, text: text)
        var rewriting = Rewriting()
        addPackage(in: file, products: needs.values.reduce(into: []) { $0.formUnion($1) }, &rewriting)
        for call in file.nodes(FunctionCallExprSyntax.self) {
            guard let kind = call.calledExpression.lastName, ["target", "executableTarget", "testTarget"].contains(kind),
                !call.ancestors.contains(where: { $0.as(LabeledExprSyntax.self)?.label?.text == "dependencies" }),
                let name = call.argument("name"), let literal = name.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
                let products = needs[literal]
            else { continue }
            add(products.sorted(), to: call, after: name, literal, in: file, &rewriting)
        }
        let notes = rewriting.notes.map { note in
            var note = note
            note.rule = "manifest"
            return note
        }
        return Result(text: Edit.apply(rewriting.edits, to: text), notes: notes)
    }

    private var identity: String { PackageWriter.identity(of: lodestone) }

    private func addPackage(in file: SourceFile, products: Set<String>, _ rewriting: inout Rewriting) {
        let known = file.nodes(FunctionCallExprSyntax.self).first { call in
            guard call.calledExpression.lastName == "package" else { return false }
            return ["path", "url"].contains { label in
                let location = call.argument(label)?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
                return location.map { PackageWriter.identity(of: $0).lowercased() == identity.lowercased() } ?? false
            }
        }
        let traits = PackageWriter.traits(of: products)
        let traitList = "traits: [\(traits.map { "\"\($0)\"" }.joined(separator: ", "))]"
        if let known {
            if !traits.isEmpty, known.argument("traits") == nil {
                rewriting.look(at: known, in: file, "add \(traitList) to this dependency, which needs the tools version 6.1")
            }
            return
        }
        // Manifests with an older tools version do not support traits.
        let canNameTraits = Self.toolsVersion(of: file.text).map { $0 >= (6, 1) } ?? false
        let package = PackageWriter.dependency(on: lodestone, products: canNameTraits ? products : [])
        if !traits.isEmpty, !canNameTraits {
            let text = "raise the tools version to 6.1, and add \(traitList) to the dependency on Lodestone"
            rewriting.notes.append(Note(kind: .look, path: file.path, line: 1, text: text))
        }
        guard let call = file.nodes(FunctionCallExprSyntax.self).first(where: { $0.calledExpression.trimmedDescription == "Package" })
        else {
            rewriting.notes.append(Note(kind: .look, path: file.path, line: 0, text: "add \(package) to the package's dependencies"))
            return
        }
        let why = "the package depends on Lodestone"
        if let argument = call.argument("dependencies") {
            guard let list = argument.expression.as(ArrayExprSyntax.self) else {
                return rewriting.look(at: argument, in: file, "add \(package) to these dependencies")
            }
            rewriting.change(insertion(of: [package], into: list, in: file), in: file, why)
        } else if let targets = call.argument("targets") ?? call.argument("swiftLanguageModes") {
            let start = targets.bytes.lowerBound
            let isAlone = file.isFirstOnLine(start)
            rewriting.change(
                Edit(start..<start, "dependencies: [\(package)],\(isAlone ? "\n" + file.indentation(at: start) : " ")"), in: file, why)
        } else {
            rewriting.look(at: call, in: file, "add \(package) to the package's dependencies")
        }
    }

    /// The tools version in the first line of a manifest.
    private static func toolsVersion(of text: String) -> (Int, Int)? {
        guard let match = text.prefixMatch(of: /\/\/\s*swift-tools-version\s*:\s*(\d+)(?:\.(\d+))?/), let major = Int(match.output.1) else {
            return nil
        }
        return (major, match.output.2.flatMap { Int($0) } ?? 0)
    }

    private func add(
        _ products: [String], to call: FunctionCallExprSyntax, after name: LabeledExprSyntax, _ target: String, in file: SourceFile,
        _ rewriting: inout Rewriting
    ) {
        func product(_ name: String) -> String {
            ".product(name: \"\(name)\", package: \"\(identity)\", condition: .when(platforms: [.linux]))"
        }
        let why = "\(target) uses Lodestone on Linux"
        guard let argument = call.argument("dependencies") else {
            let end = name.expression.bytes.upperBound
            let start = name.bytes.lowerBound
            let gap = file.isFirstOnLine(start) ? ",\n" + file.indentation(at: start) : ", "
            let list = products.map(product).joined(separator: ", ")
            return rewriting.change(Edit(end..<end, "\(gap)dependencies: [\(list)]"), in: file, why)
        }
        guard let list = argument.expression.as(ArrayExprSyntax.self) else {
            let texts = products.map(product).joined(separator: ", ")
            if argument.trimmedDescription.contains("\"\(identity)\"") { return }
            return rewriting.look(at: argument, in: file, "add \(texts) to the dependencies of \(target)")
        }
        let missing = products.filter { name in
            !list.elements.contains { element in
                guard let call = element.expression.as(FunctionCallExprSyntax.self), call.calledExpression.lastName == "product" else {
                    return false
                }
                func text(_ label: String) -> String? {
                    call.argument(label)?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
                }
                return text("name") == name && text("package")?.lowercased() == identity.lowercased()
            }
        }
        guard !missing.isEmpty else { return }
        rewriting.change(insertion(of: missing.map(product), into: list, in: file), in: file, why)
    }

    /// Inserts elements at the beginning of a list, so that comments and commas after the last element stay in place.
    private func insertion(of texts: [String], into list: ArrayExprSyntax, in file: SourceFile) -> Edit {
        guard let first = list.elements.first else {
            let listStart = list.leftSquare.bytes.upperBound
            return Edit(listStart..<listStart, texts.joined(separator: ", "))
        }
        let start = first.bytes.lowerBound
        let gap = file.isFirstOnLine(start) ? "\n" + file.indentation(at: start) : " "
        return Edit(start..<start, texts.map { "\($0),\(gap)" }.joined())
    }
}

extension FunctionCallExprSyntax {
    /// The argument with a label.
    fileprivate func argument(_ label: String) -> LabeledExprSyntax? { arguments.first { $0.label?.text == label } }
}
