import Foundation
import Testing
import UIKitTesting

@testable import QuartzCore

/// Layers at offsets of millions of points are drawn with full precision.
@MainActor
struct FloatingOriginTests {
    nonisolated static let offsets: [CGFloat] = [100_000, 8_800_000, 44_000_000]
    private static let steps: [CGFloat] = [0, 0.5, 3, 7.5]

    /// A layer that clips and scrolls on a test fixture.
    @MainActor private struct ScrollFixture {
        let fixture: LayerFixture
        let scroller = CALayer()

        init() throws {
            fixture = try LayerFixture(size: CGSize(width: 220, height: 200))
            scroller.frame = CGRect(x: 10, y: 10, width: 200, height: 180)
            scroller.masksToBounds = true
            fixture.layer.addSublayer(scroller)
        }

        func picture(scrolledTo y: CGFloat, x: CGFloat = 0) -> CGImage {
            fixture.withoutActions { scroller.bounds.origin = CGPoint(x: x, y: y) }
            return fixture.picture()
        }
    }

    /// Adds layers of all kinds with y from `y` to `y` + 300.
    private func addKinds(to parent: CALayer, at y: CGFloat, x: CGFloat = 0) {
        func add<Layer: CALayer>(_ layer: Layer, _ frame: CGRect, _ change: (Layer) -> Void = { _ in }) {
            layer.frame = frame.offsetBy(dx: x, dy: y)
            layer.backgroundColor = .rgb(0.9, 0.4, 0.2)
            change(layer)
            parent.addSublayer(layer)
        }
        add(CALayer(), CGRect(x: 5, y: 5.5, width: 30, height: 20))
        add(CALayer(), CGRect(x: 40, y: 5, width: 30, height: 20)) {
            $0.cornerRadius = 6
            $0.borderWidth = 2
        }
        add(CALayer(), CGRect(x: 80, y: 5, width: 30, height: 20)) { $0.shadowOpacity = 0.8 }
        add(CALayer(), CGRect(x: 120, y: 5, width: 40, height: 30)) {
            $0.masksToBounds = true
            $0.cornerRadius = 10
            let inner = CALayer()
            inner.frame = CGRect(x: 10, y: 10.5, width: 50, height: 50)
            inner.backgroundColor = .rgb(0.1, 0.2, 0.8)
            $0.addSublayer(inner)
        }
        add(CALayer(), CGRect(x: 10, y: 50, width: 30, height: 20)) { $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) }
        add(CAGradientLayer(), CGRect(x: 50, y: 50, width: 40, height: 30)) {
            $0.colors = [CGColor.rgb(1, 0, 0), CGColor.rgb(0, 0, 1)]
            $0.cornerRadius = 5
        }
        add(CALayer(), CGRect(x: 100, y: 50, width: 40, height: 30)) {
            let mask = CATextLayer()
            mask.string = "Mask"
            mask.fontSize = 16
            mask.frame = CGRect(x: 0, y: 4.5, width: 40, height: 20)
            $0.mask = mask
        }
        add(CALayer(), CGRect(x: 150, y: 50, width: 40, height: 30)) {
            $0.sublayerTransform.m34 = -1 / 100
            let turned = CALayer()
            turned.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
            turned.backgroundColor = .rgb(0, 0.5, 0.2)
            turned.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
            $0.addSublayer(turned)
        }
        add(CAShapeLayer(), CGRect(x: 10, y: 100, width: 40, height: 30)) {
            $0.backgroundColor = nil
            $0.path = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 35, height: 25), transform: nil)
            $0.strokeColor = .rgb(0, 0, 0)
        }
        add(CALayer(), CGRect(x: 60, y: 100, width: 40, height: 30)) {
            $0.opacity = 0.5
            let inner = CALayer()
            inner.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
            inner.backgroundColor = .rgb(0.1, 0.2, 0.8)
            $0.addSublayer(inner)
        }
        for row in 0..<10 {
            add(CALayer(), CGRect(x: 10, y: 150 + CGFloat(row) * 15, width: 180, height: 14)) {
                $0.backgroundColor = row % 2 == 0 ? .rgb(0.2, 0.6, 0.9) : .rgb(0.8, 0.8, 0.3)
            }
        }
    }

    /// The largest difference of a colour component, from 0 to 255, between two snapshots.
    private func difference(_ first: CGImage, _ second: CGImage) -> Int {
        var largest = 0
        for y in 0..<min(first.height, second.height) {
            let (one, other) = (first.row(y), second.row(y))
            // Comparing each byte would take most of the tests' time.
            if let start = one.baseAddress, let otherStart = other.baseAddress, memcmp(start, otherStart, one.count * 4) == 0 { continue }
            for (a, b) in zip(one, other) where a != b {
                for shift in stride(from: UInt32(0), to: 32, by: 8) {
                    largest = max(largest, abs(Int(UInt32(a) >> shift & 255) - Int(UInt32(b) >> shift & 255)))
                }
            }
        }
        return largest
    }

    private func expectAlike(
        _ name: String, _ near: (CGFloat) -> CGImage, _ far: (CGFloat) -> CGImage, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for step in Self.steps {
            let (expected, actual) = (near(step), far(step))
            let found = difference(expected, actual)
            if found > 8 {
                expected.keep("far-\(name)-\(step)-near")
                actual.keep("far-\(name)-\(step)-far")
            }
            // Cairo rounds corners to 1/256 pixel and samples 15 lines a pixel. A rotated edge may therefore differ slightly.
            #expect(found <= 8, "\(name), scrolled by \(step)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: offsets) func fewLayersInAScrollingLayer(offset: CGFloat) throws {
        let (near, far) = (try ScrollFixture(), try ScrollFixture())
        addKinds(to: near.scroller, at: 0)
        addKinds(to: far.scroller, at: offset)
        expectAlike("few", { near.picture(scrolledTo: $0) }, { far.picture(scrolledTo: offset + $0) })
        expectAlike("few-down", { near.picture(scrolledTo: 110 + $0) }, { far.picture(scrolledTo: offset + 110 + $0) })
    }

    @Test(arguments: offsets) func horizontalScrolling(offset: CGFloat) throws {
        let (near, far) = (try ScrollFixture(), try ScrollFixture())
        addKinds(to: near.scroller, at: 0)
        addKinds(to: far.scroller, at: 0, x: offset)
        expectAlike("right", { near.picture(scrolledTo: 1, x: $0) }, { far.picture(scrolledTo: 1, x: offset + $0) })
    }

    /// The layers near the origin and the layers far away are siblings.
    @Test(arguments: offsets, [3, 200]) func layersFarApart(offset: CGFloat, between: Int) throws {
        let (near, far) = (try ScrollFixture(), try ScrollFixture())
        addKinds(to: near.scroller, at: 0)
        addKinds(to: far.scroller, at: 0)
        for index in 0..<between {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 400 + (offset - 800) * CGFloat(index) / CGFloat(between), width: 200, height: 20)
            layer.backgroundColor = .black
            far.scroller.addSublayer(layer)
        }
        addKinds(to: far.scroller, at: offset)
        expectAlike("apart-0", { near.picture(scrolledTo: $0) }, { far.picture(scrolledTo: $0) })
        expectAlike("apart", { near.picture(scrolledTo: $0) }, { far.picture(scrolledTo: offset + $0) })
        expectAlike("apart-back", { near.picture(scrolledTo: $0) }, { far.picture(scrolledTo: $0) })
    }

    enum Content: CaseIterable {
        /// The content layer is as long as its sublayers.
        case long
        /// The content layer has no size.
        case empty
        /// The content layer clips its sublayers.
        case clipping
        /// The content layer has an opacity below 1 and is drawn as a group.
        case faded
        /// The content layer is inside of two more layers.
        case nested
    }

    /// A content layer inside of the scrolling layer spans the whole length. Only the scroll offset differs between the snapshots.
    @Test(arguments: offsets, Content.allCases) func layersInALongLayer(offset: CGFloat, content: Content) throws {
        func make(_ offset: CGFloat) throws -> ScrollFixture {
            let made = try ScrollFixture()
            var layer = CALayer()
            made.scroller.addSublayer(layer)
            if content == .nested {
                for _ in 0..<2 {
                    layer.frame = CGRect(x: 0.5, y: 0, width: 200, height: offset + 300)
                    let inner = CALayer()
                    layer.addSublayer(inner)
                    layer = inner
                }
            }
            layer.frame = content == .empty ? .zero : CGRect(x: 0, y: 0, width: 200, height: offset + 300)
            layer.backgroundColor = .rgb(0.85, 0.9, 0.85)
            layer.cornerRadius = 20
            layer.borderWidth = 1
            layer.masksToBounds = content == .clipping
            layer.opacity = content == .faded ? 0.7 : 1
            if offset > 0 { addKinds(to: layer, at: 0) }
            addKinds(to: layer, at: offset)
            return made
        }
        let (near, far) = (try make(600), try make(offset))
        expectAlike("long-0", { near.picture(scrolledTo: $0) }, { far.picture(scrolledTo: $0) })
        expectAlike("long", { near.picture(scrolledTo: 600 + $0) }, { far.picture(scrolledTo: offset + $0) })
        expectAlike("long-end", { near.picture(scrolledTo: 740 + $0) }, { far.picture(scrolledTo: offset + 140 + $0) })
        expectAlike("long-back", { near.picture(scrolledTo: $0) }, { far.picture(scrolledTo: $0) })
    }

    @Test(arguments: offsets, [0.25, 3] as [CGFloat]) func zoomedContent(offset: CGFloat, zoom: CGFloat) throws {
        func make(_ offset: CGFloat) throws -> ScrollFixture {
            let made = try ScrollFixture()
            let content = CALayer()
            content.anchorPoint = .zero
            content.frame = CGRect(x: 0, y: 0, width: 200, height: offset + 300)
            content.backgroundColor = .rgb(0.85, 0.9, 0.85)
            content.setAffineTransform(CGAffineTransform(scaleX: zoom, y: zoom))
            made.scroller.addSublayer(content)
            addKinds(to: content, at: 0)
            addKinds(to: content, at: offset)
            return made
        }
        let (near, far) = (try make(2000), try make(offset))
        expectAlike("zoom", { near.picture(scrolledTo: 2000 * zoom + $0) }, { far.picture(scrolledTo: offset * zoom + $0) })
    }

    /// All 44,000,000 points of a plane are visible together.
    @Test func contentAtTheSmallestZoomIsVisible() throws {
        let made = try ScrollFixture()
        let content = CALayer()
        content.anchorPoint = .zero
        content.frame = CGRect(x: 0, y: 0, width: 44_000_000, height: 44_000_000)
        content.backgroundColor = .rgb(0, 0.5, 0)
        let zoom = 100 / content.frame.width
        made.scroller.addSublayer(content)
        _ = made.picture(scrolledTo: 0)
        made.fixture.withoutActions { content.setAffineTransform(CGAffineTransform(scaleX: zoom, y: zoom)) }
        let image = made.picture(scrolledTo: 0)
        // The scrolling layer begins at 10 points, and a point has two pixels.
        for (x, y) in [(22, 22), (216, 22), (22, 216), (216, 216)] {
            #expect(image.components(atX: x, y: y) == [0, 128, 0, 255], "\(x), \(y)")
        }
        for (x, y) in [(18, 60), (222, 60), (60, 222)] { #expect(image.components(atX: x, y: y) == [255, 255, 255, 255], "\(x), \(y)") }
    }

    @Test func distantAnimationIsDrawnAtItsPosition() throws {
        let (near, far) = (try ScrollFixture(), try ScrollFixture())
        for (fixture, offset) in [(near, CGFloat(0)), (far, CGFloat(44_000_000))] {
            addKinds(to: fixture.scroller, at: offset)
            fixture.fixture.withoutActions { fixture.scroller.bounds.origin.y = offset }
            for layer in fixture.scroller.sublayerList {
                let animation = CABasicAnimation(keyPath: "position")
                animation.byValue = NSValue(cgPoint: CGPoint(x: 20, y: 33))
                animation.duration = 2
                layer.add(animation, forKey: nil)
            }
            fixture.fixture.advance(by: 0.7)
        }
        #expect(difference(near.fixture.picture(), far.fixture.picture()) <= 8)
    }

    /// Scrolling keeps the cached nodes of layers valid at any offset.
    @Test(arguments: [0, 44_000_000] as [CGFloat]) func scrollingCostIsIndependentOfTheOffset(offset: CGFloat) throws {
        let made = try ScrollFixture()
        let content = CALayer()
        content.frame = CGRect(x: 0, y: 0, width: 200, height: offset + 10_000)
        made.scroller.addSublayer(content)
        for row in 0..<200 { addRow(to: content, at: offset + CGFloat(row) * 40) }
        addRow(to: content, at: 0)
        _ = made.picture(scrolledTo: offset)
        for step in 1..<100 {
            _ = made.picture(scrolledTo: offset + CGFloat(step) * 1.5)
            // Only the root, the fixture's layer, the scrolling layer and their chunks are rebuilt.
            #expect(made.fixture.tree.builtLayerCount == 3)
            #expect(made.fixture.tree.builtChunkCount == 2)
        }
    }

    private func addRow(to layer: CALayer, at y: CGFloat) {
        let row = CALayer()
        row.frame = CGRect(x: 0, y: y, width: 200, height: 39)
        row.backgroundColor = .black
        layer.addSublayer(row)
    }
}
