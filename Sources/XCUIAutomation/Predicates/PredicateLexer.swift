/// Splits a format string into tokens.
enum PredicateLexer {
    static func tokens(of format: String) throws -> [PredicateParser.Token] {
        var tokens: [PredicateParser.Token] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                tokens.append(.text(try quoted(&rest)))
            } else if first == "%" {
                rest.removeFirst()
                tokens.append(try argument(&rest))
            } else if first.isNumber || first == "-" {
                let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
                guard let number = Double(digits) else { throw PredicateParser.Failure(description: "\(digits) is not a number") }
                tokens.append(.number(number))
                rest.removeFirst(digits.count)
            } else if first.isLetter || first == "_" || first == "@" || first == "#" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
                tokens.append(.word(String(word)))
                rest.removeFirst(word.count)
            } else {
                tokens.append(.symbol(symbol(&rest)))
            }
        }
        return tokens
    }

    private static func quoted(_ rest: inout Substring) throws -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            text.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
        throw PredicateParser.Failure(description: "a string is not closed")
    }

    private static func argument(_ rest: inout Substring) throws -> PredicateParser.Token {
        let kinds = "@KdDuUifFgxX"
        while let character = rest.popFirst() {
            // Ignores lengths, as in %ld: they have no meaning for arguments in an array.
            if character == "l" || character == "h" || character == "q" || character == "." || character.isNumber { continue }
            guard kinds.contains(character) else { break }
            return .argument(character)
        }
        throw PredicateParser.Failure(description: "a percent sign begins no argument")
    }

    private static func symbol(_ rest: inout Substring) -> String {
        for symbol in ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"] where rest.hasPrefix(symbol) {
            rest.removeFirst(symbol.count)
            return symbol
        }
        return String(rest.removeFirst())
    }
}
