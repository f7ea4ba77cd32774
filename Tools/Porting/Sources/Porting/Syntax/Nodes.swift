import SwiftSyntax

extension AttributeListSyntax {
    /// All attributes, including those in `#if` blocks.
    var all: [AttributeSyntax] {
        flatMap { element -> [AttributeSyntax] in
            switch element {
            case .attribute(let attribute): return [attribute]
            case .ifConfigDecl(let block):
                return block.clauses.flatMap { $0.elements?.as(AttributeListSyntax.self)?.all ?? [] }
            }
        }
    }

    /// The names of all attributes, without the at sign.
    var names: Set<String> { Set(all.map { $0.attributeName.trimmedDescription }) }

    /// The attribute with a name, outside `#if` blocks.
    func plain(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { element -> AttributeSyntax? in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name else { return nil }
            return attribute
        }.first
    }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        all.first { $0.attributeName.trimmedDescription == "objc" }?.arguments.map {
            $0.trimmedDescription.filter { !$0.isWhitespace }
        }
    }
}

extension AttributeSyntax {
    /// Whether the attribute is `@available(*, unavailable)`, with or without a message.
    var isUnavailable: Bool {
        guard attributeName.trimmedDescription == "available", let arguments else { return false }
        let words = arguments.trimmedDescription.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        return words.first == "*" && words.dropFirst().first == "unavailable"
    }
}

extension String {
    /// The identifier without backticks.
    var trimmingTicks: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }
}

extension TypeSyntax {
    /// The name without generic arguments, attributes and the module name of an Apple framework.
    var plainName: String {
        if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
        if let member = self.as(MemberTypeSyntax.self) {
            let base = member.baseType.plainName
            return ["UIKit", "Foundation", "Swift"].contains(base) ? member.name.text : "\(base).\(member.name.text)"
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
        return trimmedDescription
    }
}

extension FunctionCallExprSyntax {
    /// The full name of the called method, whose base name is `name`: `move(_:to:)` for `board.move(1, to: 2)`. A trailing closure has no label.
    func fullName(of name: String) -> String { "\(name)(\(arguments.map { "\($0.label?.text ?? "_"):" }.joined()))" }
}

extension ExprSyntax {
    /// The last name of a reference: `foo` in `self.delegate?.foo`.
    var lastName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.lastName }
        return nil
    }

    /// Whether the expression can be the base of a member access without parentheses.
    var isPostfix: Bool {
        if let literal = self.as(TupleExprSyntax.self) { return literal.elements.count == 1 }
        return self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self) || self.is(FunctionCallExprSyntax.self)
            || self.is(SubscriptCallExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self) || self.is(ArrayExprSyntax.self)
            || self.is(StringLiteralExprSyntax.self)
    }
}

extension VariableDeclSyntax {
    /// Whether the variable is a property of a type, not a local variable.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}

extension SyntaxProtocol {
    /// The enclosing type or extended type of the node, as `Outer.Inner`.
    var enclosingType: String? {
        let names = ancestors.compactMap { node -> String? in
            if let found = node.as(ClassDeclSyntax.self) { return found.name.text }
            if let found = node.as(StructDeclSyntax.self) { return found.name.text }
            if let found = node.as(EnumDeclSyntax.self) { return found.name.text }
            if let found = node.as(ActorDeclSyntax.self) { return found.name.text }
            if let found = node.as(ProtocolDeclSyntax.self) { return found.name.text }
            if let found = node.as(ExtensionDeclSyntax.self) { return found.extendedType.plainName }
            return nil
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
}
