import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextExclusionTests {
    private static let words = String(repeating: "Words that flow around a picture, as they do in letters. ", count: 12)

    private func fixture(_ text: String = TextExclusionTests.words) -> (TestHost, UITextView) {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        view.textContainer.lineFragmentPadding = 0
        view.textContainerInset = .zero
        view.font = .systemFont(ofSize: 16)
        view.text = text
        host.window.addSubview(view)
        return (host, view)
    }

    private func rects(_ view: UITextView) -> [CGRect] {
        (0..<view.text.utf16.count).compactMap { index in
            guard let start = view.position(from: view.beginningOfDocument, offset: index),
                let end = view.position(from: start, offset: 1), let range = view.textRange(from: start, to: end),
                !(view.text(in: range)?.allSatisfy(\.isWhitespace) ?? true)
            else { return nil }
            return view.firstRect(for: range)
        }
    }

    @Test func linesAvoidAnExclusionPath() {
        let (host, view) = fixture()
        let hole = CGRect(x: 120, y: 40, width: 140, height: 100)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
        host.advance(by: 0.1)
        let letters = rects(view)
        #expect(letters.allSatisfy { $0.insetBy(dx: 0.5, dy: 0.5).intersection(hole).isEmpty })
        #expect(letters.contains { $0.maxX <= hole.minX && $0.midY > hole.minY && $0.midY < hole.maxY })
        #expect(letters.contains { $0.minX >= hole.maxX && $0.midY > hole.minY && $0.midY < hole.maxY })
        #expect(letters.contains { $0.minY > hole.maxY && $0.minX < 20 })
        // Glyphs follow one another line by line.
        for (one, next) in zip(letters, letters.dropFirst()) { #expect(next.minY >= one.minY - 0.01) }
        view.textContainer.exclusionPaths = []
        host.advance(by: 0.1)
        #expect(rects(view).contains { !$0.intersection(hole).isEmpty })
    }

    @Test func circleLeavesLongerLinesAboveAndBelow() {
        let (host, view) = fixture()
        view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 200, y: 0, width: 200, height: 200))]
        host.advance(by: 0.1)
        // The right edge of the text on the left of the circle, at the height `y`.
        func right(_ y: CGFloat) -> CGFloat {
            rects(view).filter { $0.minY <= y && $0.maxY > y && $0.midX < 300 }.map(\.maxX).max() ?? 0
        }
        #expect(right(10) <= 250)
        #expect(right(100) <= 202)
    }

    @Test func carets() {
        let (host, view) = fixture()
        let hole = CGRect(x: 120, y: 40, width: 140, height: 100)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
        view.becomeFirstResponder()
        host.advance(by: 0.1)
        // A tap beside the shape finds the character there, and arrow keys move through the whole text.
        for point in [CGPoint(x: 60, y: 80), CGPoint(x: 330, y: 80), CGPoint(x: 200, y: 20), CGPoint(x: 200, y: 170)] {
            guard let index = view.closestPosition(to: point) else { continue }
            let caret = view.caretRect(for: index)
            #expect(abs(caret.midX - point.x) < 14 && caret.minY <= point.y && caret.maxY >= point.y)
        }
        view.selectedRange = NSRange(location: 0, length: 0)
        for index in 1...view.text.utf16.count {
            host.press("ArrowRight")
            #expect(view.selectedRange.location == index)
        }
        for index in (0..<view.text.utf16.count).reversed() {
            host.press("ArrowLeft")
            #expect(view.selectedRange.location == index)
        }
        var rows = 0
        while view.selectedRange.location < view.text.utf16.count, rows < 60 {
            let before = view.selectedRange.location
            host.press("ArrowDown")
            guard view.selectedRange.location > before else { break }
            rows += 1
        }
        #expect(rows > 5)
    }

    @Test func editingEqualsANewLayout() {
        let (host, view) = fixture(String(repeating: "Some words.\n", count: 8) + Self.words)
        let hole = UIBezierPath(ovalIn: CGRect(x: 100, y: 60, width: 180, height: 160))
        view.textContainer.exclusionPaths = [hole]
        view.becomeFirstResponder()
        host.advance(by: 0.1)
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<25 {
            let length = view.text.utf16.count
            view.selectedRange = NSRange(location: Int.random(in: 0...length, using: &generator), length: 0)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: host.type("\n")
            case 1: host.press("Backspace")
            case 2: host.press("Backspace", modifiers: .control)
            default: host.type("longer words ")
            }
            host.advance(by: 0.05)
            let (_, fresh) = fixture(view.text)
            fresh.textContainer.exclusionPaths = [hole]
            for _ in 0..<8 {
                let index = Int.random(in: 0...view.text.utf16.count, using: &generator)
                let one = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: index) ?? view.endOfDocument)
                let other = fresh.caretRect(for: fresh.position(from: fresh.beginningOfDocument, offset: index) ?? fresh.endOfDocument)
                #expect(abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01)
            }
        }
    }

    @Test func shapesWithoutSpaceOrWithInfiniteSize() {
        let (host, view) = fixture("word")
        let paths = [
            UIBezierPath(rect: CGRect(x: -10, y: 0, width: 1000, height: 300)),
            UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
            UIBezierPath(),
        ]
        view.textContainer.exclusionPaths = paths
        host.advance(by: 0.1)
        #expect(view.caretRect(for: view.beginningOfDocument).minY >= 290)
        view.textContainer.size.width = 3
        host.advance(by: 0.1)
        #expect(view.text == "word")
    }
}
