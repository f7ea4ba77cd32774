import SwiftSyntax

/// Replaces casts that need Objective-C bridging: `text as NSString` becomes `NSString(string: text)`.
struct BridgingCasts: Rule {
    let name = "bridging"

    private static let calls = [
        "NSString": "NSString(string: %)", "NSArray": "NSArray(array: %)", "NSDictionary": "NSDictionary(dictionary: %)",
        "NSSet": "NSSet(set: %)",
        "NSData": "NSData(data: %)", "NSNumber": "NSNumber(value: %)",
    ]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for (cast, target, value) in file.casts where !cast.node.isAppleOnly && cast.mark == nil && !cast.isPattern {
            let type = target.trimmedDescription
            let text = file.text(value)
            let whole = value.lowerBound..<target.bytes.upperBound
            // A string literal may be the identifier of a collision boundary or the key of a cache entry.
            if ["NSCopying", "any NSCopying"].contains(type), text.hasPrefix("\"") || isString(text, in: file) {
                result.change(
                    Edit(whole, "NSString(string: \(text))"), in: file, "nothing is bridged on Linux: NSString is made from the value")
                continue
            }
            if ["[String:NSNumber]", "[String:NSNumber]?"].contains(type.filter { !$0.isWhitespace }),
                let mark = markOfNumbers(text, in: file)
            {
                result.change(
                    Edit(whole, "\(text)\(mark).mapValues { NSNumber(value: Double($0)) }"), in: file,
                    "nothing is bridged on Linux: numbers are made from the values")
                continue
            }
            if type == "NSAttributedString.Key" || type == "NSAttributedStringKey", text.hasPrefix("kCT"), !text.contains(" ") {
                result.change(
                    Edit(whole, "NSAttributedString.Key(\(text) as String)"), in: file,
                    "nothing is bridged on Linux: the key is made from Core Text's name")
                continue
            }
            if let call = Self.calls[type] {
                if text.hasPrefix("\(type)(") { continue }
                result.change(
                    Edit(whole, call.replacingFirst("%", with: text)), in: file,
                    "nothing is bridged on Linux: \(type) is made from the value")
            } else if type == "String", !text.hasPrefix("\""), !text.hasPrefix("kCT") {
                result.change(Edit(whole, "String(\(text))"), in: file, "nothing is bridged on Linux: String is made from the value")
            } else if type == "NSError" {
                result.change(Edit(whole, "\(text) as! NSError"), in: file, "an error is an NSError on Linux by a cast alone")
            }
        }
        return result
    }
}

extension BridgingCasts {
    /// The question mark to use the parameter with a name, if it is a dictionary of numbers with strings as keys, possibly optional.
    fileprivate func markOfNumbers(_ name: String, in file: SourceFile) -> String? {
        let types = file.nodes(FunctionParameterSyntax.self).filter { ($0.secondName ?? $0.firstName).text == name }
            .map { $0.type.trimmedDescription.filter { !$0.isWhitespace } }
        guard let type = types.first, Set(types).count == 1 else { return nil }
        let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
        guard ["CGFloat", "Double", "Float", "Int"].contains(where: { plain == "[String:\($0)]" }) else { return nil }
        return type.hasSuffix("?") ? "?" : ""
    }

    /// Whether the file declares a variable or parameter of that name as a string, and none as another type.
    fileprivate func isString(_ name: String, in file: SourceFile) -> Bool {
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
        var types = file.nodes(FunctionParameterSyntax.self).filter { ($0.secondName ?? $0.firstName).text == name }
            .map { $0.type.trimmedDescription }
        for binding in file.nodes(PatternBindingSyntax.self) where binding.pattern.trimmedDescription == name {
            let isLiteral = binding.initializer?.value.is(StringLiteralExprSyntax.self) == true
            types.append(binding.typeAnnotation?.type.trimmedDescription ?? (isLiteral ? "String" : ""))
        }
        return Set(types) == ["String"]
    }
}

/// A cast in an unfolded sequence of operands and operators.
struct Cast {
    var node: UnresolvedAsExprSyntax
    /// The `!` or `?` after `as`.
    var mark: String? { node.questionOrExclamationMark?.text }
    /// Whether the cast is a pattern, as in `case _ as String:`. A pattern checks a type, and converts nothing.
    var isPattern: Bool {
        node.ancestors.first { $0.is(ExpressionPatternSyntax.self) || $0.is(CodeBlockItemSyntax.self) }?.is(ExpressionPatternSyntax.self)
            ?? false
    }
}

extension SourceFile {
    /// The casts in the file, each with its type and the byte range of its left operand.
    var casts: [(Cast, TypeExprSyntax, Range<Int>)] {
        nodes(UnresolvedAsExprSyntax.self).compactMap { node in
            guard let items = node.parent?.as(ExprListSyntax.self).map(Array.init),
                let index = items.firstIndex(where: { $0.id == node.id }),
                index > 0, index + 1 < items.count, let type = items[index + 1].as(TypeExprSyntax.self)
            else { return nil }
            var start = items[index - 1].bytes.lowerBound
            // In `try x as T` and `await x as T` the operand is the expression after the keyword.
            if let tried = items[index - 1].as(TryExprSyntax.self) { start = tried.expression.bytes.lowerBound }
            return (Cast(node: node), type, start..<items[index - 1].bytes.upperBound)
        }
    }
}

extension String {
    func replacingFirst(_ part: Character, with text: String) -> String {
        guard let position = firstIndex(of: part) else { return self }
        return String(self[..<position]) + text + String(self[index(after: position)...])
    }
}
