import Foundation
import Testing

@testable import QuartzCore

/// Rotated nodes have a margin, which the GL renderer needs to antialias their edges.
@MainActor
struct RotatedEdgeTests {
    private func node() throws -> RenderNode {
        #expect(RenderNode.isReady)
        return try #require(RenderNode.color(RGBA(red: 0, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 40, height: 40)))
    }

    @Test func marginIsOnePointAfterTheTransform() throws {
        let node = try node()
        let turned = try #require(node.transformed(by: CGAffineTransform(rotationAngle: .pi / 4)))
        #expect(abs(turned.bounds.width - 42 * CGFloat(2).squareRoot()) < 0.01)
        let small = try #require(node.transformed(by: CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 0.25, y: 0.25)))
        #expect(abs(small.bounds.width - 12 * CGFloat(2).squareRoot()) < 0.01)
    }

    @Test(arguments: [0, CGFloat.pi / 2, .pi, -.pi / 2])
    func axisAlignedEdgesHaveNoMargin(angle: CGFloat) throws {
        let turned = try #require(try node().transformed(by: CGAffineTransform(rotationAngle: angle)))
        #expect(abs(turned.bounds.width - 40) < 0.01 && abs(turned.bounds.height - 40) < 0.01)
    }

    @Test func rotationKeepsTheTexture() throws {
        let node = try node()
        let first = try #require(node.withMargin(for: CGAffineTransform(rotationAngle: 0.3)))
        #expect(node.withMargin(for: CGAffineTransform(rotationAngle: 0.4)) === first)
        #expect(node.withMargin(for: CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 0.25, y: 0.25)) !== first)
    }

    @Test func nodesLargerThanATextureHaveNoMargin() throws {
        let node = try #require(RenderNode.color(RGBA(red: 0, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 9000, height: 10)))
        #expect(node.withMargin(for: CGAffineTransform(rotationAngle: 0.3)) == nil)
        #expect(node.transformed(by: CGAffineTransform(rotationAngle: 0.3)) != nil)
    }

    @Test func cairoDrawsTheMarginAntialiased() throws {
        let node = try node()
        let m = CGAffineTransform(translationX: 40, y: 10).rotated(by: 0.5)
        let turned = try #require(node.transformed(by: m))
        let picture = try #require(drawNode(turned, in: CGRect(x: 0, y: 0, width: 100, height: 80), scale: 1))
        // The edge pixels are partly covered, and nothing is drawn outside of the rotated square.
        let alphas = (0..<picture.height).flatMap { y in picture.row(y).map { $0 >> 24 } }
        #expect(alphas.contains { $0 > 40 && $0 < 215 })
        let covered = alphas.reduce(0) { $0 + Int($1) }
        #expect(abs(Double(covered) / 255 - 1600) < 8)
    }
}
