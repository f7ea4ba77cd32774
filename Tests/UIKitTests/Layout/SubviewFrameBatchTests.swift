import Testing
import UIKitTesting

@testable import UIKit

/// The fast path that sets the frames of plain views from constraints, and the views for which the general path is used.
@MainActor
@Suite struct SubviewFrameBatchTests {
    /// Views side by side, each 10 points wide and 20 high. `left` and `width` set the first one's left edge and width.
    private func makeRow(_ views: [UIView], _ bench: LayoutBench) -> (left: NSLayoutConstraint, width: NSLayoutConstraint) {
        let left = bench.add(views[0]).leftAnchor.constraint(equalTo: bench.root.leftAnchor)
        let width = views[0].widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([left, width])
        for (index, view) in views.enumerated() {
            if index > 0 {
                bench.add(view)
                view.leftAnchor.constraint(equalTo: views[index - 1].rightAnchor).isActive = true
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
            }
            view.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
        bench.host.advance(by: 0.1)
        return (left, width)
    }

    private func frames(_ count: Int, from left: CGFloat, width: CGFloat) -> [CGRect] {
        (0..<count).map { CGRect(x: left + width * CGFloat($0), y: 0, width: width, height: 20) }
    }

    // MARK: Classes

    private final class GeometryView: UIView {
        var calls: [String] = []

        override var bounds: CGRect {
            didSet { calls.append("bounds \(bounds.width)") }
        }
        override var center: CGPoint {
            didSet { calls.append("center \(center.x)") }
        }
    }

    @Test func overriddenGeometryIsCalledAmongPlainViews() {
        let bench = LayoutBench()
        let special = GeometryView()
        let views = [UIView(), special, UIView()]
        let (left, width) = makeRow(views, bench)
        special.calls = []
        left.constant = 100
        bench.layOut()
        #expect(special.calls == ["center 115.0"])
        special.calls = []
        width.constant = 20
        bench.layOut()
        #expect(special.calls == ["bounds 20.0", "center 130.0"])
        #expect(views.map(\.frame) == frames(3, from: 100, width: 20))
    }

    private final class InsetView: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }

    @Test func alignmentInsetsApplyAmongPlainViews() {
        let bench = LayoutBench()
        let views = [UIView(), InsetView(), UIView()]
        let (left, _) = makeRow(views, bench)
        left.constant = 50
        bench.layOut()
        #expect(views[1].frame == CGRect(x: 58, y: -1, width: 16, height: 24))
        #expect(views[2].frame == CGRect(x: 70, y: 0, width: 10, height: 20))
    }

    private final class CountingLayoutView: UIView {
        var requests = 0
        var layouts = 0

        override func setNeedsLayout() {
            requests += 1
            super.setNeedsLayout()
        }

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    @Test func overriddenLayoutIsCalledForANewSize() {
        let bench = LayoutBench()
        let view = CountingLayoutView()
        let (left, width) = makeRow([UIView(), view], bench)
        (view.requests, view.layouts) = (0, 0)
        left.constant = 10
        bench.layOut()
        #expect(view.requests == 0 && view.layouts == 0)
        width.constant = 12
        bench.layOut()
        #expect(view.requests == 1 && view.layouts == 1)
    }

    private final class SizeRecordingView: UIView {
        var sizes: [CGFloat] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            sizes.append(bounds.width)
        }
    }

    @Test func layoutOnlyClassIsLaidOutOncePerSize() {
        let bench = LayoutBench()
        let view = SizeRecordingView()
        let (left, width) = makeRow([UIView(), view], bench)
        view.sizes = []
        width.constant = 12
        bench.layOut()
        left.constant = 5
        bench.layOut()
        width.constant = 15
        bench.host.advance(by: 0.1)
        #expect(view.sizes == [12, 15])
        #expect(view.frame == CGRect(x: 20, y: 0, width: 15, height: 20))
    }

    private final class DrawingView: UIView {
        var draws = 0

        override func draw(_ rect: CGRect) { draws += 1 }
    }

    @Test func contentModeRedrawDrawsAgain() {
        let bench = LayoutBench()
        let view = DrawingView()
        view.contentMode = .redraw
        let (_, width) = makeRow([UIView(), view], bench)
        let draws = view.draws
        width.constant = 30
        bench.host.advance(by: 0.1)
        #expect(view.draws == draws + 1)
    }

    @Test func needsDisplayOnBoundsChangeDrawsAgain() {
        let bench = LayoutBench()
        let views = [UIView(), UIView()]
        let (left, width) = makeRow(views, bench)
        views[0].contentMode = .center
        views[1].layer.needsDisplayOnBoundsChange = true
        views[1].layer.displayIfNeeded()
        left.constant = 5
        bench.layOut()
        #expect(!views[1].layer.needsDisplay())
        width.constant = 30
        bench.layOut()
        #expect(views[1].layer.needsDisplay())
        #expect(views.map(\.frame) == frames(2, from: 5, width: 30))
    }

    // MARK: Content of the views

    private final class MaskedView: UIView {
        override var autoresizingMask: AutoresizingMask {
            get { .flexibleWidth }
            set {}
        }
    }

    @Test func subviewsFollowTheirAutoresizingMasks() {
        let bench = LayoutBench()
        let views = [UIView(), UIView(), UIView()]
        let (_, width) = makeRow(views, bench)
        let early = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
        early.autoresizingMask = .flexibleWidth
        views[0].addSubview(early)
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
        views[1].addSubview(late)
        late.autoresizingMask = [.flexibleLeftMargin]
        let unaffected = MaskedView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
        views[2].addSubview(unaffected)
        width.constant = 30
        bench.layOut()
        #expect(early.frame == CGRect(x: 0, y: 0, width: 30, height: 5))
        #expect(late.frame == CGRect(x: 20, y: 0, width: 10, height: 5))
        #expect(unaffected.frame == CGRect(x: 0, y: 0, width: 30, height: 5))
    }

    @Test func subviewsOfPlainViewsAreLaidOutByTheSameEngine() {
        let bench = LayoutBench()
        let outer = UIView()
        let (left, width) = makeRow([UIView(), outer], bench)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 1), inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        bench.layOut()
        #expect(inner.frame == CGRect(x: 1, y: 0, width: 9, height: 20))
        width.constant = 40
        left.constant = 3
        bench.layOut()
        #expect(outer.frame == CGRect(x: 43, y: 0, width: 40, height: 20))
        #expect(inner.frame == CGRect(x: 1, y: 0, width: 39, height: 20))
    }

    // MARK: Transforms, animations and other effects

    @Test func transformStaysAndTheCenterMoves() {
        let bench = LayoutBench()
        let views = [UIView(), UIView()]
        let (left, width) = makeRow(views, bench)
        views[1].transform = CGAffineTransform(scaleX: 2, y: 2)
        views[0].layer.anchorPoint = .zero
        left.constant = 50
        width.constant = 20
        bench.layOut()
        #expect(views[1].center == CGPoint(x: 80, y: 10))
        #expect(views[1].bounds.size == CGSize(width: 20, height: 20))
        #expect(views[1].frame == CGRect(x: 60, y: -10, width: 40, height: 40))
        #expect(views[0].center == CGPoint(x: 50, y: 0))
    }

    @Test func manySubviewsAreHitAtTheirNewFrames() {
        let bench = LayoutBench()
        let views = (0..<SubviewIndex.smallestCount * 2).map { _ in UIView() }
        let (left, width) = makeRow(views, bench)
        #expect(bench.root.hitTest(CGPoint(x: 15, y: 10), with: nil) === views[1])
        for round in 0..<4 {
            left.constant = 40 + CGFloat(round)
            width.constant = 8
            bench.layOut()
            for index in [0, 3, views.count - 1] {
                let point = CGPoint(x: left.constant + 8 * CGFloat(index) + 4, y: 10)
                #expect(bench.root.hitTest(point, with: nil) === views[index])
            }
            #expect(bench.root.hitTest(CGPoint(x: 20, y: 10), with: nil) === bench.root)
            width.constant = 10
            left.constant = 0
            bench.layOut()
            #expect(bench.root.hitTest(CGPoint(x: 15, y: 10), with: nil) === views[1])
        }
    }

    @Test func observerIsNotifiedOfAFrame() {
        let bench = LayoutBench()
        let views = [UIView(), UIView(), UIView()]
        let (left, _) = makeRow(views, bench)
        var calls: [CGFloat] = []
        let observation = views[1].observe(\.frame, options: .new) { _, change in calls.append(change.newValue?.minX ?? -1) }
        left.constant = 30
        bench.layOut()
        #expect(calls.last == 40)
        observation.invalidate()
        #expect(views.map(\.frame) == frames(3, from: 30, width: 10))
    }

    private final class FadingDelegate: NSObject, CALayerDelegate {
        var requests: [String] = []

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            requests.append(event)
            return NSNull()
        }
    }

    @Test func layersOwnDelegateIsCalled() {
        let bench = LayoutBench()
        let views = [UIView(), UIView()]
        let (left, _) = makeRow(views, bench)
        let delegate = FadingDelegate()
        views[1].layer.delegate = delegate
        left.constant = 30
        bench.layOut()
        #expect(delegate.requests.contains("position"))
        #expect(views.map(\.frame) == frames(2, from: 30, width: 10))
    }

    @Test func allViewsMoveInAnAnimationBlock() {
        let bench = LayoutBench()
        let views = (0..<4).map { _ in UIView() }
        let (left, _) = makeRow(views, bench)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            left.constant = 100
            bench.layOut()
        }
        #expect(views.map(\.frame) == frames(4, from: 100, width: 10))
        bench.host.advance(by: 0.5)
        for (index, view) in views.enumerated() {
            #expect(abs(bench.host.presentedFrame(of: view).minX - 50 - 10 * CGFloat(index)) < 4)
        }
        // The running animation continues, to the new position.
        left.constant = 120
        bench.layOut()
        bench.host.advance(by: 1)
        #expect(views.map { bench.host.presentedFrame(of: $0) } == frames(4, from: 120, width: 10))
    }

    @Test func safeAreaOfMovedViewsFollows() {
        let bench = LayoutBench()
        let controller = UIViewController()
        bench.host.window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let top = view.topAnchor.constraint(equalTo: controller.view.topAnchor)
        NSLayoutConstraint.activate([
            top, view.leftAnchor.constraint(equalTo: controller.view.leftAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        bench.host.advance(by: 0.1)
        #expect(view.safeAreaInsets.top == 30)
        top.constant = 20
        bench.host.advance(by: 0.1)
        #expect(view.safeAreaInsets.top == 10)
    }

    @Test func dependentWidthsFollowARepeatedlyChangedGap() {
        let bench = LayoutBench(scale: 1)
        let views = bench.makeViews(5)
        var gaps: [NSLayoutConstraint] = []
        for (index, view) in views.enumerated() {
            view.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            guard index > 0 else { continue }
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
            gaps.append(view.leftAnchor.constraint(equalTo: views[index - 1].rightAnchor, constant: 5))
        }
        NSLayoutConstraint.activate(gaps)
        views[0].leftAnchor.constraint(equalTo: bench.root.leftAnchor).isActive = true
        views[4].rightAnchor.constraint(equalTo: bench.root.rightAnchor).isActive = true
        // Results of a repeated propagation are cached. The test repeatedly changes one constant, another constant, and the root's width.
        let changes = [(1, 10, 320), (1, 15, 320), (1, 20, 320), (2, 10, 320), (2, 5, 320), (2, 5, 420), (2, 5, 520), (2, 25, 520)]
        for (gap, constant, width) in changes {
            gaps[gap].constant = CGFloat(constant)
            bench.root.frame.size.width = CGFloat(width)
            bench.layOut()
            let space = CGFloat(width) - gaps.reduce(0) { $0 + $1.constant }
            var start: CGFloat = 0
            for (index, view) in views.enumerated() {
                #expect(abs(view.frame.minX - start.rounded()) < 1.01 && abs(view.frame.width - space / 5) < 1.01)
                start += space / 5 + (index < 4 ? gaps[index].constant : 0)
            }
        }
    }

    // MARK: Removed views

    @Test func viewsRemovedBeforeTheBatchKeepTheirFrames() {
        let bench = LayoutBench()
        let views = (0..<6).map { _ in UIView() }
        let (left, width) = makeRow(views, bench)
        left.constant = 50
        // The constraints are solved here, and the frames are not yet set.
        #expect(!views[0].hasAmbiguousLayout)
        views[5].removeFromSuperview()
        NSLayoutConstraint.deactivate(bench.root.constraints.filter { $0.firstItem === views[4] })
        views[3].translatesAutoresizingMaskIntoConstraints = true
        bench.layOut()
        #expect(views[0..<3].map(\.frame) == frames(3, from: 50, width: 10))
        #expect(views[3].frame == CGRect(x: 30, y: 0, width: 10, height: 20))
        #expect(views[5].frame == CGRect(x: 50, y: 0, width: 10, height: 20))
        // No constraint determines this view's position or width.
        #expect(views[4].frame == CGRect(x: 0, y: 0, width: 0, height: 20))
        width.constant = 20
        bench.layOut()
        #expect(views[2].frame == CGRect(x: 90, y: 0, width: 20, height: 20))
    }

    @Test func viewsMayBeDeallocatedBeforeTheBatch() {
        let bench = LayoutBench()
        var views: [UIView] = (0..<4).map { _ in UIView() }
        let (left, _) = makeRow(views, bench)
        for _ in 0..<3 {
            left.constant += 50
            #expect(!views[0].hasAmbiguousLayout)
            views.removeLast().removeFromSuperview()
        }
        bench.layOut()
        #expect(views[0].frame == CGRect(x: 150, y: 0, width: 10, height: 20))
    }

    @Test func superviewMayBeDeallocatedBeforeTheBatch() {
        let host = TestHost(size: CGSize(width: 320, height: 480), scale: 2)
        let view = UIView()
        do {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            host.window.addSubview(outer)
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            let left = view.leftAnchor.constraint(equalTo: outer.leftAnchor)
            NSLayoutConstraint.activate([
                left, view.topAnchor.constraint(equalTo: outer.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            outer.layoutIfNeeded()
            left.constant = 20
            #expect(!view.hasAmbiguousLayout)
            outer.removeFromSuperview()
        }
        host.advance(by: 0.1)
        #expect(view.superview == nil)
        #expect(view.frame.minX == 0)
    }

    private final class RemovingView: UIView {
        weak var victim: UIView?

        override var center: CGPoint {
            didSet { victim?.removeFromSuperview() }
        }
    }

    @Test func viewMayRemoveALaterViewOfTheBatch() {
        let bench = LayoutBench()
        let views = [UIView(), RemovingView(), UIView(), UIView()]
        let (left, _) = makeRow(views, bench)
        (views[1] as? RemovingView)?.victim = views[3]
        left.constant = 50
        bench.layOut()
        #expect(views[0..<3].map(\.frame) == frames(3, from: 50, width: 10))
        #expect(views[3].superview == nil)
        #expect(views[3].frame.minX == 30)
    }

    // MARK: Pixels

    @Test(arguments: [1, 1.25, 1.5, 2, 3]) func batchRoundingEqualsSingleRounding(scale: CGFloat) {
        let bench = LayoutBench(scale: scale)
        let pixels = PixelGrid(of: bench.root)
        #expect(pixels.scale == scale)
        var state: UInt64 = 7
        func next() -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let size: [CGFloat] = [1, 8, 300, 1e6, 1e12, 1e18]
            return (CGFloat(state >> 40) / CGFloat(1 << 24) - 0.5) * size[Int(state >> 33) % size.count]
        }
        for _ in 0..<2000 {
            let rect = CGRect(x: next(), y: (next() * 4).rounded() / 4, width: abs(next()), height: next())
            let offset = CGPoint(x: next() / 16, y: 0)
            let (minX, minY) = (pixels.round(offset.x + rect.minX), pixels.round(offset.y + rect.minY))
            let expected = CGRect(
                x: minX, y: minY, width: max(pixels.round(offset.x + rect.maxX) - minX, 0),
                height: max(pixels.round(offset.y + rect.maxY) - minY, 0))
            #expect(pixels.aligned(rect, offset) == expected)
        }
    }

    @Test(arguments: [1, 1.5, 2, 3]) func framesAreRoundedToPixels(scale: CGFloat) {
        let bench = LayoutBench(scale: scale)
        let views = (0..<7).map { _ in UIView() }
        let (left, width) = makeRow(views, bench)
        for (newLeft, newWidth) in [(0.3, 10.1), (7.45, 33.33), (1 / 3, 100 / 7)] {
            left.constant = newLeft
            width.constant = newWidth
            bench.layOut()
            let pixels = PixelGrid(of: bench.root)
            for (index, view) in views.enumerated() {
                let (edge, next) = (newLeft + newWidth * CGFloat(index), newLeft + newWidth * CGFloat(index + 1))
                #expect(abs(view.frame.minX - pixels.round(edge)) < 1e-9)
                #expect(abs(view.frame.maxX - pixels.round(next)) < 1e-9)
                if index > 0 { #expect(abs(view.frame.minX - views[index - 1].frame.maxX) < 1e-9) }
            }
        }
    }
}
