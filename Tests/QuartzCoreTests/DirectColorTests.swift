import CGtk
import CoreGraphics
import Testing
import UIKitTesting

@testable import QuartzCore

/// Colours and small rounded rectangles that are written directly into the pixels, compared with GSK's drawing with Cairo.
@MainActor
@Suite("Direct drawing of colours")
struct DirectColorTests {
    // Render nodes need GTK, which these tests start by themselves.
    init() { #expect(RenderNode.isReady) }

    @Test("Directly drawn colours equal GSK's, at whole and fractional pixels, clipped and at every scale", arguments: 0..<60)
    func likeGsk(seed: Int) throws {
        var dice = SeededGenerator(seed: UInt64(seed))
        let scale: CGFloat = [1, 2, 3][seed % 3]
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
        func color() -> RGBA {
            RGBA(red: number(0...10) / 10, green: number(0...10) / 10, blue: number(0...10) / 10, alpha: [1, 1, 0.4][Int(number(0...2))])
        }
        var nodes = [try #require(RenderNode.color(RGBA(red: 1, green: 1, blue: 1, alpha: 1), CGRect(x: 0, y: 0, width: 120, height: 90)))]
        for _ in 0..<6 {
            // A third of the rectangles have fractional pixel positions.
            let shift = seed % 3 == 2 ? 0.3 : 0
            let rect = CGRect(
                x: number(-5...80) / scale + shift, y: number(-5...60) / scale, width: number(1...70) / scale,
                height: number(1...70) / scale)
            guard let node = RenderNode.color(color(), rect) else { continue }
            let shape = RoundedRect(rect: rect, radius: number(0...9) / scale)
            if number(0...1) == 0, let round = node.clipped(to: shape) { nodes.append(round) } else { nodes.append(node) }
        }
        // Two carets of the same size at different positions, in different colours.
        for x in [20, 31] as [CGFloat] {
            let caret = CGRect(x: x / scale, y: 12 / scale, width: 2 / scale, height: 18 / scale)
            let node = RenderNode.color(color(), caret)?.clipped(to: RoundedRect(rect: caret, radius: 1 / scale))
            if let node { nodes.append(node) }
        }
        let group = try #require(RenderNode.group(nodes))
        let clip = CGRect(x: number(0...20), y: number(0...20), width: number(30...100), height: number(30...70))
        func draw(_ body: @escaping (OpaquePointer) -> Void) throws -> [UInt32] {
            try CairoPixels.drawn(width: 120, height: 90) { cairo in
                cairo_scale(cairo, scale, scale)
                cairo_rectangle(cairo, clip.minX / scale, clip.minY / scale, clip.width / scale, clip.height / scale)
                cairo_clip(cairo)
                body(cairo)
            }
        }
        let own = try draw { lodestone_paint(group.pointer, $0) }
        let other = try draw { gsk_render_node_draw(group.forGsk, $0) }
        #expect(own.contains { $0 != 0 })
        // GSK clips with a mask, which rounds the coverage once more.
        #expect(CairoPixels.difference(own, other) <= 4)
    }
}
