import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("The outline around lines of text")
struct TextLineOutlineTests {
    private static let margin = PreviewConstants.textMargin

    private func subpaths(_ path: CGPath) -> Int {
        var count = 0
        path.applyWithBlock { if $0.pointee.type == .closeSubpath { count += 1 } }
        return count
    }

    @Test("The outline of one line is a rounded rectangle")
    func one() {
        let line = CGRect(x: 10, y: 20, width: 100, height: 18)
        let path = TextLineOutline(lines: [line]).path
        #expect(path.boundingBoxOfPath == line.insetBy(dx: -Self.margin.width, dy: -Self.margin.height))
        #expect(path.contains(CGPoint(x: 60, y: 29)))
        #expect(!path.contains(CGPoint(x: 10 - Self.margin.width + 0.5, y: 20 - Self.margin.height + 0.5)), "The corner is round")
        #expect(subpaths(path) == 1)
    }

    @Test("A range from the middle of a line to the middle of another has one outline with steps")
    func passage() {
        let path = TextLineOutline(lines: [
            CGRect(x: 120, y: 0, width: 180, height: 20), CGRect(x: 0, y: 22, width: 300, height: 20),
            CGRect(x: 0, y: 44, width: 90, height: 20),
        ]).path
        #expect(subpaths(path) == 1)
        #expect(path.contains(CGPoint(x: 200, y: 21)), "Between the lines")
        #expect(!path.contains(CGPoint(x: 50, y: 8)), "Before the first")
        #expect(!path.contains(CGPoint(x: 200, y: 60)), "After the last")
        #expect(path.contains(CGPoint(x: 112.5, y: 16.5)), "The inner corner is filled up to its curve")
    }

    @Test("Lines of almost equal width have straight sides")
    func straight() {
        let path = TextLineOutline(lines: [
            CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 0, y: 20, width: 193, height: 20),
            CGRect(x: 2, y: 40, width: 196, height: 20),
        ]).path
        var points: Set<CGFloat> = []
        path.applyWithBlock { element in
            if element.pointee.type == .addLineToPoint { points.insert(element.pointee.points[0].x) }
        }
        let box = path.boundingBoxOfPath
        #expect(points.allSatisfy { abs($0 - box.minX) < 9 || abs($0 - box.maxX) < 9 })
    }

    @Test("Paragraphs, and parts of a line, that do not touch have separate outlines")
    func apart() {
        #expect(
            subpaths(TextLineOutline(lines: [CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 80, width: 50, height: 20)]).path)
                == 2)
        #expect(
            subpaths(TextLineOutline(lines: [CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 120, y: 0, width: 50, height: 20)]).path)
                == 2)
    }

    @Test("Lines around an empty area have an outline with a hole")
    func hole() {
        let path = TextLineOutline(lines: [
            CGRect(x: 0, y: 0, width: 300, height: 20), CGRect(x: 0, y: 20, width: 60, height: 60),
            CGRect(x: 240, y: 20, width: 60, height: 60), CGRect(x: 0, y: 80, width: 300, height: 20),
        ]).path
        #expect(subpaths(path) == 2)
        #expect(!path.contains(CGPoint(x: 150, y: 50)))
        #expect(path.contains(CGPoint(x: 30, y: 50)))
    }

    @Test("Empty, null and infinite rectangles have no outline")
    func empty() {
        #expect(TextLineOutline(lines: []).path.isEmpty)
        #expect(TextLineOutline(lines: [CGRect.zero, CGRect.null, CGRect.infinite]).path.isEmpty)
        #expect(UIPreviewParameters(textLineRects: []).visiblePath == nil)
        let one = [NSValue(cgRect: CGRect(x: 0, y: 0, width: 9, height: 9))]
        #expect(UIDragPreviewParameters(textLineRects: one).visiblePath?.isEmpty == false)
    }

    @Test("The outline of random lines contains each line's centre, and extends at most 17 points beyond the lines")
    func everyLine() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let lines = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                CGRect(
                    x: CGFloat.random(in: 0...300, using: &random), y: CGFloat.random(in: 0...200, using: &random),
                    width: CGFloat.random(in: 1...200, using: &random), height: CGFloat.random(in: 5...30, using: &random))
            }
            let path = TextLineOutline(lines: lines).path
            for line in lines { #expect(path.contains(CGPoint(x: line.midX, y: line.midY)), "\(lines)") }
            let whole = lines.dropFirst().reduce(lines[0]) { $0.union($1) }
            let (near, box) = (whole.insetBy(dx: -17, dy: -17), path.boundingBoxOfPath)
            #expect(box.minX >= near.minX && box.maxX <= near.maxX && box.minY >= near.minY && box.maxY <= near.maxY)
        }
    }
}
