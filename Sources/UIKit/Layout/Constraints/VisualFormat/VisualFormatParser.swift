import Foundation

/// A parser of visual formats.
///
/// The grammar is that of Apple's "Visual Format Syntax": `(H:|V:)? (| connection)? view (connection view)* (connection |)?`.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var position = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    /// Parses `format`. Throws a `VisualFormatError` with the position of the first error.
    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.readFormat()
    }

    private func error(_ reason: String, at start: Int? = nil) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, position: start ?? position)
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func skip(_ text: String) -> Bool {
        let wanted = Array(text)
        guard position + wanted.count <= characters.count, Array(characters[position..<position + wanted.count]) == wanted else {
            return false
        }
        position += wanted.count
        return true
    }

    private mutating func skipSpaces() {
        while let next, next.isWhitespace { position += 1 }
    }

    private mutating func expect(_ text: String) throws(VisualFormatError) {
        skipSpaces()
        if !skip(text) { throw error("Expected a '\(text)' here") }
    }

    private mutating func readFormat() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        skipSpaces()
        if skip("V:") { result.axis = .vertical } else { _ = skip("H:") }
        skipSpaces()
        guard next == "|" || next == "[" else { throw error("Expected a view or '|' here") }
        result.nodes.append(try readNode())
        while true {
            skipSpaces()
            if next == nil { break }
            if result.nodes.count > 1, result.nodes.last == .superview { throw error("Nothing can follow the superview's edge") }
            result.connections.append(try readConnection())
            skipSpaces()
            guard next == "|" || next == "[" else { throw error("Expected a view or '|' here. That is how you end a connection.") }
            result.nodes.append(try readNode())
        }
        guard result.nodes.contains(where: { $0 != .superview }) else { throw error("Expected a view here", at: characters.count) }
        return result
    }

    private mutating func readNode() throws(VisualFormatError) -> VisualFormat.Node {
        if skip("|") { return .superview }
        try expect("[")
        skipSpaces()
        let start = position
        let name = try readName()
        skipSpaces()
        var predicates: [VisualFormat.Predicate] = []
        if next == "(" { predicates = try readPredicates() }
        try expect("]")
        return .view(name, position: start, predicates)
    }

    private mutating func readName() throws(VisualFormatError) -> String {
        let start = position
        while let next, next.isLetter || next == "_" || (next.isNumber && position > start) { position += 1 }
        guard position > start else { throw error("Expected a name here") }
        return String(characters[start..<position])
    }

    private mutating func readConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard skip("-") else { return .flush }
        skipSpaces()
        if next == "[" || next == "|" { return .standard }
        if next == nil { throw error("Expected a view or '|' here") }
        let predicates = next == "(" ? try readPredicates() : [VisualFormat.Predicate(object: try readPositiveObject())]
        try expect("-")
        return .distance(predicates)
    }

    private mutating func readPredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        try expect("(")
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            skipSpaces()
            predicates.append(try readPredicate())
            skipSpaces()
        } while skip(",")
        try expect(")")
        return predicates
    }

    private mutating func readPredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if skip("==") {
            relation = .equal
        } else if skip("<=") {
            relation = .lessThanOrEqual
        } else if skip(">=") {
            relation = .greaterThanOrEqual
        } else if next == "=" || next == "<" || next == ">" {
            throw error("Expected '==', '<=' or '>=' here")
        }
        skipSpaces()
        var predicate = VisualFormat.Predicate(relation: relation, object: try readObject())
        skipSpaces()
        while let sign = next, "*/+-".contains(sign) {
            position += 1
            skipSpaces()
            let start = position
            let number = try readNumber()
            switch sign {
            case "*": predicate.multiplier *= number
            case "/":
                guard number != 0 else { throw error("A size cannot be divided by zero", at: start) }
                predicate.multiplier /= number
            case "+": predicate.constant += number
            default: predicate.constant -= number
            }
            skipSpaces()
        }
        if skip("@") {
            skipSpaces()
            predicate.priority = try readPositiveObject()
        }
        return predicate
    }

    private mutating func readObject() throws(VisualFormatError) -> VisualFormat.Predicate.Object {
        if let next, next.isLetter || next == "_" { return try readPositiveObject() }
        return .number(try readNumber())
    }

    private mutating func readPositiveObject() throws(VisualFormatError) -> VisualFormat.Predicate.Object {
        if let next, next.isLetter || next == "_" {
            let start = position
            return .name(try readName(), position: start)
        }
        guard next != "-" else { throw error("Expected a number or a metric here") }
        return .number(try readNumber())
    }

    private mutating func readNumber() throws(VisualFormatError) -> Double {
        let start = position
        if next == "-" || next == "+" { position += 1 }
        while let next, next.isASCII, next.isNumber || next == "." { position += 1 }
        guard let number = Double(String(characters[start..<position])), number.isFinite else {
            throw error("Expected a number or a metric here", at: start)
        }
        return number
    }
}
