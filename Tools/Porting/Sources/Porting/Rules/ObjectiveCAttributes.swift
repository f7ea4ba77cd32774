import SwiftSyntax

/// Encloses `@objc` and `@objcMembers` in `#if` for Apple's platforms, since Swift on Linux rejects them. `@IBAction`, `@IBInspectable`,
/// `@IBDesignable` and `dynamic` compile everywhere and stay.
struct ObjectiveCAttributes: Rule {
    let name = "@objc"

    private static let refused: Set<String> = ["objc", "objcMembers", "GKInspectable", "NSApplicationMain"]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for attribute in file.nodes(AttributeSyntax.self) {
            let name = attribute.attributeName.trimmedDescription
            if name == "NSManaged" {
                result.look(at: attribute, in: file, "@NSManaged is Core Data's, which Linux lacks")
                continue
            }
            guard Self.refused.contains(name) || isActionOfOtherKind(attribute, name), !attribute.isAppleOnly else { continue }
            if isInOptionalProtocol(attribute, project) {
                // The protocol becomes a pure Swift protocol.
                result.change(
                    Edit(attribute.bytes.lowerBound..<attribute.endPosition.utf8Offset, ""), in: file, "the protocol is Swift's own")
                continue
            }
            wrap(attribute, in: file, &result)
        }
        // In `private @objc func` the parser does not recognize the attribute after the modifier.
        for declaration in file.nodes(FunctionDeclSyntax.self) where !declaration.isAppleOnly {
            moveForward(Syntax(declaration), declaration.modifiers, in: file, &result)
        }
        for declaration in file.nodes(VariableDeclSyntax.self) where !declaration.isAppleOnly {
            moveForward(Syntax(declaration), declaration.modifiers, in: file, &result)
        }
        for declaration in file.nodes(ProtocolDeclSyntax.self) where declaration.attributes.names.contains("objc") {
            addAnyObject(declaration, in: file, project, &result)
        }
        return result
    }

    private func isInOptionalProtocol(_ node: AttributeSyntax, _ project: ProjectIndex) -> Bool {
        for ancestor in node.ancestors {
            if let found = ancestor.as(ProtocolDeclSyntax.self) {
                return project.resolve(found.name.text)?.optionals.isEmpty == false
                    && OptionalRequirements.canRewrite(found.name.text, in: project)
            }
            if ancestor.is(ClassDeclSyntax.self) || ancestor.is(ExtensionDeclSyntax.self) { return false }
        }
        return false
    }

    /// Whether the method is an action that does not have exactly one parameter, as Swift on Linux requires for `@IBAction`. Also true for `@IBSegueAction`.
    private func isActionOfOtherKind(_ attribute: AttributeSyntax, _ name: String) -> Bool {
        guard name == "IBAction" || name == "IBSegueAction", let function = attribute.parent?.parent?.as(FunctionDeclSyntax.self) else {
            return false
        }
        return name == "IBSegueAction" || function.signature.parameterClause.parameters.count != 1
    }

    private func wrap(_ attribute: AttributeSyntax, in file: SourceFile, _ result: inout Rewriting) {
        let start = attribute.bytes.lowerBound
        let indentation = file.indentation(at: start)
        let before = file.isFirstOnLine(start) ? "" : "\n\(indentation)"
        let block = "\(before)#if \(AppleCondition.text)\n\(indentation)\(file.text(attribute.bytes))\n\(indentation)#endif"
        // The rest of the declaration is moved to a new line.
        let next = attribute.nextToken(viewMode: .sourceAccurate)
        let startsLine = next.map { file.isFirstOnLine($0.bytes.lowerBound) } ?? true
        let end = attribute.endPosition.utf8Offset
        result.change(
            Edit(start..<(startsLine ? attribute.bytes.upperBound : end), startsLine ? block : "\(block)\n\(indentation)"), in: file,
            "@\(attribute.attributeName.trimmedDescription) is for Apple's platforms")
    }

    private func moveForward(_ declaration: Syntax, _ modifiers: DeclModifierListSyntax, in file: SourceFile, _ result: inout Rewriting) {
        for child in declaration.children(viewMode: .all) {
            guard let unexpected = child.as(UnexpectedNodesSyntax.self) else { continue }
            let text = unexpected.trimmedDescription
            guard text.hasPrefix("@objc"), let first = modifiers.first else { continue }
            let start = unexpected.bytes.lowerBound..<unexpected.endPosition.utf8Offset
            result.edits.append(Edit(start, text.split(separator: " ").dropFirst().map { "\($0) " }.joined()))
            result.change(Edit(first.bytes.lowerBound..<first.bytes.lowerBound, "@objc "), in: file, "attributes stand before modifiers")
        }
    }

    /// Restricts a protocol to classes, because a protocol with `@objc` has that restriction.
    private func addAnyObject(_ node: ProtocolDeclSyntax, in file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting) {
        let what = "a protocol with @objc is one of classes"
        if node.inheritanceClause == nil {
            let end = node.name.bytes.upperBound
            result.change(Edit(end..<end, ": AnyObject"), in: file, what)
        }
    }
}
