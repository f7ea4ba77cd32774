import Foundation

/// An operator of a comparison.
enum PredicateOperator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, isIn

    func compare(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> Bool {
        switch self {
        case .equal: return Self.isEqual(left, right, options)
        case .notEqual: return !Self.isEqual(left, right, options)
        case .less: return Self.order(left, right, options).map { $0 < 0 } ?? false
        case .lessOrEqual: return Self.order(left, right, options).map { $0 <= 0 } ?? false
        case .greater: return Self.order(left, right, options).map { $0 > 0 } ?? false
        case .greaterOrEqual: return Self.order(left, right, options).map { $0 >= 0 } ?? false
        case .contains:
            if let list = left as? [Any] { return list.contains { Self.isEqual($0, right, options) } }
            return Self.texts(left, right, options).map { $0.isEmpty || $1.isEmpty ? false : $0.contains($1) } ?? false
        case .isIn:
            if let list = right as? [Any] { return list.contains { Self.isEqual($0, left, options) } }
            return Self.texts(left, right, options).map { $1.contains($0) } ?? false
        case .beginsWith: return Self.texts(left, right, options).map { $0.hasPrefix($1) } ?? false
        case .endsWith: return Self.texts(left, right, options).map { $0.hasSuffix($1) } ?? false
        case .like: return Self.texts(left, right, options).map { Self.matches($0, Self.expression(ofWildcards: $1)) } ?? false
        case .matches:
            // The regular expression is not normalized, because that would change its escapes.
            guard let text = left as? String, let expression = right as? String else { return false }
            return Self.matches(text, expression, ignoresCase: options.ignoresCase)
        }
    }

    private static func texts(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> (String, String)? {
        guard let left = left as? String, let right = right as? String else { return nil }
        return (options.normalized(left), options.normalized(right))
    }

    private static func isEqual(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> Bool {
        if let (left, right) = texts(left, right, options) { return left == right }
        if let left = number(left), let right = number(right) { return left == right }
        switch (left, right) {
        case (nil, nil): return true
        case (nil, _), (_, nil): return false
        case (let left as AnyHashable, let right as AnyHashable): return left == right
        default: return false
        }
    }

    private static func order(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> Int? {
        if let (left, right) = texts(left, right, options) { return left < right ? -1 : left == right ? 0 : 1 }
        guard let left = number(left), let right = number(right) else { return nil }
        return left < right ? -1 : left == right ? 0 : 1
    }

    /// Converts a value to a number. A Boolean becomes 0 or 1.
    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as UInt: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func matches(_ text: String, _ expression: String, ignoresCase: Bool = false) -> Bool {
        let options: NSRegularExpression.Options =
            ignoresCase ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(expression))$", options: options) else { return false }
        let all = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, options: [], range: all) != nil
    }

    private static func expression(ofWildcards text: String) -> String {
        text.map { character in
            switch character {
            case "*": ".*"
            case "?": "."
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}
