import Testing

@testable import UIKit
import UIKitTesting

@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
    @Test("Each combination of autoresizing flags along an axis resizes the flexible parts")
    func masks() {
        func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let child = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 60))
            child.autoresizingMask = mask
            parent.addSubview(child)
            parent.frame.size = CGSize(width: 200, height: 150)
            return child.frame
        }
        // Horizontally, the left margin is 20, the width is 40 and the right margin is 40. The superview becomes 100 points wider.
        #expect(resized([]) == CGRect(x: 20, y: 10, width: 40, height: 60))
        #expect(resized(.flexibleRightMargin) == CGRect(x: 20, y: 10, width: 40, height: 60))
        #expect(resized(.flexibleLeftMargin).minX == 120)
        #expect(resized(.flexibleWidth).width == 140)
        expectClose(resized([.flexibleLeftMargin, .flexibleRightMargin]).minX, 20 + 100 * 20 / 60)
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin]).width == 40)
        expectClose(resized([.flexibleLeftMargin, .flexibleWidth]).minX, 20 + 100 * 20 / 60)
        expectClose(resized([.flexibleLeftMargin, .flexibleWidth]).width, 40 + 100 * 40 / 60)
        expectClose(resized([.flexibleWidth, .flexibleRightMargin]).width, 90)
        #expect(resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]).minX == 40)
        #expect(resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]).width == 80)
        // Vertically, the top margin is 10, the height is 60 and the bottom margin is 30. The superview becomes 50 points higher.
        #expect(resized(.flexibleTopMargin).minY == 60)
        #expect(resized(.flexibleHeight).height == 110)
        #expect(resized([.flexibleTopMargin, .flexibleBottomMargin]).minY == 22.5)
    }

    @Test("Flexible parts share a size change in proportion to their lengths, and fixed parts keep their lengths", arguments: 0..<200)
    func proportions(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let span = AutoresizedSpan(
            before: .random(in: 0...100, using: &random), length: .random(in: 1...100, using: &random),
            after: .random(in: 0...100, using: &random), flexibleBefore: .random(using: &random),
            flexibleLength: .random(using: &random), flexibleAfter: .random(using: &random))
        let total = span.before + span.length + span.after
        let difference = CGFloat.random(in: -total / 2...200, using: &random)
        let grown = span.grown(by: difference)
        let parts = [
            (span.before, grown.before, span.flexibleBefore), (span.length, grown.length, span.flexibleLength),
            (span.after, grown.after, span.flexibleAfter),
        ]
        let flexible = parts.filter(\.2)
        guard !flexible.isEmpty else {
            #expect(grown.before == span.before && grown.length == span.length)
            return
        }
        for part in parts where !part.2 { #expect(part.0 == part.1) }
        if grown.length > 0 { expectClose(grown.before + grown.length + grown.after, total + difference) }
        let sum = flexible.reduce(0) { $0 + $1.0 }
        for part in flexible where part.1 > 0 { expectClose(part.1, part.0 + difference * part.0 / sum) }
    }

    @Test("Flexible margins of zero length share a size change evenly")
    func evenly() {
        let span = AutoresizedSpan(before: 0, length: 10, after: 0, flexibleBefore: true, flexibleLength: false, flexibleAfter: true)
        #expect(span.grown(by: 30).before == 15)
    }

    @Test("A subview with flexible width and height in an empty view fills it after it gets a size")
    func fillingFromZero() {
        let parent = UIView()
        let child = UIView()
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame = CGRect(x: 3, y: 3, width: 80, height: 90)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 80, height: 90))
    }

    @Test("A superview that grows and shrinks back restores the frames of its subviews")
    func inverse() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
        parent.addSubview(child)
        parent.bounds.size = CGSize(width: 250, height: 333)
        parent.bounds.size = CGSize(width: 100, height: 100)
        expectClose(child.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("With autoresizesSubviews false subviews keep their frames")
    func off() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth]
        parent.addSubview(child)
        parent.autoresizesSubviews = false
        parent.frame.size.width = 200
        #expect(child.frame.width == 100)
    }

    @Test("A rotated subview is resized by its untransformed rectangle and keeps its transform")
    func rotated() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 40, width: 80, height: 20))
        child.autoresizingMask = [.flexibleWidth]
        parent.addSubview(child)
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        parent.frame.size.width = 150
        #expect(child.bounds.size == CGSize(width: 130, height: 20))
        #expect(child.center == CGPoint(x: 75, y: 50))
    }

    private func expectClose(_ one: CGFloat, _ other: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(abs(one - other) < 1e-6, "\(one) is not \(other)", sourceLocation: sourceLocation)
    }
    private func expectClose(_ one: CGRect, _ other: CGRect) {
        expectClose(one.minX, other.minX)
        expectClose(one.minY, other.minY)
        expectClose(one.width, other.width)
        expectClose(one.height, other.height)
    }
}
