import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("A layout manager")
struct LayoutManagerTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))
    let storage = NSTextStorage(string: "")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 1000))

    init() {
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    /// How many pixels of a colour `draw` leaves.
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

    @Test("Letters and the colours behind them are drawn one without the other")
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

    @Test("An attachment's new size counts when the layout of its characters is given up, and that of others is kept")
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

    @Test("A text view's own class has what its superclass makes besides, and is made by a frame as well")
    func inheritedInitializers() {
        let view = OwnTextView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.made == 1 && view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(OwnTextView().frame == .zero)
        let glass = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(glass.effect == nil && glass.contentView.bounds.size == CGSize(width: 30, height: 40))
        #expect(UIVisualEffectView().effect == nil)
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
