import Foundation
import Testing

/// Checks that the keys of localized strings in the library's sources are in its catalogue.
@Suite
struct LocalizedStringsSourceTests {
    @Test func requestedStringsAreInTheCatalog() throws {
        let catalogue = Project.root.appendingPathComponent("Sources/UIKit/Resources/LocalizedStrings/Words.xcstrings")
        let root = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: catalogue)) as? [String: Any])
        let known = Set(try #require(root["strings"] as? [String: Any]).keys)
        let call = try Regex(#"(?:LocalizedStrings|AccessibilityStrings)\.text\(([^\[\n]*)"#)
        let literal = try Regex(#""((?:[^"\\]|\\.)*)""#)
        var count = 0
        let folder = Project.root.appendingPathComponent("Sources/UIKit")
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            for match in source.matches(of: call) {
                // Only the call's own argument, up to its closing parenthesis.
                var depth = 1
                var isText = false
                let argument = String(match.output[1].substring ?? "").prefix { character in
                    if character == "\"" { isText.toggle() }
                    if !isText { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
                    return depth > 0
                }
                for text in argument.matches(of: literal) {
                    let word = String(text.output[1].substring ?? "")
                    count += 1
                    #expect(known.contains(word), "\(path) says \u{201C}\(word)\u{201D}, which Words.xcstrings has not")
                }
            }
        }
        #expect(count > 80)
    }
}
