import Foundation
import Testing
import UIKitTesting

@testable import TextKit
@testable import UIKit

/// A text view lays out its visible part. It lays out the rest of a short text when a result depends on it.
@MainActor
@Suite("Measuring the text outside of the visible area")
struct TextMeasuringTests {
    private static let text = (0..<150).map { "Line \($0): " + String(repeating: "words and ", count: $0 % 9) }.joined(separator: "\n")

    private func makeView(width: CGFloat = 320) -> (host: TestHost, view: UITextView) {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 240))
        view.font = .systemFont(ofSize: 15)
        host.window.addSubview(view)
        view.text = Self.text
        host.advance(by: 0.1)
        return (host, view)
    }

    private func measured(_ view: UITextView) -> Int {
        (0..<view.editor.textLayout.paragraphs.count).filter { view.editor.textLayout.paragraphs[$0].isExact }.count
    }

    /// The height of the whole text, from a separate layout.
    private func height(_ view: UITextView) -> CGFloat {
        view.editor.textLayout.copy(width: view.editor.textLayout.width).height + view.textContainerInset.top
            + view.textContainerInset.bottom
    }

    @Test func frameLaysOutTheVisibleText() {
        let (host, view) = makeView()
        view.becomeFirstResponder()
        host.advance(by: 1)
        #expect((5...40).contains(measured(view)))
        #expect(view.contentSize.height == height(view))
        #expect(measured(view) == 150)
    }

    @Test func newWidthLaysOutOnlyTheVisibleText() {
        let (host, view) = makeView()
        _ = view.contentSize
        view.frame.size.width = 250
        host.advance(by: 0.1)
        #expect(measured(view) < 40)
        #expect(view.contentSize == CGSize(width: 250, height: height(view)))
    }

    @Test func fingerScrollsToTheExactEnd() {
        let (host, view) = makeView()
        for _ in 0..<12 {
            let finger = host.touchDown(at: CGPoint(x: 100, y: 220))
            finger.move(to: CGPoint(x: 100, y: 20), duration: 0.05)
            finger.lift()
            host.advance(by: 3)
        }
        #expect(abs(view.contentOffset.y - (height(view) - 240)) < 1)
        let last = view.caretRect(for: view.endOfDocument)
        #expect(abs(last.maxY + view.textContainerInset.bottom - height(view)) < 1)
    }

    @Test func caretBelowTheVisibleTextIsExact() {
        let (_, view) = makeView()
        let textLayout = view.editor.textLayout.copy(width: view.editor.textLayout.width)
        let textPosition = view.position(from: view.beginningOfDocument, offset: 5_000) ?? view.endOfDocument
        #expect(
            view.caretRect(for: textPosition).minY == textLayout.caret(at: 5_000, isUpstream: false).strong.minY
                + view.textContainerInset.top)
        #expect(measured(view) == 150)
    }

    @Test func typingAtTheEndShowsTheCaret() {
        let (host, view) = makeView()
        view.becomeFirstResponder()
        #expect(view.selectedRange.location == (Self.text as NSString).length)
        host.type("!")
        host.advance(by: 0.5)
        #expect(view.bounds.contains(view.caretRect(for: view.endOfDocument)))
        #expect(view.contentSize.height == height(view))
    }

    @Test func appCanScrollToTheEnd() {
        let (host, view) = makeView()
        view.contentOffset.y = view.contentSize.height - view.bounds.height
        host.advance(by: 0.1)
        #expect(abs(view.contentOffset.y - (height(view) - 240)) <= 0.5 / view.traitCollection.displayScale)
        let (_, other) = makeView()
        other.scrollRangeToVisible(NSRange(location: (Self.text as NSString).length, length: 0))
        #expect(other.contentSize.height == height(other))
    }

    @Test func reportedContentHeightIsExact() {
        final class Growing: UITextView {
            var heights: [CGFloat] = []
            override var contentSize: CGSize { didSet { heights.append(contentSize.height) } }
        }
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let view = Growing(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        host.window.addSubview(view)
        host.advance(by: 0.1)
        view.heights = []
        view.text = Self.text
        host.advance(by: 0.1)
        #expect(view.heights == [height(view)])

        let (otherHost, observed) = makeView()
        var observedHeights: [CGFloat] = []
        let observation = observed.observe(\.contentSize, options: [.new]) { view, _ in
            MainActor.assumeIsolated { observedHeights.append(view.contentSize.height) }
        }
        observed.text = Self.text + "\nand more"
        otherHost.advance(by: 0.1)
        #expect(observedHeights == [height(observed)])
        observation.invalidate()
    }

    @Test("After random edits, width changes and scrolling, the visible text and the height equal those of a new view")
    func random() {
        var generator = SeededGenerator(seed: 17)
        let (host, view) = makeView()
        for round in 0..<60 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: view.frame.size.width = CGFloat(Int.random(in: 120...320, using: &generator))
            case 1: view.contentOffset.y = .random(in: 0...1_500, using: &generator)
            case 2: view.text = Self.text
            case 3:
                view.selectedRange = NSRange(location: Int.random(in: 0...(view.text as NSString).length, using: &generator), length: 0)
                view.insertText(["x", "\n", "several words\nin two lines", " "].randomElement(using: &generator) ?? "")
            case 4:
                view.selectedRange = NSRange(location: Int.random(in: 0...(view.text as NSString).length, using: &generator), length: 0)
                for _ in 0..<5 { view.deleteBackward() }
            default: view.contentOffset.y = 0
            }
            host.advance(by: 0.1)
            let tiles = view.subviews.filter { String(describing: type(of: $0)) == "TextTile" }.sorted { $0.frame.minY < $1.frame.minY }
            let other = UITextView(frame: view.frame)
            other.font = view.font
            other.text = view.text
            host.window.insertSubview(other, at: 0)
            _ = other.contentSize
            other.contentOffset = view.contentOffset
            host.advance(by: 0.1)
            let others = other.subviews.filter { String(describing: type(of: $0)) == "TextTile" }.sorted { $0.frame.minY < $1.frame.minY }
            let frames = tiles.map(\.frame).filter { $0.intersects(view.bounds.insetBy(dx: 0, dy: 30)) }
            #expect(frames == others.map(\.frame).filter { $0.intersects(view.bounds.insetBy(dx: 0, dy: 30)) }, "round \(round)")
            if Bool.random(using: &generator) { #expect(view.contentSize == other.contentSize, "round \(round)") }
            other.removeFromSuperview()
        }
    }
}
