import SwiftSyntax

/// Handles calls such as `delegate?.menuOpened?(self)` on a `delegate` of type `AnyObject`. The Objective-C runtime looks up the method dynamically.
/// On Linux the rule casts the delegate to the project's only protocol with that method.
struct AnyObjectCalls: Rule {
    let name = "AnyObject"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        let protocols = project.types.values.filter { $0.kind == .protocol && OptionalRequirements.canRewrite($0.name, in: project) }
        guard !protocols.isEmpty else { return result }
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly {
            guard let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
                let member = optional.expression.as(MemberAccessExprSyntax.self), let base = member.base, let type = node.enclosingType
            else { continue }
            let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
            let path = object.trimmedDescription
            let name = path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
            guard project.chain(type).flatMap(\.properties).contains(where: { $0.name == name && $0.isAnyObject }) else { continue }
            let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
            let fullName = "\(member.declName.baseName.text)(\(labels))"
            let found = protocols.filter { $0.methods.contains { $0.fullName == fullName } }
            guard let only = found.first, found.count == 1 else { continue }
            result.change(
                Edit(base, "(\(path) as? \(only.name))?"), in: file, "\(fullName) is \(only.name)'s: the object is asked for that")
        }
        return result
    }
}

extension ProjectIndex.Property {
    /// Whether its type is `AnyObject` or an optional of it.
    fileprivate var isAnyObject: Bool { type?.filter { $0 != "?" && $0 != "!" } == "AnyObject" }
}
