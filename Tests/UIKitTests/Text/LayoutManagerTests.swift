import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Layout managers")
struct LayoutManagerTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))
    let storage = NSTextStorage(string: "")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 1000))

    init() {
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    /// The number of pixels of a colour after `draw`.
    private func count(_ isWanted: (Double, Double, Double) -> Bool, _ draw: () -> Void) -> Int {
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        view.backgroundColor = .white
        withoutActuallyEscaping(draw) { draw in
            view.draws = draw
            host.window.addSubview(view)
            host.advance(by: 0.1)
            view.draws = nil
        }
        let image = host.snapshot(of: view)
        view.removeFromSuperview()
        var found = 0
        for y in 0..<image.height {
            for x in 0..<image.width {
                let color = UIImage(cgImage: image).cgImage?.color(x: x, y: y)
                if let color, isWanted(color.red, color.green, color.blue) { found += 1 }
            }
        }
        return found
    }

    @Test("drawBackground draws only the background, and drawGlyphs only the glyphs")
    func drawingParts() {
        storage.setAttributedString(
            NSAttributedString(
                string: "██",
                attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue, .backgroundColor: UIColor.red]))
        let all = NSRange(location: 0, length: 2)
        func isRed(_ red: Double, _ green: Double, _ blue: Double) -> Bool { red > 0.9 && green < 0.1 && blue < 0.1 }
        func isBlue(_ red: Double, _ green: Double, _ blue: Double) -> Bool { blue > 0.9 && green < 0.1 && red < 0.1 }
        #expect(count(isRed) { manager.drawBackground(forGlyphRange: all, at: .zero) } > 100)
        #expect(count(isBlue) { manager.drawBackground(forGlyphRange: all, at: .zero) } == 0)
        #expect(count(isBlue) { manager.drawGlyphs(forGlyphRange: all, at: .zero) } > 100)
        #expect(count(isRed) { manager.drawGlyphs(forGlyphRange: all, at: .zero) } == 0)
    }

    @Test("An attachment's new size applies after the layout of its characters is invalidated; other layout is kept")
    func invalidation() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let text = NSMutableAttributedString(string: "One\n")
        text.append(NSAttributedString(attachment: attachment))
        storage.setAttributedString(text)
        let height = manager.usedRect(for: container).height
        attachment.bounds.size.height = 120
        var changed = NSRange()
        manager.invalidateLayout(forCharacterRange: NSRange(location: 4, length: 1), actualCharacterRange: &changed)
        #expect(changed == NSRange(location: 4, length: 1))
        #expect(abs(manager.usedRect(for: container).height - height - 100) < 4)
        manager.invalidateLayout(forCharacterRange: NSRange(location: 1, length: 1), actualCharacterRange: &changed)
        #expect(changed == NSRange(location: 0, length: 4), "whole paragraphs are laid out")
        manager.invalidateLayout(forCharacterRange: NSRange(location: 99, length: 1), actualCharacterRange: nil)
    }

    @Test("The delegate is notified of each invalidation, and then of the finished layout")
    func delegate() {
        let listener = Listener()
        manager.delegate = listener
        storage.setAttributedString(NSAttributedString(string: "One"))
        #expect(listener.calls == ["invalidated"])
        _ = manager.usedRect(for: container)
        _ = manager.usedRect(for: container)
        #expect(listener.calls == ["invalidated", "laid out wholly"])
        storage.append(NSAttributedString(string: "\ntwo"))
        manager.ensureLayout(for: container)
        #expect(listener.calls == ["invalidated", "laid out wholly", "invalidated", "laid out wholly"])
        #expect(listener.container === container)
    }

    @Test("If a text view's layout manager has a delegate, each edit is laid out immediately, even without a window")
    func delegateOfView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let listener = Listener()
        view.layoutManager.delegate = listener
        view.text = "One"
        #expect(listener.calls.last == "laid out wholly")
        listener.calls = []
        view.textStorage.append(NSAttributedString(string: "two"))
        #expect(listener.calls == ["invalidated", "laid out wholly"])
    }

    @Test("A text that ends with a line break has an extra line fragment")
    func extraLine() {
        let font = UIFont.systemFont(ofSize: 20)
        func set(_ text: String) { storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font])) }
        set("One")
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
        set("One\n")
        let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        #expect(manager.extraLineFragmentRect.minY == first.maxY && manager.extraLineFragmentRect.height == first.height)
        #expect(manager.extraLineFragmentRect.width == 200 && manager.extraLineFragmentUsedRect.width == 10)
        #expect(manager.extraLineFragmentTextContainer === container)
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 4)) { _, _, _, range, _ in lines.append(range) }
        #expect(lines == [NSRange(location: 0, length: 4)], "a line break belongs to the line that it ends")
        #expect(manager.isValidGlyphIndex(3) && !manager.isValidGlyphIndex(4) && !manager.isValidGlyphIndex(-1))
        var range = NSRange()
        #expect(manager.textContainer(forGlyphAt: 1, effectiveRange: &range) === container && range == NSRange(location: 0, length: 4))
        #expect(manager.textContainer(forGlyphAt: 4, effectiveRange: nil) == nil)
        let caret = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 0), in: container)
        #expect(caret.minY == first.maxY && caret.height == first.height && caret.width == 0 && caret.minX == 5)
    }

    @Test("glyphRange(forBoundingRect:) returns the range from the first to the last glyph in the rectangle")
    func glyphsInRectangles() {
        storage.setAttributedString(NSAttributedString(string: "abc\ndef\nghi", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        func rect(_ index: Int) -> CGRect { manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container) }
        let line = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
        #expect(manager.glyphRange(forBoundingRect: line.insetBy(dx: 0, dy: 1), in: container) == NSRange(location: 4, length: 4))
        let two = rect(4).union(rect(5)).insetBy(dx: 1, dy: 1)
        #expect(manager.glyphRange(forBoundingRect: two, in: container) == NSRange(location: 4, length: 2))
        let across = rect(1).union(rect(5)).insetBy(dx: 1, dy: 1)
        #expect(manager.glyphRange(forBoundingRectWithoutAdditionalLayout: across, in: container) == NSRange(location: 1, length: 5))
        #expect(manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 500, width: 9, height: 9), in: container).length == 0)
        #expect(manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 200, height: 900), in: container).length == 11)
    }

    @Test("Enclosing rectangles of a selection that continues on the next line extend to the line's end; those of glyphs do not")
    func enclosingRectangles() {
        storage.setAttributedString(NSAttributedString(string: "abc\ndef", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        func rects(_ range: NSRange, _ selected: NSRange) -> [CGRect] {
            var found: [CGRect] = []
            manager.enumerateEnclosingRects(forGlyphRange: range, withinSelectedGlyphRange: selected, in: container) { rect, _ in
                found.append(rect)
            }
            return found
        }
        let none = NSRange(location: NSNotFound, length: 0)
        let letters = rects(NSRange(location: 1, length: 5), none)
        let bound = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 2), in: container)
        #expect(letters.count == 2 && letters.first == bound)
        let selected = rects(NSRange(location: 1, length: 5), NSRange(location: 1, length: 5))
        #expect(selected.reduce(CGRect.null) { $0.union($1) }.maxX == 195)
        #expect(selected.filter { $0.minY == bound.minY }.map(\.minX).min() == bound.minX)
        #expect(rects(NSRange(location: 1, length: 5), NSRange(location: 5, length: 1)).count == 1)
        var count = 0
        manager.enumerateEnclosingRects(forGlyphRange: NSRange(location: 0, length: 7), withinSelectedGlyphRange: none, in: container) {
            count += 1
            $1.pointee = true
        }
        #expect(count == 1)
    }

    @Test("Drawing a range again does not change its lines")
    func redrawing() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = "One"
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let before = view.layoutManager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
        let picture = host.snapshot(of: view)
        view.layoutManager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 99))
        view.layoutManager.invalidateDisplay(forGlyphRange: NSRange(location: 99, length: 1))
        host.advance(by: 0.1)
        #expect(view.layoutManager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil) == before)
        #expect(host.snapshot(of: view).dataProvider?.data as Data? == picture.dataProvider?.data as Data?)
    }

    @Test("A text view's overridden initializer is called by init(frame:) and init() too")
    func inheritedInitializers() {
        let view = OwnTextView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.made == 1 && view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(OwnTextView().frame == .zero)
        let glass = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(glass.effect == nil && glass.contentView.bounds.size == CGSize(width: 30, height: 40))
        #expect(UIVisualEffectView().effect == nil)
    }
}

private final class Listener: NSObject, NSLayoutManagerDelegate {
    var calls: [String] = []
    weak var container: NSTextContainer?

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { calls.append("invalidated") }

    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {
        calls.append(layoutFinishedFlag ? "laid out wholly" : "laid out in part")
        container = textContainer
    }
}

private class DrawingView: UIView {
    var draws: (() -> Void)?

    override func draw(_ rect: CGRect) { draws?() }
}

private class OwnTextView: UITextView {
    var made = 0

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
