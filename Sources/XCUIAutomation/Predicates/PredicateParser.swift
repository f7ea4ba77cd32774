import Foundation

/// Parses the format string of a predicate by recursive descent. The levels are `OR`, `AND`, `NOT`, and comparisons or parentheses.
struct PredicateParser {
    private var tokens: [Token]
    private var position = 0
    private var arguments: [Any]

    /// An error in a format string.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    enum Token: Equatable {
        case word(String)
        case text(String)
        case number(Double)
        case symbol(String)
        /// `%@`, `%K`, `%d` and similar.
        case argument(Character)
    }

    init(_ format: String, _ arguments: [Any]) throws {
        tokens = try PredicateLexer.tokens(of: format)
        self.arguments = arguments.reversed()
    }

    mutating func parse() throws -> FormatPredicate {
        let predicate = try parseOr()
        guard position == tokens.count else { throw Failure(description: "there is more after its end") }
        return predicate
    }

    private mutating func parseOr() throws -> FormatPredicate {
        var result = try parseAnd()
        while take("OR", "||") { result = .or(result, try parseAnd()) }
        return result
    }

    private mutating func parseAnd() throws -> FormatPredicate {
        var result = try parseNot()
        while take("AND", "&&") { result = .and(result, try parseNot()) }
        return result
    }

    private mutating func parseNot() throws -> FormatPredicate {
        if take("NOT", "!") { return .not(try parseNot()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        guard take("(") else { return try parseComparison() }
        let result = try parseOr()
        guard take(")") else { throw Failure(description: "a parenthesis is not closed") }
        return result
    }

    private mutating func parseComparison() throws -> FormatPredicate {
        let left = try parseTerm()
        guard position < tokens.count, let operation = takeOperator() else { throw Failure(description: "an operator is missing") }
        let options = try parseOptions()
        return .comparison(left, operation, try parseTerm(), options)
    }

    private mutating func takeOperator() -> PredicateOperator? {
        let operators: [([String], PredicateOperator)] = [
            (["==", "="], .equal), (["!=", "<>"], .notEqual), (["<=", "=<"], .lessOrEqual), ([">=", "=>"], .greaterOrEqual),
            (["<"], .less), ([">"], .greater), (["CONTAINS"], .contains), (["BEGINSWITH"], .beginsWith), (["ENDSWITH"], .endsWith),
            (["LIKE"], .like), (["MATCHES"], .matches), (["IN"], .isIn),
        ]
        for (names, operation) in operators {
            for name in names where take(name) { return operation }
        }
        return nil
    }

    private mutating func parseOptions() throws -> PredicateOptions {
        var options = PredicateOptions()
        guard take("[") else { return options }
        while !take("]") {
            guard position < tokens.count, case .word(let letters) = tokens[position] else {
                throw Failure(description: "the options of an operator are letters in brackets")
            }
            position += 1
            options.ignoresCase = options.ignoresCase || letters.lowercased().contains("c")
            options.ignoresDiacritics = options.ignoresDiacritics || letters.lowercased().contains("d")
        }
        return options
    }

    private mutating func parseTerm() throws -> PredicateTerm {
        guard position < tokens.count else { throw Failure(description: "a value is missing at its end") }
        defer { position += 1 }
        switch tokens[position] {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument(let kind):
            guard let argument = arguments.popLast() else { throw Failure(description: "an argument is missing") }
            if kind == "K" { return .attribute("\(argument)") }
            return .constant(Self.plain(argument))
        case .symbol("{"): return .constant(try parseList())
        case .symbol(let symbol): throw Failure(description: "\(symbol) is not a value")
        case .word(let word):
            switch word.uppercased() {
            case "TRUE", "YES": return .constant(true)
            case "FALSE", "NO": return .constant(false)
            case "NIL", "NULL": return .constant(nil)
            default: return .attribute(word)
            }
        }
    }

    /// Parses the rest of a list in braces. Stops at the closing brace, which becomes the current token.
    private mutating func parseList() throws -> [Any] {
        var list: [Any] = []
        position += 1
        while position < tokens.count, tokens[position] != .symbol("}") {
            if case .constant(let value?) = try parseTerm() { list.append(value) }
            if position < tokens.count, tokens[position] == .symbol(",") { position += 1 }
        }
        guard position < tokens.count else { throw Failure(description: "a list is not closed") }
        return list
    }

    /// Converts an `NSString` argument to a `String`. Returns other arguments unchanged.
    private static func plain(_ argument: Any) -> Any {
        if let text = argument as? NSString { return "\(text)" }
        return argument
    }

    /// If the next token is one of `names`, consumes it and returns true.
    private mutating func take(_ names: String...) -> Bool {
        guard position < tokens.count else { return false }
        switch tokens[position] {
        case .word(let word) where names.contains(word.uppercased()), .symbol(let word) where names.contains(word):
            position += 1
            return true
        default:
            return false
        }
    }
}
