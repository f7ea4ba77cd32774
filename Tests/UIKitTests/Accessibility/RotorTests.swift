import Host
import Testing

@testable import UIKit
@testable import UIKitTesting

@Suite("Custom rotors as accessibility actions") @MainActor
struct RotorTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    /// The requests of a rotor.
    private struct Question: Equatable {
        var from: String?
        var direction: UIAccessibilityCustomRotor.Direction
    }

    private func bridge() throws -> AccessibilityBridge {
        _ = host.window
        return try #require(AccessibilityBridge.current)
    }

    private func labels(_ texts: [String]) -> [UILabel] {
        texts.enumerated().map { index, text in
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 300, width: 200, height: 40))
            label.text = text
            return label
        }
    }

    /// Performs an action of the element with a name, as a screen reader does.
    private func act(_ action: String, on name: String) throws -> Bool {
        let bridge = try bridge()
        func find(_ id: UInt64) -> UInt64? {
            if bridge.element(id)?.name == name { return id }
            return bridge.children(of: id).lazy.compactMap { find($0) }.first
        }
        let id = try #require(bridge.windows.lazy.compactMap { find($0) }.first)
        let index = try #require(bridge.element(id)?.actions.firstIndex(of: action), "\(bridge.element(id)?.actions ?? [])")
        return bridge.perform(index, on: id)
    }

    @Test("Each rotor of a container adds a next and a previous action to its elements; they stop at the last result")
    func container() throws {
        let scroll = UIScrollView(frame: host.window.bounds)
        scroll.contentSize = CGSize(width: 400, height: 1500)
        host.window.addSubview(scroll)
        let all = labels(["One", "Two !", "Three", "Four !"])
        for label in all { scroll.addSubview(label) }
        let marked = [all[1], all[3]]
        var questions: [Question] = []
        scroll.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Warnings") { predicate in
                let here = predicate.currentItem.targetElement as? UILabel
                questions.append(Question(from: here?.text, direction: predicate.searchDirection))
                let currentIndex = all.firstIndex { $0 === here } ?? -1
                let found =
                    predicate.searchDirection == .next
                    ? marked.first { $0.frame.minY > CGFloat(currentIndex) * 300 }
                    : marked.last { $0.frame.minY < CGFloat(currentIndex) * 300 }
                return found.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
            }
        ]
        host.advance(by: 0.1)
        host.isScreenReaderRunning = true
        #expect(AccessibilityTree.facts(of: all[0]).actions.suffix(2) == ["Next Warnings", "Previous Warnings"])
        #expect(try act("Next Warnings", on: "One") && all[1].accessibilityElementIsFocused())
        let bridge = try bridge()
        let second = try #require(all[1].accessibilityRecord?.number)
        #expect(host.platform.assistant.changes.contains(.state(second, .focused, isOn: true)))
        #expect(try act("Next Warnings", on: "Two !") && all[3].accessibilityElementIsFocused())
        #expect(scroll.contentOffset.y > 300, "What a rotor finds comes into sight")
        #expect(try !act("Next Warnings", on: "Four !") && all[3].accessibilityElementIsFocused())
        #expect(try act("Previous Warnings", on: "Four !") && all[1].accessibilityElementIsFocused())
        #expect(
            questions == [
                Question(from: "One", direction: .next), Question(from: "Two !", direction: .next),
                Question(from: "Four !", direction: .next), Question(from: "Four !", direction: .previous),
            ])
        scroll.accessibilityCustomRotors = nil
        #expect(bridge.element(second)?.actions.contains("Next Warnings") == false)
    }

    @Test("A rotor with text ranges selects the next or the previous range in the text")
    func ranges() throws {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        text.text = "teh cat saw teh dog"
        text.accessibilityLabel = "Letter"
        host.window.addSubview(text)
        let wrong = [0..<3, 12..<15]
        text.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(systemType: .misspelledWord) { predicate in
                let start = predicate.currentItem.targetRange.map { text.offset(from: text.beginningOfDocument, to: $0.start) }
                let next =
                    predicate.searchDirection == .next
                    ? wrong.first { $0.lowerBound > start ?? -1 } : wrong.last { $0.lowerBound < start ?? 99 }
                guard let next, let first = text.position(from: text.beginningOfDocument, offset: next.lowerBound),
                    let last = text.position(from: first, offset: next.count)
                else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: text, targetRange: text.textRange(from: first, to: last))
            }
        ]
        host.advance(by: 0.1)
        for expected in wrong {
            #expect(try act("Next Misspelled Words", on: "Letter"))
            #expect(text.selectedRange == NSRange(expected))
        }
        #expect(try !act("Next Misspelled Words", on: "Letter") && text.selectedRange == NSRange(wrong[1]))
        #expect(try act("Previous Misspelled Words", on: "Letter") && text.selectedRange == NSRange(wrong[0]))
    }

    @Test("System rotors have localized names; a view's rotors apply to its elements, unless an element has one of that name")
    func names() {
        func rotor(_ type: UIAccessibilityCustomRotor.SystemRotorType) -> UIAccessibilityCustomRotor {
            UIAccessibilityCustomRotor(systemType: type) { _ in nil }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "Piece"
        element.accessibilityTraits = .notEnabled
        view.accessibilityElements = [element]
        host.window.addSubview(view)
        view.accessibilityCustomRotors = [rotor(.heading), rotor(.link), rotor(.none)]
        element.accessibilityCustomRotors = [rotor(.headingLevel2), rotor(.heading)]
        #expect(
            AccessibilityTree.facts(of: element).actions == [
                "Next Headings of Level 2", "Previous Headings of Level 2", "Next Headings", "Previous Headings", "Next Links",
                "Previous Links",
            ])
        let headings = LocalizedStrings.text("Headings", languages: ["de"])
        #expect(LocalizedStrings.text("Next %1", [headings], languages: ["de"]) == "Weiter: Überschriften")
    }
}
