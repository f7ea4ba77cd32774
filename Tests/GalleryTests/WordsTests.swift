import Testing
import UIKit
import UIKitTesting

@testable import GalleryScreens

@MainActor @Suite struct WordsTests {
    /// The demo with its text view and the buttons above it.
    private func letter() async throws -> (driver: DemoDriver, text: UITextView, undo: UIButton, redo: UIButton) {
        let driver = await DemoDriver(WordsViewController.demo)
        let text = try #require(driver.views(UITextView.self).first)
        let buttons = driver.views(UIButton.self)
        let undo = try #require(buttons.first { $0.accessibilityLabel == "Undo" })
        let redo = try #require(buttons.first { $0.accessibilityLabel == "Redo" })
        return (driver, text, undo, redo)
    }

    /// The demo with its form page.
    private func form() async throws -> DemoDriver {
        let driver = await DemoDriver(WordsViewController.demo)
        let page = try #require(driver.views(UISegmentedControl.self).first { $0.accessibilityLabel == "Page" })
        page.selectedSegmentIndex = 1
        page.sendActions(for: .valueChanged)
        await driver.host.settle()
        return driver
    }

    @Test func `Words: the buttons above the letter undo and redo each step`() async throws {
        let (driver, text, undo, redo) = try await letter()
        let host = driver.host
        #expect(!undo.isEnabled && !redo.isEnabled)
        host.tap(at: driver.center(of: text))
        await host.settle()
        let before = text.text ?? ""
        host.type("x")
        await host.settle()
        let typed = text.text ?? ""
        #expect(typed != before)
        #expect(undo.isEnabled && !redo.isEnabled)
        host.tap(at: driver.center(of: undo))
        await host.settle()
        #expect(text.text == before)
        #expect(redo.isEnabled)
        host.tap(at: driver.center(of: redo))
        await host.settle()
        #expect(text.text == typed)
        #expect(undo.isEnabled && !redo.isEnabled)
    }

    @Test func `Words: undo removes a star and keeps the text typed before it`() async throws {
        let (driver, text, undo, redo) = try await letter()
        let host = driver.host
        let star = try #require(driver.views(UIButton.self).first { $0.accessibilityLabel == "Star" })
        host.tap(at: driver.center(of: text))
        await host.settle()
        let before = text.text ?? ""
        host.type("x")
        await host.settle()
        let typed = text.text ?? ""
        host.tap(at: driver.center(of: star))
        await host.settle()
        #expect(text.text?.count == typed.count + 1)
        let offset = text.selectedRange.location - 1
        #expect(text.textStorage.attribute(.attachment, at: offset, effectiveRange: nil) is NSTextAttachment)
        host.tap(at: driver.center(of: undo))
        await host.settle()
        #expect(text.text == typed)
        host.tap(at: driver.center(of: redo))
        await host.settle()
        #expect(text.textStorage.attribute(.attachment, at: offset, effectiveRange: nil) is NSTextAttachment)
        host.tap(at: driver.center(of: undo))
        await host.settle()
        host.tap(at: driver.center(of: undo))
        await host.settle()
        #expect(text.text == before)
    }

    @Test func `Words: the form's search bar filters fields by name; an empty search shows all`() async throws {
        let driver = try await form()
        let host = driver.host
        let search = try #require(driver.views(UISearchBar.self).first)
        func shown() -> [String] {
            driver.views(ControlRow.self).filter { !$0.isHidden && $0.superview?.superview?.isHidden == false }.compactMap(\.text)
        }
        #expect(shown() == ["Name", "Mail", "Phone", "Country", "Password", "Amount", "Date", ""])
        host.tap(at: driver.center(of: search))
        await host.settle()
        host.type("ma")
        await host.settle()
        #expect(shown() == ["Mail"])
        #expect(search.searchTextField.isFirstResponder)
        host.type("zzz")
        await host.settle()
        #expect(shown() == [])
        search.searchTextField.selectAll(nil)
        host.type("ORDER")
        await host.settle()
        #expect(shown() == ["Amount", "Date"])
        search.searchTextField.selectAll(nil)
        host.press("Backspace")
        await host.settle()
        #expect(shown().count == 8)
    }

    @Test(arguments: [false, true])
    func `Words: countries with the typed prefix are suggested, and one is chosen`(byKeys: Bool) async throws {
        let driver = try await form()
        let host = driver.host
        let country = try #require(driver.views(UISearchTextField.self).first { $0.accessibilityLabel == "Country" })
        host.tap(at: driver.center(of: country))
        await host.settle()
        let name = try #require(Locale.desktop.localizedString(forRegionCode: "DK"))
        host.type(String(name.prefix(4)).lowercased())
        await host.settle()
        #expect(country.searchSuggestions?.compactMap(\.localizedSuggestion).contains(name) == true)
        #expect(country.searchSuggestions?.allSatisfy { $0.localizedSuggestion?.hasPrefix(name.prefix(4)) == true } == true)
        if byKeys {
            host.press("ArrowDown")
            host.press("Return")
        } else {
            #expect(host.tap(name))
        }
        await host.settle()
        #expect(country.text == name)
        #expect(host.view(labelled: name) == nil)
    }
}
