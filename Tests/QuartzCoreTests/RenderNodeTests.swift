import CGtk
import CoreGraphics
import Testing
import UIKitTesting

@testable import QuartzCore

/// Compares the shim's drawing of render nodes with GSK's drawing of the corresponding GSK nodes.
@MainActor
@Suite("Render nodes")
struct RenderNodeTests {
    // Render nodes need GTK, which these tests start by themselves.
    init() { #expect(RenderNode.isReady) }

    private func pixels(_ draw: (OpaquePointer) -> Void) throws -> [UInt32] { try CairoPixels.drawn(width: 96, height: 96, draw) }

    private func bitmap(_ dice: inout SeededGenerator) throws -> CGImage {
        let store = try #require(PixelStore(width: 20, height: 16))
        for y in 0..<store.height {
            for x in 0..<store.width { store.row(y)[x] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &dice) }
        }
        return CGImage(store: store)
    }

    private func leaf(_ dice: inout SeededGenerator) throws -> RenderNode {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
        let corner = CGPoint(x: number(0...60), y: number(0...60))
        if Bool.random(using: &dice) {
            let image = try bitmap(&dice)
            return try #require(RenderNode.image(image, CGRect(x: corner.x, y: corner.y, width: 20, height: 16)))
        }
        let color = RGBA(red: number(0...10) / 10, green: number(0...10) / 10, blue: number(0...10) / 10, alpha: 1)
        return try #require(
            RenderNode.color(color, CGRect(x: corner.x, y: corner.y, width: number(4...40), height: number(4...40))))
    }

    private func tree(_ depth: Int, _ dice: inout SeededGenerator) throws -> RenderNode {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
        if depth == 0 { return try leaf(&dice) }
        let child = try tree(depth - 1, &dice)
        let rect = CGRect(x: number(0...30), y: number(0...30), width: number(30...60), height: number(30...60))
        switch Int.random(in: 0...8, using: &dice) {
        case 0: return try #require(child.clipped(to: rect))
        case 1: return try #require(child.clipped(to: RoundedRect(rect: rect, radius: number(2...8))))
        case 2: return try #require(child.opacity(number(2...9) / 10))
        case 3: return try #require(child.translated(by: CGPoint(x: number(-20...20), y: number(-20...20))))
        case 4: return try #require(child.transformed(by: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: number(-30...0), ty: 0)))
        case 5: return try #require(RenderNode.fade(child, tree(depth - 1, &dice), 0.5))
        case 6: return try #require(RenderNode(lodestone_node_new_tinted(child.pointer, 1, 0.5, 0), origin: child.origin))
        case 7:
            var (tile, bounds) = (graphene_rect_t(rect, from: .zero), graphene_rect_t(rect.insetBy(dx: -20, dy: -10), from: .zero))
            return try #require(RenderNode(lodestone_node_new_repeated(child.pointer, &tile, &bounds), origin: child.origin))
        default: return try #require(RenderNode.group([child, tree(depth - 1, &dice), leaf(&dice)]))
        }
    }

    @Test("lodestone_paint and GSK draw the same pixels", arguments: 0..<80)
    func likeGsk(seed: Int) throws {
        var dice = SeededGenerator(seed: UInt64(seed))
        let background = try #require(
            RenderNode.color(RGBA(red: 1, green: 1, blue: 1, alpha: 1), CGRect(x: 0, y: 0, width: 96, height: 96)))
        let node = try #require(RenderNode.group([background, tree(4, &dice)]))
        let own = try pixels { lodestone_paint(node.pointer, $0) }
        for textures: gboolean in [0, 1] {
            let other = try pixels { gsk_render_node_draw(lodestone_node_for_gsk(node.pointer, textures), $0) }
            // GSK draws opacity and clips with masks, which round the coverage once more.
            #expect(CairoPixels.difference(own, other) <= 4)
        }
    }

    @Test("Nodes behind an opaque node are not passed to GSK", arguments: [(1, 1), (0.5, 2)] as [(CGFloat, UInt32)])
    func hidden(alpha: CGFloat, count: UInt32) throws {
        let area = CGRect(x: 0, y: 0, width: 60, height: 40)
        let below = try #require(RenderNode.color(RGBA(red: 0, green: 0, blue: 0, alpha: 1), area))
        let fill = try #require(RenderNode.color(RGBA(red: 1, green: 1, blue: 1, alpha: alpha), area.offsetBy(dx: -10, dy: -5)))
        let small = try #require(RenderNode.color(RGBA(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 5, y: 5, width: 4, height: 4)))
        let above = try #require(RenderNode.group([fill, small])?.translated(by: CGPoint(x: 10, y: 5))?.clipped(to: area))
        let group = try #require(RenderNode.group([below, above]))
        #expect(gsk_container_node_get_n_children(group.forGsk) == count)
        let moved = try #require(above.translated(by: CGPoint(x: 1, y: 0)))
        let shifted = try #require(RenderNode.group([below, moved]))
        #expect(gsk_container_node_get_n_children(shifted.forGsk) == 2)
    }

    @Test("An image has one texture, which contains its pixels and outlives the image", arguments: [false, true])
    func texture(isCropped: Bool) throws {
        let context = try #require(CGContext(size: CGSize(width: 4, height: 3), scale: 1, opaque: false))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 1, y: 1, width: 3, height: 2))
        var image = context.makeImage()
        if isCropped { image = image?.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)) }
        let size = try #require(image.map { (width: $0.width, height: $0.height) })
        let surface = try #require(image?.surface)
        var part = cairo_rectangle_int_t()
        let texture = try #require(lodestone_surface_texture(surface, &part))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        #expect(lodestone_surface_texture(surface, &part) == texture)
        #expect((part.x, part.y, Int(part.width), Int(part.height)) == (0, 0, size.width, size.height))
        g_object_unref(UnsafeMutableRawPointer(texture))
        image = nil
        var pixels = [UInt32](repeating: 7, count: size.width * size.height)
        pixels.withUnsafeMutableBytes { gdk_texture_download(texture, $0.baseAddress, gsize(size.width * 4)) }
        #expect(pixels.last == 0xFFFF_0000)
        #expect(pixels.first == (isCropped ? 0xFFFF_0000 : 0))
    }

    @Test("A texture is cropped to the visible pixels and a transparent border of one pixel")
    func visiblePart() throws {
        let context = try #require(CGContext(size: CGSize(width: 40, height: 30), scale: 1, opaque: false))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 10, y: 5, width: 4, height: 3))
        let image = try #require(context.makeImage())
        let surface = try #require(image.surface)
        var part = cairo_rectangle_int_t()
        let texture = try #require(lodestone_surface_texture(surface, &part))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        #expect((part.x, part.y, part.width, part.height) == (9, 4, 6, 5))
        var pixels = [UInt32](repeating: 7, count: 30)
        pixels.withUnsafeMutableBytes { gdk_texture_download(texture, $0.baseAddress, gsize(6 * 4)) }
        #expect((pixels[0], pixels[7], pixels[22], pixels[29]) == (0, 0xFFFF_0000, 0xFFFF_0000, 0))

        let node = try #require(RenderNode.image(image, CGRect(x: 100, y: 200, width: 20, height: 15)))
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(lodestone_node_for_gsk(node.pointer, 1), &bounds)
        #expect(CGRect(bounds).offsetBy(dx: node.origin.x, dy: node.origin.y) == CGRect(x: 104.5, y: 202, width: 3, height: 2.5))
    }

    @Test("The texture of a transparent image has one pixel")
    func clearImage() throws {
        let context = try #require(CGContext(size: CGSize(width: 40, height: 30), scale: 1, opaque: false))
        let image = try #require(context.makeImage())
        let surface = try #require(image.surface)
        var part = cairo_rectangle_int_t()
        let texture = try #require(lodestone_surface_texture(surface, &part))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        #expect((gdk_texture_get_width(texture), gdk_texture_get_height(texture)) == (1, 1))
    }

    @Test("The GSK node of a node and of its children is cached")
    func cached() throws {
        var dice = SeededGenerator(seed: 1)
        let child = try tree(2, &dice)
        let first = try #require(RenderNode.group([child, leaf(&dice)]))
        let second = try #require(RenderNode.group([child, leaf(&dice)]))
        #expect(first.forGsk == first.forGsk)
        #expect(first.forGsk != second.forGsk)
        #expect(gsk_container_node_get_child(first.forGsk, 0) == gsk_container_node_get_child(second.forGsk, 0))
    }

    @Test("A node moved by an offset that is too small for GSK has the same pixels as with GSK", arguments: [0, 1e-9, 1.1e-7, -5e-8])
    func smallest(offset: CGFloat) throws {
        var dice = SeededGenerator(seed: 3)
        let child = try leaf(&dice)
        let moved = try #require(lodestone_node_new_moved(child.pointer, Float(offset), 0))
        defer { lodestone_node_unref(moved) }
        let own = try pixels { lodestone_paint(moved, $0) }
        let other = try pixels { gsk_render_node_draw(lodestone_node_for_gsk(moved, 0), $0) }
        #expect(own.contains { $0 != 0 })
        #expect(own == other)
    }

    @Test("A group without children is an empty node")
    func empty() throws {
        let node = RenderNode(adopting: try #require(lodestone_node_new_group(nil, 0)))
        #expect(node.bounds == .zero)
        #expect(try pixels { gsk_render_node_draw(node.forGsk, $0) }.allSatisfy { $0 == 0 })
    }
}
