import SwiftSyntax

/// Replaces questions and calls that only objects of Apple's Foundation answer.
///
/// `delegate.isKind(of: Board.self)` becomes `(delegate is Board)`: on Linux the delegate protocols do not inherit from `NSObjectProtocol`.
/// `(locale as NSLocale).localizedString(forCountryCode: code)` becomes `locale.localizedString(forRegionCode: code)`.
struct ObjectQuestions: Rule {
    let name = "isKind(of:)"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        guard ["isKind(of", "isMember(of", "isSubclass(of", "localizedString(forCountryCode"].contains(where: { file.text.contains($0) })
        else {
            return result
        }
        for call in file.nodes(FunctionCallExprSyntax.self) where !call.isAppleOnly && call.arguments.count == 1 {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                let argument = call.arguments.first,
                !base.is(SuperExprSyntax.self)
            else { continue }
            let label = argument.label?.text
            switch member.declName.baseName.text {
            case "isKind" where label == "of", "isMember" where label == "of":
                guard let type = argument.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
                    let named = type.base?.trimmedDescription, named.first?.isUppercase == true, named != "Self"
                else { continue }
                let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
                let isExact = member.declName.baseName.text == "isMember"
                // Without an object the optional call returns nil.
                let text = object.trimmedDescription
                let isOptional = base.is(OptionalChainingExprSyntax.self)
                let question = isExact ? "(\(text).map { type(of: $0) == \(named).self })" : "(\(text) is \(named))"
                result.change(
                    Edit(call, isExact && !isOptional ? "(type(of: \(text)) == \(named).self)" : question), in: file,
                    "delegate protocols are no NSObjectProtocol on Linux")
            case "isSubclass" where label == "of":
                guard let (named, isParameter) = classNamed(by: argument.expression), base.trimmedDescription != "self" else { continue }
                let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
                let text = object.trimmedDescription
                let isName = object.is(DeclReferenceExprSyntax.self) && text.first?.isUppercase == true
                result.change(
                    Edit(call, "(\(isName ? "\(text).self" : text) is \(named).Type)"), in: file, "classes have no such method on Linux")
                if isParameter {
                    result.look(
                        at: call, in: file, "the check is for \(named), and not for a subclass of it that the parameter may contain")
                }
            case "localizedString" where label == "forCountryCode":
                guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
                    let items = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements, items.count == 3,
                    items.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
                    items.last?.trimmedDescription == "NSLocale", let locale = items.first
                else { continue }
                result.change(
                    Edit(call, "\(locale.trimmedDescription).localizedString(forRegionCode: \(argument.expression.trimmedDescription))"),
                    in: file, "Locale has the method of NSLocale with another label")
            default: continue
            }
        }
        return result

    }

    /// The class in `Board.self`, or the generic parameter `View` of a parameter of type `View.Type`.
    private func classNamed(by expression: ExprSyntax) -> (name: String, isParameter: Bool)? {
        if let type = expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
            let named = type.base?.trimmedDescription, named.first?.isUppercase == true, named != "Self"
        {
            return (named, false)
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let function = expression.ancestors.lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
            let type = function.signature.parameterClause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })?.type
                .as(MetatypeTypeSyntax.self),
            type.metatypeSpecifier.text == "Type",
            function.genericParameterClause?.parameters.contains(where: { $0.name.text == type.baseType.trimmedDescription }) == true
        else { return nil }
        return (type.baseType.trimmedDescription, true)
    }
}
