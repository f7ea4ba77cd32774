import CoreGraphics
import Foundation
import Host
import Testing
import UIKitTesting

@testable import QuartzCore

/// Images that consist of glyph runs have the same pixels as bitmaps, in any context.
@MainActor
@Suite("Images of glyph runs")
struct GlyphRunImageTests {
    // Render nodes need GTK, which these tests start by themselves.
    init() { #expect(RenderNode.isReady) }

    private let area = CGRect(x: 0, y: 0, width: 160, height: 90)

    private func picture(_ runs: [TextRun], scale: CGFloat, size: CGSize = CGSize(width: 140, height: 70)) throws -> CGImage {
        let layout = TextLayout(runs, limits: TextLayout.Limits(width: size.width - 20))
        return try #require(layout.picture(of: layout.lines.indices, size: size, scale: scale, at: CGPoint(x: 10, y: 4)))
    }

    private func run(_ text: String, size: CGFloat = 15, color: CGColor = CGColor(red: 0.1, green: 0.2, blue: 0.7, alpha: 1)) -> TextRun {
        var style = TextStyle(font: FontDescription(family: FontDescription.systemFamily, size: size))
        style.color = color
        return TextRun(text, style: style)
    }

    /// A copy of the pixels without the glyph runs.
    private func bitmap(_ image: CGImage) throws -> CGImage {
        let store = try #require(PixelStore(width: image.width, height: image.height))
        for y in 0..<image.height { _ = store.row(y).update(from: image.row(y)) }
        let copy = CGImage(store: store)
        #expect(image.letters != nil && copy.letters == nil)
        return copy
    }

    private func pixels(of image: CGImage, in rect: CGRect, scale: CGFloat, _ change: (RenderNode) -> RenderNode?) throws -> [UInt32] {
        let content = RenderNode.image(image, rect).flatMap { change($0) }
        let backgroundNode = RenderNode.color(RGBA(red: 1, green: 0.9, blue: 0.6, alpha: 1), area)
        let tree = try #require(RenderTree(RenderNode.group([backgroundNode, content].compactMap { $0 })))
        let drawn = try #require(tree.image(in: area, scale: scale))
        return (0..<drawn.height).flatMap { Array(drawn.row($0)) }
    }

    private func expectSame(
        _ image: CGImage, in rect: CGRect, scale: CGFloat, within levels: Int = 0, _ comment: Comment,
        _ change: (RenderNode) -> RenderNode? = { $0 }
    ) throws {
        let straight = try pixels(of: image, in: rect, scale: scale, change)
        let other = try pixels(of: bitmap(image), in: rect, scale: scale, change)
        #expect(CairoPixels.difference(straight, other) <= levels, comment)
        #expect(Set(straight).count > 20, comment)
    }

    @Test("Glyph runs draw the same pixels as their image, even if clipped, faded or transformed", arguments: [1, 2] as [CGFloat])
    func equalsAnImage(scale: CGFloat) throws {
        let image = try picture([run("Hamburgefonts, in several lines of text")], scale: scale)
        let size = CGSize(width: 140, height: 70)
        let rect = CGRect(origin: CGPoint(x: 8, y: 6), size: size)
        try expectSame(image, in: rect, scale: scale, "whole")
        try expectSame(image, in: rect.offsetBy(dx: -30, dy: -12), scale: scale, "partly outside")
        try expectSame(image, in: rect.offsetBy(dx: 0.3, dy: 0.6), scale: scale, "between pixels")
        try expectSame(image, in: rect.insetBy(dx: 7, dy: 3), scale: scale, "smaller")
        try expectSame(image, in: rect, scale: scale, "clipped") { $0.clipped(to: CGRect(x: 20, y: 9, width: 60, height: 31)) }
        try expectSame(image, in: rect, scale: scale, "round") {
            $0.clipped(to: RoundedRect(rect: CGRect(x: 12, y: 8, width: 80, height: 40), radius: 12))
        }
        try expectSame(image, in: rect, scale: scale, "faded") { $0.opacity(0.4) }
        try expectSame(image, in: rect, scale: scale, "turned") {
            $0.transformed(by: CGAffineTransform(translationX: 20, y: -20).rotated(by: 0.3))
        }
        try expectSame(image, in: rect, scale: scale, "mirrored") {
            $0.transformed(by: CGAffineTransform(translationX: 160, y: 0).scaledBy(x: -1, y: 1))
        }
    }

    @Test(
        "Large and missing glyphs, combining marks and right-to-left text have the same pixels as an image of the text",
        arguments: ["A\u{E123}b", "ṩe\u{301}\u{323}", "مرحبا بالعالم", "हिन्दी"])
    func scripts(text: String) throws {
        try expectSame(picture([run(text)], scale: 1), in: CGRect(x: 8, y: 6, width: 140, height: 70), scale: 1, within: 1, "\(text)")
        try expectSame(
            picture([run(String(text.prefix(2)), size: 60)], scale: 3), in: CGRect(x: 8, y: 6, width: 140, height: 70), scale: 3, within: 1,
            "\(text), large")
    }

    @Test("Random glyph runs, in several colours, sizes, positions and clips, have the same pixels as an image of the text")
    func random() throws {
        var generator = SeededGenerator(seed: 7)
        for round in 0..<60 {
            let runs = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                let letters = (0..<Int.random(in: 1...12, using: &generator)).map { _ in "aefgijMWÅß 1.é".randomElement(using: &generator)!
                }
                func part() -> CGFloat { CGFloat.random(in: 0...1, using: &generator) }
                return run(
                    String(letters), size: .random(in: 7...40, using: &generator),
                    color: CGColor(red: part(), green: part(), blue: part(), alpha: part()))
            }
            let scale = [1, 2, 3].randomElement(using: &generator) ?? 1 as CGFloat
            let position = CGPoint(
                x: CGFloat(Int.random(in: -60...60, using: &generator)), y: CGFloat(Int.random(in: -30...30, using: &generator)))
            let clip = CGRect(
                x: Int.random(in: 0...80, using: &generator), y: Int.random(in: 0...40, using: &generator),
                width: Int.random(in: 1...80, using: &generator), height: Int.random(in: 1...50, using: &generator))
            let image = try picture(runs, scale: scale)
            // Glyphs of adjacent runs may overlap. Each run is drawn and rounded separately.
            let straight = try pixels(of: image, in: CGRect(origin: position, size: CGSize(width: 140, height: 70)), scale: scale) {
                $0.clipped(to: clip)
            }
            let other = try pixels(of: bitmap(image), in: CGRect(origin: position, size: CGSize(width: 140, height: 70)), scale: scale) {
                $0.clipped(to: clip)
            }
            #expect(CairoPixels.difference(straight, other) <= 2, "round \(round)")
        }
    }

    @Test("Text with lines, shadows, strokes, slants, backgrounds, attachments or colour glyphs has no glyph runs")
    func textWithoutGlyphRuns() {
        let font = FontDescription(family: FontDescription.systemFamily, size: 15)
        var styles = Array(repeating: TextStyle(font: font), count: 6)
        styles[0].underline = TextStyle.Line()
        styles[1].strikethrough = TextStyle.Line()
        styles[2].shadow = TextStyle.Shadow(offset: .zero, blur: 2, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        styles[3].strokeWidth = 3
        styles[4].obliqueness = 0.2
        styles[5].background = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        for (number, style) in styles.enumerated() {
            let layout = TextLayout([TextRun("plain ", style: TextStyle(font: font)), TextRun("other", style: style)])
            #expect(layout.picture(of: 0..<1, size: CGSize(width: 100, height: 30), scale: 1, at: .zero) == nil, "\(number)")
        }
        let smile = TextLayout([TextRun("a 🙂", style: TextStyle(font: font))])
        #expect(smile.picture(of: 0..<1, size: CGSize(width: 100, height: 30), scale: 1, at: .zero) == nil)
    }

    @Test("An image keeps its glyph runs after its text is deallocated; another thread can read its pixels")
    func outlivesTheText() async throws {
        var image: CGImage?
        do {
            let layout = TextLayout([run("gone")])
            image = layout.picture(of: 0..<1, size: CGSize(width: 100, height: 40), scale: 2, at: CGPoint(x: 4, y: 4))
        }
        let letters = try #require(image)
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(Set(try pixels(of: letters, in: rect, scale: 2) { $0 }).count > 20)
        let found = await Task.detached { Set((0..<letters.height).flatMap { Array(letters.row($0)) }) }.value
        #expect(found.count > 20)
    }
}
