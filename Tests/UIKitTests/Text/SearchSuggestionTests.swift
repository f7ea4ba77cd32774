import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Suggestions of search fields")
struct SearchSuggestionTests {
    let host = TestHost(size: CGSize(width: 390, height: 500))
    let field = UISearchTextField(frame: CGRect(x: 20, y: 40, width: 300, height: 36))
    let reader = Reader()

    @MainActor
    final class Reader: NSObject, UISearchTextFieldDelegate {
        var chosen: [String] = []
        var returns = 0
        func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
            chosen.append(suggestion.localizedSuggestion ?? "")
            searchTextField.text = suggestion.localizedSuggestion
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            returns += 1
            return false
        }
    }

    init() {
        host.window.addSubview(field)
        field.delegate = reader
        suggest("Anna Karenina", "Emma", "Middlemarch")
        host.advance(by: 0.1)
    }

    private func suggest(_ titles: String...) {
        field.searchSuggestions = titles.map { UISearchSuggestionItem(localizedSuggestion: $0) }
    }

    private func row(_ title: String) -> CGRect? { host.view(labelled: title).map { $0.convert($0.bounds, to: nil) } }

    @Test("Suggestions are below the field while the field is first responder")
    func positionBelow() throws {
        #expect(row("Emma") == nil)
        field.becomeFirstResponder()
        host.advance(by: 0.1)
        let rows = try ["Anna Karenina", "Emma", "Middlemarch"].map { try #require(row($0)) }
        #expect(rows[0].minY >= field.frame.maxY && rows[0].maxY <= rows[1].minY + 1 && rows[1].maxY <= rows[2].minY + 1)
        #expect(rows.allSatisfy { $0.minX >= field.frame.minX && $0.maxX <= field.frame.maxX })
        suggest("Emma")
        host.advance(by: 0.1)
        #expect(row("Middlemarch") == nil && row("Emma") != nil)
        field.resignFirstResponder()
        host.advance(by: 0.1)
        #expect(row("Emma") == nil)
        field.becomeFirstResponder()
        host.advance(by: 0.1)
        #expect(row("Emma") != nil)
        field.removeFromSuperview()
        host.advance(by: 0.1)
        #expect(row("Emma") == nil)
    }

    @Test("The rows of suggestions are taller with a large text size")
    func largeText() throws {
        host.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        field.becomeFirstResponder()
        host.advance(by: 0.1)
        let letters = UIFont.preferredFont(forTextStyle: .body, compatibleWith: host.window.traitCollection).lineHeight
        #expect(letters > 50)
        let rows = try ["Anna Karenina", "Emma", "Middlemarch"].map { try #require(row($0)) }
        #expect(rows.allSatisfy { $0.height >= letters } && rows[0].maxY <= rows[1].minY && rows[1].maxY <= rows[2].minY)
    }

    @Test("Suggestions are above the field if the space below is too small")
    func positionAbove() throws {
        field.frame.origin.y = 440
        field.becomeFirstResponder()
        host.advance(by: 0.1)
        #expect(try #require(row("Middlemarch")).maxY <= 440)
    }

    @Test("A tap or a click chooses a suggestion, which hides the suggestions until the text changes", arguments: [false, true])
    func pointing(byMouse: Bool) throws {
        field.becomeFirstResponder()
        host.advance(by: 0.1)
        let rect = try #require(row("Emma"))
        let point = CGPoint(x: rect.midX, y: rect.midY)
        if byMouse {
            host.pointer.move(to: point)
            host.pointer.press()
            host.pointer.release()
        } else {
            host.tap(at: point)
        }
        host.advance(by: 0.5)
        #expect(reader.chosen == ["Emma"] && field.text == "Emma" && field.isFirstResponder)
        #expect(row("Middlemarch") == nil)
        host.type("x")
        host.advance(by: 0.1)
        #expect(row("Middlemarch") != nil)
    }

    @Test("Arrows and Return choose a suggestion, Escape hides the suggestions, and without a focused row the field receives Return")
    func keys() {
        field.becomeFirstResponder()
        host.type("e")
        host.advance(by: 0.1)
        // No row is focused yet, so the field receives Return.
        host.press("Return")
        #expect(reader.returns == 1 && reader.chosen.isEmpty)
        for key in ["ArrowDown", "ArrowDown", "ArrowUp", "Return"] { host.press(key) }
        #expect(reader.chosen == ["Anna Karenina"] && reader.returns == 1)
        suggest("Emma", "Middlemarch")
        host.press("ArrowUp")
        host.press("Return")
        #expect(reader.chosen.last == "Middlemarch")
        suggest("Emma")
        host.advance(by: 0.1)
        host.press("Escape")
        host.advance(by: 0.1)
        #expect(row("Emma") == nil && field.isFirstResponder)
        host.press("ArrowDown")
        host.press("Return")
        #expect(reader.chosen.count == 2 && reader.returns == 2)
        host.press("Backspace")
        host.advance(by: 0.1)
        #expect(row("Emma") != nil)
        // After the last suggestion no row is focused, so the field receives Return again.
        host.press("ArrowDown")
        host.press("ArrowDown")
        host.press("Return")
        #expect(reader.returns == 3)
    }

    @Test("Tab hides the suggestions and focuses a field behind them; they reappear when the search field gets the focus again")
    func tab() throws {
        let name = UITextField(frame: CGRect(x: 20, y: 90, width: 300, height: 36))
        host.window.addSubview(name)
        field.becomeFirstResponder()
        host.advance(by: 0.1)
        #expect(try #require(row("Anna Karenina")).intersects(name.frame))
        host.press("Tab")
        host.advance(by: 0.1)
        #expect(name.isFirstResponder && row("Anna Karenina") == nil)
        host.press("Tab", modifiers: .shift)
        host.advance(by: 0.1)
        #expect(field.isFirstResponder && row("Anna Karenina") != nil)
    }

    @Test("While there is marked text, keys go to the input method and not to the suggestions")
    func markedText() {
        field.becomeFirstResponder()
        host.compose("にほ")
        host.advance(by: 0.1)
        host.press("ArrowDown")
        host.press("Return")
        #expect(reader.chosen.isEmpty)
    }

    @Test("In a right-to-left layout the rows begin on the right")
    func mirrored() throws {
        field.semanticContentAttribute = .forceRightToLeft
        field.becomeFirstResponder()
        host.advance(by: 0.1)
        #expect(try #require(row("Emma")).maxX > field.frame.maxX - 40)
    }
}
