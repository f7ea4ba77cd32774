import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct SpellingTests {
    @Test func misspelledWordsAreFoundAndCorrected() {
        let checker = UITextChecker()
        #expect(UITextChecker.availableLanguages.contains("en_US"))
        let text = "A sentense with mail@exampel.org, NASA, 42nd and wrogn words. Über 漢字 x."
        let whole = NSRange(location: 0, length: text.utf16.count)
        let first = checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: 0, wrap: false, language: "en_US")
        #expect((text as NSString).substring(with: first) == "sentense")
        #expect(checker.guesses(forWordRange: first, in: text, language: "en_US")?.contains("sentence") == true)
        let second = checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: first.upperBound, wrap: false, language: "en_US")
        #expect((text as NSString).substring(with: second) == "wrogn")
        checker.ignoreWord("sentense")
        let again = checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: second.upperBound, wrap: true, language: "en-US")
        #expect((text as NSString).substring(with: again) == "Über" || again == second)
        #expect(
            checker.rangeOfMisspelledWord(
                in: "right words", range: NSRange(location: 0, length: 11), startingAt: 0, wrap: true, language: "en_US"
            )
            .location == NSNotFound)
        #expect(checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: 0, wrap: true, language: "tlh").location == NSNotFound)
    }

    @Test func editMenuCorrectsAWord() {
        let host = TestHost()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.spellCheckingType = .yes
        view.font = .systemFont(ofSize: 20)
        host.window.addSubview(view)
        view.becomeFirstResponder()
        host.type("some sentense here")
        host.advance(by: 0.1)
        let start = view.position(from: view.beginningOfDocument, offset: 7)!
        let rect = view.convert(view.caretRect(for: start), to: nil)
        host.pointer.move(to: CGPoint(x: rect.midX, y: rect.midY))
        host.pointer.press(.secondary)
        host.pointer.release()
        host.advance(by: 0.5)
        #expect(host.tap("sentence"))
        host.advance(by: 0.5)
        #expect(view.text == "some sentence here")
        host.press("z", modifiers: .control)
        #expect(view.text == "some sentense here")
    }

    @Test func misspelledWordIsUnderlinedWhenFinished() {
        let host = TestHost(size: CGSize(width: 320, height: 200), scale: 1)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        view.spellCheckingType = .yes
        view.font = .systemFont(ofSize: 24)
        view.tintColor = .systemBlue
        host.window.addSubview(view)
        view.becomeFirstResponder()
        func redPixels() -> Int {
            let image = host.snapshot()
            guard let data = image.dataProvider?.data else { return -1 }
            let bytes = [UInt8](data as Data)
            return (0..<60).reduce(0) { count, y in
                count
                    + (0..<320).count { x in
                        let start = y * image.bytesPerRow + x * 4
                        return bytes[start + 2] > 180 && bytes[start + 1] < 140
                    }
            }
        }
        host.type("wrogn")
        host.advance(by: 0.1)
        #expect(redPixels() == 0)
        host.type(" ")
        host.advance(by: 0.1)
        #expect(redPixels() > 10)
        view.spellCheckingType = .no
        host.advance(by: 0.1)
        #expect(redPixels() == 0)
    }
}
