#if DEBUG
    /// Finds the first error in a strings table of the form `"key" = "value";`. Foundation reports no line for it.
    struct StringsTableScanner {
        private var rest: Substring
        private var line = 1

        /// Returns the line of the first character that cannot continue the table, from 1. Nil if the table has no error.
        ///
        /// - Complexity: O(n) for n characters.
        static func lineOfError(in text: String) -> Int? {
            var scanner = StringsTableScanner(rest: text[...])
            while scanner.skipSpace() {
                if scanner.rest.isEmpty { return nil }
                guard scanner.readStatement() else { break }
            }
            return scanner.line
        }

        private init(rest: Substring) { self.rest = rest }

        /// Reads `key = value;` or `key;`.
        private mutating func readStatement() -> Bool {
            guard readString(), skipSpace() else { return false }
            if read(";") { return true }
            guard read("="), skipSpace(), readString(), skipSpace() else { return false }
            return read(";")
        }

        private mutating func read(_ character: Character) -> Bool {
            guard rest.first == character else { return false }
            advance()
            return true
        }

        /// Reads a text in quotes, or a word without quotes.
        private mutating func readString() -> Bool {
            guard let quote = rest.first, quote == "\"" || quote == "'" else {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "._-$/:".contains($0) }
                rest = rest[word.endIndex...]
                return !word.isEmpty
            }
            advance()
            while let next = rest.first {
                advance()
                if next == quote { return true }
                if next == "\\" { advance() }
            }
            return false
        }

        /// Skips white space and comments. Returns false if a comment does not end.
        private mutating func skipSpace() -> Bool {
            while let next = rest.first {
                if next.isWhitespace {
                    advance()
                } else if rest.hasPrefix("//") {
                    rest = rest.drop { !$0.isNewline }
                } else if rest.hasPrefix("/*") {
                    let start = line
                    advance()
                    advance()
                    while !rest.isEmpty, !rest.hasPrefix("*/") { advance() }
                    guard !rest.isEmpty else {
                        line = start
                        return false
                    }
                    advance()
                    advance()
                } else {
                    break
                }
            }
            return true
        }

        private mutating func advance() {
            if rest.popFirst()?.isNewline == true { line += 1 }
        }
    }
#endif
