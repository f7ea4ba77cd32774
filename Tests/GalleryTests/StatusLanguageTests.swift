import Testing
import UIKitTesting

@testable import GalleryScreens

/// The demos' status texts in a pseudo-language with a distinct text for each key of the catalogue.
@MainActor
@Suite("Localized status texts")
struct StatusLanguageTests {
    /// The text in a pseudo-language without letters: the length of the English text, then one mark for each part between placeholders. The length
    /// distinguishes
    /// the texts.
    nonisolated private static func marked(_ english: String) -> String {
        var text = ""
        var rest = english[...]
        while let character = rest.first {
            if character == "%" {
                let length = rest.hasPrefix("%lld") ? 4 : 2
                text += rest.prefix(length)
                rest = rest.dropFirst(length)
            } else {
                rest = rest.dropFirst()
                if text.last != "¤" { text += "¤" }
            }
        }
        return "\(english.count)\(text)"
    }

    /// Runs a demo in the pseudo-language and returns all of its status texts.
    private func statusLines(of title: String, _ body: (DemoDriver) async throws -> Void) async throws -> [String] {
        try await LocalText.$lookup.withValue({ Self.marked($0) }) { @MainActor in
            let demo = try #require(gallerySections.flatMap(\.demos).first { $0.title == title })
            let driver = await DemoDriver(demo)
            var lines: Set<String> = []
            @MainActor func note() {
                for line in driver.views(StatusLine.self) { lines.formUnion(line.subviews.compactMap { ($0 as? UILabel)?.text }) }
            }
            driver.host.onFrame = { _ in note() }
            note()
            try await body(driver)
            await driver.host.settle()
            note()
            return lines.sorted()
        }
    }

    /// The lines that still contain letters, apart from names and dates.
    private func english(in lines: [String]) -> [String] {
        lines.filter { line in
            if line.contains("2026") { return false }
            var rest = line
            for name in ["Ada", "Grace", "Alan", "Mary", "Wi-Fi"] { rest = rest.replacingOccurrences(of: name, with: "") }
            return rest.contains { $0.isLetter }
        }
    }

    /// Demos with custom actions that are equivalent to drags. Performs each action once.
    @Test(arguments: ["Drop", "Stacks", "Blind Spot", "Constraints"])
    func actions(demo: String) async throws {
        let lines = try await statusLines(of: demo) { driver in
            for element in driver.host.accessibilityElements {
                for action in element.accessibilityCustomActions ?? [] {
                    #expect(!action.name.contains { $0.isLetter }, "\(demo): \(action.name)")
                    _ = action.actionHandler?(action)
                    await driver.host.settle()
                }
            }
        }
        #expect(lines.count > 1, "\(demo) said nothing")
        #expect(english(in: lines).isEmpty)
    }

    /// Demos whose controls report their use in the status line.
    @Test(arguments: ["Controls", "Interruptible"])
    func activation(demo: String) async throws {
        let lines = try await statusLines(of: demo) { driver in
            for element in driver.host.accessibilityElements {
                if element.accessibilityTraits.contains(.adjustable) {
                    element.accessibilityIncrement()
                } else if !element.accessibilityActivate() {
                    driver.host.tap(at: element.accessibilityActivationPoint)
                }
                await driver.host.settle()
            }
        }
        #expect(lines.count > 1, "\(demo) said nothing")
        #expect(english(in: lines).isEmpty)
    }

    @Test func words() async throws {
        let lines = try await statusLines(of: "Words") { driver in
            let letter = try #require(driver.views(LetterView.self).first)
            driver.host.tap(at: driver.center(of: letter))
            await driver.host.settle()
            for button in driver.views(UIButton.self) where button.isEnabled {
                driver.host.tap(at: driver.center(of: button))
                await driver.host.settle()
            }
        }
        #expect(lines.count > 3, "\(lines)")
        #expect(english(in: lines).isEmpty)
    }

    @Test func tables() async throws {
        let lines = try await statusLines(of: "Tables") { driver in
            let table = try #require(driver.views(UITableView.self).first)
            let cell = try #require(table.visibleCells.first)
            let end = driver.center(of: cell)
            driver.host.drag(from: CGPoint(x: end.x + 140, y: end.y), to: CGPoint(x: end.x - 160, y: end.y), duration: 0.3)
            await driver.host.settle()
            let undo = try #require(driver.views(UIButton.self).first { $0.isEnabled })
            driver.host.tap(at: driver.center(of: undo))
        }
        #expect(lines.count == 3)
        #expect(english(in: lines).isEmpty)
    }

    /// Drags each view onto each target. After a person is dropped on the letter, the letter's text changes only when the person's data are loaded.
    /// That is outside of this test's task, so the text is in English.
    @Test func shop() async throws {
        let lines = try await statusLines(of: "Shop") { driver in
            let pieces: [UIView] = driver.views(GoodsCard.self) + driver.views(ContactView.self) + driver.views(GiftCard.self)
            let basket = try #require(driver.views(BasketView.self).first)
            let letter = try #require(driver.views(MessageView.self).first)
            for piece in pieces.prefix(6) {
                for target in [basket, letter] as [UIView] {
                    let finger = driver.host.touchDown(at: driver.center(of: piece))
                    finger.hold(for: 0.6)
                    finger.move(to: driver.center(of: target), duration: 0.3)
                    driver.host.advance(by: 0.3)
                    finger.lift()
                    await driver.host.settle()
                }
            }
            let cards = driver.views(GiftCard.self)
            let finger = driver.host.touchDown(at: driver.center(of: cards[0]))
            finger.hold(for: 0.6)
            finger.move(to: driver.center(of: cards[1]), duration: 0.3)
            finger.lift()
            await driver.host.settle()
        }
        #expect(lines.count > 6)
        #expect(english(in: lines).filter { !$0.hasPrefix("Sent to") }.isEmpty)
    }

    @Test func formatArgumentsAreInsertedOnce() {
        let text = LocalText.$lookup.withValue({ _ in "%2: %1, 100 %" }) { local("anything", with: "%2", "second") }
        #expect(text == "second: %2, 100 %")
    }
}
