import SwiftSyntax

/// Handles overrides of methods that only the Objective-C runtime gives to `NSObject`. On Linux such a method is an ordinary method of the class.
/// Excludes overrides of XCTest's properties that XCTest on Linux does not have.
struct RuntimeOverrides: Rule {
    let name = "override"

    /// The methods, with the text that replaces a call of the superclass on Linux; nil keeps the call.
    private static let methods: [String: String?] = ["responds(to:)": nil, "forwardingTarget(for:)": "nil", "awakeFromNib()": ""]

    /// Properties of `XCTestCase` that only Apple's XCTest has. Xcode's template for UI tests overrides this one.
    private static let testProperties: Set<String> = ["runsForEachTargetApplicationUIConfiguration"]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        excludeTestProperties(in: file, &result)
        castObjects(in: file, &result)
        // The next pass copies the methods with these casts.
        if !result.edits.isEmpty { return result }
        for node in file.nodes(FunctionDeclSyntax.self) where !node.isAppleOnly {
            let fullName = ProjectIndex.Method(node).fullName
            guard let replacement = Self.methods[fullName], let scope = node.enclosingType,
                let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
                // Responders and constraints have the method that a nib calls.
                fullName != "awakeFromNib()"
                    || (project.root(of: scope) == nil && project.chain(scope).last?.inherited.contains("NSObject") == true),
                !project.chain(scope).dropFirst().contains(where: { $0.methods.contains { $0.fullName == fullName } })
            else { continue }
            let indentation = file.indentation(at: node.bytes.lowerBound)
            let text = plain(node, in: file, without: modifier, calling: replacement, fullName)
            result.change(
                Edit(
                    node,
                    "#if \(AppleCondition.text)\n\(indentation)\(file.text(node.bytes))\n\(indentation)#else\n\(indentation)\(text)\n\(indentation)#endif"
                ), in: file, "Linux has no \(fullName) of NSObject: the method overrides nothing there")
            if fullName == "awakeFromNib()" {
                result.look(
                    at: node.name, in: file, "a nib calls awakeFromNib() of an object that is no responder if it is a StoryboardActions")
            } else {
                result.look(at: node.name, in: file, "nothing forwards messages on Linux: declare the methods that are to be forwarded")
            }
        }
        return result
    }

    private func excludeTestProperties(in file: SourceFile, _ result: inout Rewriting) {
        for node in file.nodes(VariableDeclSyntax.self) where !node.isAppleOnly {
            guard node.modifiers.contains(where: { $0.name.text == "override" }),
                let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                Self.testProperties.contains(name)
            else { continue }
            let indentation = file.indentation(at: node.bytes.lowerBound)
            result.change(
                Edit(node, "#if \(AppleCondition.text)\n\(indentation)\(file.text(node.bytes))\n\(indentation)#endif"), in: file,
                "XCTest on Linux has no \(name)")
        }
    }

    /// Casts objects that are asked for a selector in a variable to `NSObjectProtocol`. Apple's delegate protocols inherit from it, Lodestone's do not.
    private func castObjects(in file: SourceFile, _ result: inout Rewriting) {
        for call in file.nodes(FunctionCallExprSyntax.self) where !call.isAppleOnly {
            guard call.arguments.count == 1, call.arguments.first?.label?.text == "to",
                call.arguments.first?.expression.is(DeclReferenceExprSyntax.self) == true,
                let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "responds",
                let base = member.base, !base.is(SuperExprSyntax.self), base.trimmedDescription != "self",
                !base.trimmedDescription.contains("NSObjectProtocol")
            else { continue }
            let argument = call.arguments.trimmedDescription
            let object = base.as(OptionalChainingExprSyntax.self)?.expression
            let text = "(\((object ?? base).trimmedDescription) as? any NSObjectProtocol)?.responds(\(argument))"
            result.change(
                Edit(call, object == nil ? "(\(text) == true)" : text), in: file, "delegate protocols are no NSObjectProtocol on Linux")
        }
    }

    /// The declaration without `override`, `@objc` and calls of the superclass.
    private func plain(
        _ node: FunctionDeclSyntax, in file: SourceFile, without modifier: DeclModifierSyntax, calling replacement: String?,
        _ fullName: String
    ) -> String {
        let start = node.bytes.lowerBound
        var removed: [(Range<Int>, String)] = [(modifier.bytes.lowerBound..<modifier.endPosition.utf8Offset, "")]
        for attribute in node.attributes.all where attribute.attributeName.trimmedDescription == "objc" {
            removed.append((attribute.bytes.lowerBound..<attribute.endPosition.utf8Offset, ""))
        }
        if let replacement {
            for call in file.nodes(FunctionCallExprSyntax.self) where node.bytes.contains(call.bytes.lowerBound) {
                guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) == true,
                    member.declName.baseName.text == node.name.text
                else { continue }
                removed.append((call.bytes, replacement))
            }
        }
        let edits = removed.map { Edit(($0.0.lowerBound - start)..<($0.0.upperBound - start), $0.1) }
        return Edit.apply(edits, to: file.text(node.bytes))
    }
}
