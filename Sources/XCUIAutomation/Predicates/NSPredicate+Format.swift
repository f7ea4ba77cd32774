import Foundation
import UIKit

extension NSPredicate {
    /// Creates a predicate about an element from a format string, such as `label CONTAINS[c] %@`.
    ///
    /// Foundation on Linux does not support format strings. This parser supports comparisons of an element's attributes, `AND`, `OR`, `NOT`, and parentheses.
    /// Operators: `==`, `=`, `!=`, `<>`, `<`, `<=`, `>`, `>=`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`. `[c]` ignores case, and `[d]`
    /// ignores diacritics. `%@`, `%d` and `%K` are replaced by an argument.
    ///
    /// A format that cannot be parsed is a programming error, as in Foundation.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
        self.init(parsing: predicateFormat, arguments)
    }

    /// Creates a predicate about an element from a format string and its arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(parsing: predicateFormat, arguments ?? [])
    }

    private convenience init(parsing format: String, _ arguments: [Any]) {
        let predicate: FormatPredicate
        do {
            var parser = try PredicateParser(format, arguments)
            predicate = try parser.parse()
        } catch {
            preconditionFailure("Cannot parse the predicate \"\(format)\": \(error)")
        }
        // `nonisolated(unsafe)` is safe: a predicate about elements is evaluated on the main actor, like the elements themselves.
        nonisolated(unsafe) let tree = predicate
        self.init { object, _ in
            nonisolated(unsafe) let object = object
            return MainActor.assumeIsolated { tree.isTrue(for: object) }
        }
        PredicateTexts.set(format, of: self)
    }
}
