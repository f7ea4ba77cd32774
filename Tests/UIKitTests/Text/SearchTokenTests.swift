import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Tokens of search fields")
struct SearchTokenTests {
    let host = TestHost(size: CGSize(width: 390, height: 300))
    let field = UISearchTextField(frame: CGRect(x: 20, y: 40, width: 350, height: 36))
    let log = Log()

    @MainActor
    final class Log {
        var changes: [String] = []
    }

    init() {
        host.window.addSubview(field)
        field.addAction(UIAction { [log, field] _ in log.changes.append(field.tokens.map(name).joined()) }, for: .editingChanged)
        host.advance(by: 0.1)
    }

    private func token(_ name: String) -> UISearchToken {
        let token = UISearchToken(icon: nil, text: name)
        token.representedObject = name
        return token
    }

    @Test("Tokens are shown in order before the text, and are not part of the text")
    func beforeTheText() throws {
        field.tokens = [token("A"), token("B")]
        field.insertToken(token("C"), at: 1)
        field.becomeFirstResponder()
        host.type("x")
        host.advance(by: 0.1)
        #expect(field.tokens.map(name) == ["A", "C", "B"] && field.text == "x")
        let frames = try ["A", "C", "B"].map { label in
            let view = try #require(host.view(labelled: label))
            return view.convert(view.bounds, to: field)
        }
        #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
        #expect(field.editingRect(forBounds: field.bounds).minX >= frames[2].maxX)
        #expect(field.caretRect(for: field.beginningOfDocument).minX >= frames[2].maxX)
        field.removeToken(at: 0)
        #expect(field.tokens.map(name) == ["C", "B"])
        // Only changes by the user send events.
        #expect(log.changes == ["ACB"])
    }

    @Test("Backspace at the beginning of the text selects the last token, and then removes it")
    func backspace() {
        field.tokens = [token("A"), token("B")]
        field.becomeFirstResponder()
        host.type("x")
        host.press("Backspace")
        #expect(field.text == "" && field.tokens.count == 2)
        host.press("Backspace")
        #expect(field.tokens.count == 2)
        host.press("Backspace")
        #expect(field.tokens.map(name) == ["A"])
        field.allowsDeletingTokens = false
        host.press("Backspace")
        host.press("Backspace")
        #expect(field.tokens.map(name) == ["A"])
    }

    @Test("A tap selects a token; typed text replaces the selected token, and moving the caret deselects it")
    func tapping() {
        field.tokens = [token("A"), token("B")]
        host.advance(by: 0.1)
        host.tap("A")
        #expect(field.isFirstResponder)
        host.type("q")
        #expect(field.tokens.map(name) == ["B"] && field.text == "q")
        host.tap("B")
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        host.type("r")
        #expect(field.tokens.map(name) == ["B"] && field.text == "qr")
    }

    @Test("The clear button removes tokens and text")
    func clearing() {
        field.tokens = [token("A")]
        field.becomeFirstResponder()
        host.advance(by: 0.1)
        #expect(host.tap("Clear text"))
        #expect(field.tokens.isEmpty)
    }

    @Test("A token can replace a part of the text, and tokens(in:) returns the tokens in a text range")
    func positions() throws {
        field.text = "from anna today"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        let end = try #require(field.position(from: field.beginningOfDocument, offset: 10))
        field.replaceTextualPortion(of: try #require(field.textRange(from: start, to: end)), with: token("Anna"), at: 0)
        #expect(field.text == "from today" && field.tokens.map(name) == ["Anna"])
        field.insertToken(token("B"), at: 1)
        let range = try #require(field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
        #expect(field.tokens(in: range).map(name) == ["B"])
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        #expect(field.tokens(in: all).map(name) == ["Anna", "B"])
        #expect(field.text(in: field.textualRange) == "from today")
    }

    @Test("A token can be copied only if the delegate supplies an item provider, which provides the copied content")
    func copying() {
        final class ItemProviderDelegate: NSObject, UISearchTextFieldDelegate {
            func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
                NSItemProvider(object: "token \(token.representedObject ?? "")" as NSString)
            }
        }
        field.tokens = [token("A")]
        host.advance(by: 0.1)
        host.tap("A")
        #expect(!field.canPerformAction(.copy, withSender: nil))
        let providerDelegate = ItemProviderDelegate()
        field.delegate = providerDelegate
        #expect(field.canPerformAction(.copy, withSender: nil))
        field.copy(nil)
        #expect(UIPasteboard.general.string == "token A" && field.tokens.count == 1)
        field.cut(nil)
        #expect(field.tokens.isEmpty)
    }

    @Test("A search controller updates its results when tokens change")
    func searchController() {
        final class Updater: NSObject, UISearchResultsUpdating {
            var counts: [Int] = []
            func updateSearchResults(for searchController: UISearchController) {
                counts.append(searchController.searchBar.searchTextField.tokens.count)
            }
        }
        let updater = Updater()
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = updater
        let root = UIViewController()
        root.navigationItem.searchController = search
        host.window.rootViewController = UINavigationController(rootViewController: root)
        host.advance(by: 0.1)
        search.isActive = true
        host.advance(by: 1)
        search.searchBar.searchTextField.tokens = [token("A")]
        #expect(updater.counts.last == 1)
    }
}

@MainActor private func name(_ token: UISearchToken) -> String { token.representedObject as? String ?? "" }
