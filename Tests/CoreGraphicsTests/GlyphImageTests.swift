import Testing

@testable import CoreGraphics

@Suite("Cached glyph images")
struct GlyphImageTests {
    /// The grey values of a text on white. `outlines` adds a negligible skew, which forces drawing by outlines.
    private func greys(
        _ text: String, size: CGFloat = 17, at origin: CGPoint = CGPoint(x: 4, y: 4), scale: CGFloat = 1, outlines: Bool = false,
        alpha: CGFloat = 1, change: (CGContext) -> Void = { _ in }
    ) -> [Int] {
        let context = CGContext.topLeft(160, 48, scale: scale)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 160, height: 48))
        change(context)
        var style = TextStyle(font: FontDescription(family: FontDescription.systemFamily, size: size))
        style.color = CGColor(red: 0, green: 0, blue: 0, alpha: alpha)
        style.obliqueness = outlines ? 1e-9 : 0
        TextLayout([TextRun(text, style: style)]).draw(in: context, at: origin)
        let image = context.makeImage()!
        return (0..<image.height).flatMap { y in (0..<image.width).map { x in Int(image.pixel(x: x, y: y) >> 8 & 0xFF) } }
    }

    private func ink(_ greys: [Int]) -> Int { greys.reduce(0) { $0 + 255 - $1 } }

    private func expectAlike(_ first: [Int], _ second: [Int], _ comment: Comment) {
        #expect(first.count == second.count)
        let difference = zip(first, second).reduce(0) { $0 + abs($1.0 - $1.1) }
        // A shift of at most an eighth of a pixel changes an edge's grey by at most an eighth.
        #expect(difference <= ink(second) / 6, comment)
        #expect(abs(ink(first) - ink(second)) <= ink(second) / 50, comment)
        #expect(ink(second) > 0)
    }

    @Test("Glyph images equal the outlines within tolerance at every position and scale", arguments: [1, 2, 3] as [CGFloat])
    func equalsOutlines(scale: CGFloat) {
        for x in stride(from: 3, through: 5, by: 0.19) {
            let origin = CGPoint(x: x, y: 4.3)
            expectAlike(
                greys("Hamburgefonts", at: origin, scale: scale), greys("Hamburgefonts", at: origin, scale: scale, outlines: true),
                "at \(x)")
        }
    }

    @Test("Glyph images at quarter-pixel positions have the same coverage as the outlines")
    func exactAtQuarters() {
        let pictures = greys("I", at: CGPoint(x: 4.25, y: 4))
        let outlines = greys("I", at: CGPoint(x: 4.25, y: 4), outlines: true)
        #expect(zip(pictures, outlines).allSatisfy { abs($0 - $1) <= 2 })
    }

    @Test(
        "Glyph images of combining marks, Arabic text and missing glyphs have the pixels of their outlines",
        arguments: ["ṩe\u{301}\u{323}", "مرحبا", "\u{E123}a"])
    func scripts(text: String) {
        expectAlike(greys(text), greys(text, outlines: true), "\(text)")
    }

    @Test(
        "Direct glyph blitting gives exactly Cairo's pixels, in every colour",
        arguments: [1, 0.77, 0.3, 0.01] as [CGFloat])
    func directBlitting(alpha: CGFloat) {
        func pixels(_ scale: CGFloat, _ clip: (CGContext) -> Void) -> [UInt32] {
            let context = CGContext.topLeft(90, 40, scale: scale)
            context.setFillColor(CGColor(srgbRed: 0.9, green: 0.4, blue: 0.1, alpha: 0.6))
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 40))
            clip(context)
            var style = TextStyle(font: FontDescription(family: FontDescription.systemFamily, size: 17))
            style.color = CGColor(srgbRed: 0.2, green: 0.55, blue: 1, alpha: alpha)
            TextLayout([TextRun("Straight", style: style)]).draw(in: context, at: CGPoint(x: 8.3, y: 6))
            let image = context.makeImage()!
            return (0..<image.height).flatMap { Array(image.row($0)) }
        }
        for scale in [1, 1.5, 2] as [CGFloat] {
            let straight = pixels(scale) { _ in }
            // Cairo draws through a clip that is not a rectangle. This clip removes nothing.
            let corner = [CGRect(x: 0, y: 0, width: 90, height: 39), CGRect(x: 0, y: 39, width: 45, height: 1)]
            let byCairo = pixels(scale) { $0.clip(to: corner) }
            let isEqual = straight == byCairo
            #expect(isEqual, "at scale \(scale)")
            // A rectangular clip removes the pixels outside, and nothing else.
            let cut = pixels(scale) { $0.clip(to: CGRect(x: 20, y: 10, width: 30, height: 8)) }
            let background = pixels(scale) { $0.clip(to: CGRect.zero) }
            let width = Int(90 * scale)
            for (pixelIndex, pixel) in cut.enumerated() {
                let (x, y) = (CGFloat(pixelIndex % width) / scale, CGFloat(pixelIndex / width) / scale)
                let isInside = x >= 20 && x < 50 && y >= 10 && y < 18
                if pixel != (isInside ? straight[pixelIndex] : background[pixelIndex]) {
                    Issue.record("\(x), \(y) at scale \(scale)")
                    return
                }
            }
        }
    }

    @Test("A glyph that is drawn again has the same pixels, also after its eviction from the cache")
    func drawnAgain() {
        let first = greys("Quick")
        #expect(greys("Quick") == first)
        // More sizes than the font's cache holds.
        for number in 0..<400 {
            _ = greys("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", scale: 1 + CGFloat(number) / 400)
        }
        #expect(greys("Quick") == first)
    }

    @Test("Large glyphs have the pixels of their outlines")
    func large() {
        let origin = CGPoint(x: 4, y: -60)
        expectAlike(greys("gH", size: 110, at: origin), greys("gH", size: 110, at: origin, outlines: true), "110")
    }

    @Test("Clips, opacity, groups and shadows apply to glyph images")
    func state() {
        let clip = CGRect(x: 20.5, y: 0, width: 30, height: 48)
        let clipped = greys("Hamburgefonts") { $0.clip(to: clip) }
        expectAlike(clipped, greys("Hamburgefonts", outlines: true) { $0.clip(to: clip) }, "clipped")
        #expect(
            clipped[0..<160 * 48].enumerated().allSatisfy { index, grey in
                clip.insetBy(dx: -1, dy: -1).contains(CGPoint(x: index % 160, y: index / 160)) || grey == 255
            })
        expectAlike(greys("Half", alpha: 0.5), greys("Half", outlines: true, alpha: 0.5), "alpha")
        let cast: (CGContext) -> Void = { context in
            context.setShadow(offset: CGSize(width: 3, height: 5), blur: 2, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        }
        expectAlike(greys("Shadow", change: cast), greys("Shadow", outlines: true, change: cast), "shadow")
        let turned: (CGContext) -> Void = { $0.rotate(by: 0.2) }
        #expect(greys("Turned", change: turned) == greys("Turned", outlines: true, change: turned))
    }
}
