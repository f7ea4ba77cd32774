import SwiftSyntax

/// Replaces dynamic uses of classes that need the Objective-C runtime. For `board.init()` it adds a `required` initializer; `Board.classForCoder()`
/// becomes `Board.self`.
struct Metatypes: Rule {
    let name = "metatype"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionCallExprSyntax.self) where node.arguments.isEmpty && !node.isAppleOnly {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "classForCoder",
                let base = member.base, let last = base.lastName, last.first?.isUppercase == true || last == "self"
            else { continue }
            if last == "self" {
                // `classForCoder()` is a class method, so `self` already is the class.
                result.change(Edit(node, "self"), in: file, "self is the class itself")
                continue
            }
            result.change(Edit(node, "\(file.text(base.bytes)).self"), in: file, "\(last).classForCoder() is the class itself")
        }
        if let only = project.classesMadeFromMetatypes.first, project.classesMadeFromMetatypes.count == 1,
            project.callsInitializerOfVariable
        {
            for (cast, target, _) in file.casts
            where target.trimmedDescription == "UIViewController.Type" && cast.mark != nil && !cast.node.isAppleOnly {
                result.change(
                    Edit(target, "\(only).Type"), in: file, "\(only) has the required init() that UIViewController lacks on Linux")
            }
        }
        for node in file.nodes(ClassDeclSyntax.self) where !node.isAppleOnly {
            let scope = node.enclosingType.map { "\($0).\(node.name.text)" } ?? node.name.text
            guard project.classesMadeFromMetatypes.contains(scope) else { continue }
            let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            if !initializers.isEmpty {
                callOwn(initializers, of: node, scope, in: file, project, &result)
                continue
            }
            let access = project.types[scope]?.isOpen == true ? "public " : ""
            let start = node.memberBlock.leftBrace.bytes.upperBound
            let inner = file.indentation(at: node.bytes.lowerBound) + "    "
            var lines = ["", "\(inner)\(access)required init() { super.init(nibName: nil, bundle: nil) }"]
            lines.append(
                "\(inner)\(access)override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }")
            lines.append("\(inner)\(access)required init?(coder: NSCoder) { super.init(coder: coder) }")
            result.change(
                Edit(start..<start, lines.joined(separator: "\n") + "\n"), at: node.name.bytes.lowerBound, in: file,
                "objects are made of \(node.name.text) through a variable: its init() is required")
        }
        return result
    }

    /// Adds an initializer to a class with custom initializers. The new initializer calls the one for nibs.
    private func callOwn(
        _ initializers: [InitializerDeclSyntax], of node: ClassDeclSyntax, _ scope: String, in file: SourceFile, _ project: ProjectIndex,
        _ result: inout Rewriting
    ) {
        func labels(_ initializer: InitializerDeclSyntax) -> [String] {
            initializer.signature.parameterClause.parameters.map(\.firstName.text)
        }
        guard !initializers.contains(where: { labels($0).isEmpty }),
            let nib = initializers.first(where: { labels($0) == ["nibName", "bundle"] }),
            !nib.modifiers.contains(where: { $0.name.text == "convenience" })
        else { return }
        let access = project.types[scope]?.isOpen == true ? "public " : ""
        let start = nib.bytes.lowerBound
        guard file.isFirstOnLine(start) else { return }
        result.change(
            Edit(
                start..<start,
                "\(access)required convenience init() { self.init(nibName: nil, bundle: nil) }\n\n\(file.indentation(at: start))"),
            at: node.name.bytes.lowerBound, in: file, "objects are made of \(node.name.text) through a variable: its init() is required")
    }
}

extension ProjectIndex {
    /// The topmost superclasses of the view controller classes that are used as values, if the project calls `init()` on a variable.
    func findClassesMadeFromMetatypes() -> Set<String> {
        guard callsInitializerOfVariable else { return [] }
        return classValues.reduce(into: []) { found, name in
            guard let top = chain(name).last, top.kind == .class, root(of: name) == "UIViewController" else { return }
            found.insert(top.name)
        }
    }
}
