import SwiftSyntax

/// Replaces `value(forKey: "title")` and `setValue(x, forKey: "title")` by a property access if the enclosing class has the property. Only the
/// Objective-C runtime can look up a property by a string.
struct KeyValueAccess: Rule {
    let name = "value(forKey:)"

    /// Private properties of UIKit that apps access by key, mapped to public equivalents.
    private static let renamed = ["searchField": "searchTextField", "_searchField": "searchTextField"]

    /// The replacement for the value of a slider or a stepper.
    private static let number = "($ as? UISlider).map { %($0.value) } ?? %(($ as! UIStepper).value)"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly {
            let arguments = Array(node.arguments)
            guard let method = node.calledExpression.lastName, let last = arguments.last,
                ["forKey", "forKeyPath"].contains(last.label?.text),
                let key = last.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            else { continue }
            let receiver = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
            if method == "value", arguments.count == 1 {
                if receiver == "UIApplication", ["shared", "sharedApplication"].contains(key) {
                    result.change(Edit(node, "(UIApplication.shared as Any?)"), in: file, "\(key) is the app's one object")
                } else if let receiver, let own = Self.renamed[key] {
                    result.change(
                        Edit(node, "(\(receiver).\(own) as Any?)"), in: file, "\(key) is no name on Linux: \(own) is the public one")
                } else if let property = property(receiver, key, node, project) {
                    result.change(Edit(node, "(\(property) as Any?)"), in: file, "\(key) is a property of the class")
                }
            } else if method == "setValue", arguments.count == 2, let value = arguments.first, value.label == nil,
                node.parent?.is(CodeBlockItemSyntax.self) == true, let property = property(receiver, key, node, project)
            {
                result.change(
                    Edit(node, "\(property) = \(value.expression.trimmedDescription)"), in: file, "\(key) is a property of the class")
            }
        }
        readSenders(file, &result)
        askForApplication(file, &result)
        return result
    }

    /// Replaces `UIApplication.perform(NSSelectorFromString("sharedApplication"))` and the check before it. Libraries for app extensions access the
    /// application
    /// in this way.
    private func askForApplication(_ file: SourceFile, _ result: inout Rewriting) {
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "UIApplication",
                node.arguments.count == 1, let argument = node.arguments.first,
                let call = argument.expression.as(FunctionCallExprSyntax.self),
                ["Selector", "NSSelectorFromString"].contains(call.calledExpression.trimmedDescription),
                call.arguments.first?.expression.trimmedDescription.filter({ $0 != "(" && $0 != ")" }) == "\"sharedApplication\""
            else { continue }
            switch (member.declName.baseName.text, argument.label?.text) {
            case ("responds", "to"):
                result.change(Edit(node, "true"), in: file, "UIApplication has its shared object here")
            case ("perform", nil):
                result.change(
                    Edit(node, "(Unmanaged.passUnretained(UIApplication.shared) as Unmanaged<UIApplication>?)"), in: file,
                    "the shared object has a name in Swift")
            default: continue
            }
        }
    }

    /// Replaces `sender.value(forKey: "value") as! CGFloat` in an action with a sender of type `Any` or `AnyObject`.
    private func readSenders(_ file: SourceFile, _ result: inout Rewriting) {
        for (cast, target, value) in file.casts where cast.mark == "!" && !cast.node.isAppleOnly {
            let type = target.trimmedDescription
            guard ["CGFloat", "Float", "Double"].contains(type),
                let action = cast.node.ancestors.compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
                let parameter = action.signature.parameterClause.parameters.first,
                ["AnyObject", "Any", "AnyObject?", "Any?"].contains(parameter.type.trimmedDescription)
            else { continue }
            let sender = (parameter.secondName ?? parameter.firstName).text
            let text = file.text(value)
            guard ["\(sender).value(forKey: \"value\")", "\(sender).value(forKeyPath: \"value\")"].contains(text) else { continue }
            let expression = Self.number.replacing("%", with: type).replacing("$0", with: "\u{1}").replacing("$", with: sender)
                .replacing("\u{1}", with: "$0")
            result.change(
                Edit(value.lowerBound..<target.bytes.upperBound, "(\(expression))"), in: file,
                "Linux finds no property by its name: value is a slider's or a stepper's")
        }
    }

    /// The property of the enclosing class; nil if it does not exist, or if the receiver is another object.
    private func property(_ receiver: String?, _ key: String, _ node: FunctionCallExprSyntax, _ project: ProjectIndex) -> String? {
        guard receiver == nil || receiver == "self", let type = node.enclosingType else { return nil }
        // In a class that overrides these methods, keys may have another meaning.
        let chain = project.chain(type)
        guard !chain.contains(where: { $0.methods.contains { ["value(forKey:)", "setValue(_:forKey:)"].contains($0.fullName) } }),
            chain.contains(where: { $0.properties.contains { $0.name == key && !$0.isStatic } })
        else { return nil }
        return "self.\(key)"
    }
}
