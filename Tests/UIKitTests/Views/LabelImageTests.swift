import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@Suite("Equal labels share an image") @MainActor
struct LabelImageTests {
    private let host = TestHost(size: CGSize(width: 200, height: 100))

    /// Shows labels with the text "Follow" and equal sizes in one frame. `change` may change the second label before.
    private func show(_ labels: [UILabel], _ change: (UILabel) -> Void = { _ in }) {
        for (index, label) in labels.enumerated() {
            label.text = "Follow"
            label.sizeToFit()
            label.frame = CGRect(x: 10, y: 10 + 40 * index, width: 80, height: 24)
            host.window.addSubview(label)
        }
        change(labels[1])
        host.advance(by: 0.02)
    }

    private func picture(of label: UILabel) -> CGImage? { label.layer.contents as? CGImage }

    /// The rows of pixels that `label` shows.
    private func rows(of label: UILabel) -> [[UInt32]] {
        let picture = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
        guard let image = picture.cgImage else { return [] }
        return (0..<image.height).map { y in Array(image.row(y)) }
    }

    @Test("Two labels with the same text, size and attributes that are drawn in one frame share one image")
    func shared() {
        let labels = [UILabel(), UILabel()]
        show(labels)
        #expect(picture(of: labels[0]) != nil)
        #expect(picture(of: labels[0]) === picture(of: labels[1]))
        let isEqual = rows(of: labels[0]) == rows(of: labels[1])
        #expect(isEqual)
    }

    @Test(
        "A label with other attributes has its own image",
        arguments: [
            { $0.textColor = .systemRed }, { $0.isEnabled = false }, { $0.bounds.size.width = 90 }, { $0.bounds.origin.x = 3 },
            { $0.contentScaleFactor = 3 }, { $0.shadowColor = .black }, { $0.textAlignment = .right },
            { label in
                label.highlightedTextColor = .systemRed
                label.isHighlighted = true
            },
            { $0.font = .boldSystemFont(ofSize: 17) }, { $0.overrideUserInterfaceStyle = .dark },
        ] as [@MainActor @Sendable (UILabel) -> Void])
    func different(change: @MainActor @Sendable (UILabel) -> Void) {
        let labels = [UILabel(), UILabel()]
        show(labels, change)
        #expect(picture(of: labels[1]) != nil)
        #expect(picture(of: labels[0]) !== picture(of: labels[1]))
        // The same pixels as a label that is drawn alone.
        let alone = UILabel()
        let other = TestHost(size: CGSize(width: 200, height: 100))
        alone.text = "Follow"
        alone.frame = CGRect(x: 10, y: 50, width: 80, height: 24)
        other.window.addSubview(alone)
        change(alone)
        other.advance(by: 0.02)
        let isEqual = rows(of: labels[1]) == rows(of: alone)
        #expect(isEqual)
    }

    @Test("A class that overrides drawing has its own image")
    func ownDrawing() {
        final class Marked: UILabel {
            var drawings = 0
            override func drawText(in rect: CGRect) {
                drawings += 1
                super.drawText(in: rect.insetBy(dx: 8, dy: 0))
            }
        }
        let marked = Marked()
        show([UILabel(), marked])
        #expect(marked.drawings == 1)
    }

    @Test("When one of two labels with a shared image changes, the other keeps the image")
    func apart() {
        let labels = [UILabel(), UILabel()]
        show(labels)
        let before = rows(of: labels[0])
        labels[1].text = "Following"
        host.advance(by: 0.02)
        let (isUnchanged, isChanged) = (rows(of: labels[0]) == before, rows(of: labels[1]) != before)
        #expect(isUnchanged && isChanged)
    }
}
