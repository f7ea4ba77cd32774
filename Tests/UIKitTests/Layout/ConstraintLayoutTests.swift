import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct ConstraintLayoutTests {
    @Test func edgesKeepTheirDistanceFromTheSuperview() {
        let bench = LayoutBench()
        let view = bench.makeViews(1)[0]
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor, constant: -30),
            view.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor, constant: -40),
        ])
        bench.layOut()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 260, height: 140))
        bench.root.frame.size = CGSize(width: 200, height: 100)
        bench.layOut()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 160, height: 40))
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func nextFrameLaysOut() {
        let bench = LayoutBench()
        let view = bench.makeViews(1)[0]
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            width, view.heightAnchor.constraint(equalToConstant: 20), view.centerXAnchor.constraint(equalTo: bench.root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: bench.root.centerYAnchor),
        ])
        bench.host.advance(by: 0.05)
        #expect(view.frame == CGRect(x: 125, y: 90, width: 50, height: 20))
        width.constant = 60
        bench.host.advance(by: 0.05)
        #expect(view.frame == CGRect(x: 120, y: 90, width: 60, height: 20))
    }

    @Test func sizesFollowMultipliersAndConstants() {
        let bench = LayoutBench()
        let view = bench.makeViews(1)[0]
        NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: bench.root, attribute: .width, multiplier: 0.5, constant: 10
        ).isActive = true
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25).isActive = true
        NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: bench.root, attribute: .centerX, multiplier: 1, constant: 0
        ).isActive = true
        view.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
        bench.layOut()
        #expect(view.frame == CGRect(x: 70, y: 0, width: 160, height: 40))
    }

    /// 100 points are divided into three parts of 33⅓. The edges at 33⅓ and 66⅔ are rounded to the nearest pixel.
    @Test(arguments: [(1, [33, 34, 33]), (2, [33.5, 33, 33.5]), (3, [100.0 / 3, 100.0 / 3, 100.0 / 3])] as [(CGFloat, [CGFloat])])
    func thirdsAreRoundedToPixels(scale: CGFloat, widths: [CGFloat]) {
        let bench = LayoutBench(scale: scale)
        bench.root.frame.size.width = 100
        let views = bench.makeViews(3)
        var last = bench.root.leadingAnchor
        for view in views {
            view.leadingAnchor.constraint(equalTo: last).isActive = true
            view.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = view !== views[0]
            last = view.trailingAnchor
        }
        last.constraint(equalTo: bench.root.trailingAnchor).isActive = true
        bench.layOut()
        for (view, width) in zip(views, widths) { #expect(abs(view.frame.width - width) < 1e-6) }
        #expect(abs(views[0].frame.maxX - views[1].frame.minX) < 1e-6)
        #expect(abs(views[1].frame.maxX - views[2].frame.minX) < 1e-6)
        #expect(abs(views[2].frame.maxX - 100) < 1e-6)
    }

    /// Each step adds a tenth of a point. Rounding errors do not accumulate.
    @Test func roundingErrorsDoNotAccumulate() {
        let bench = LayoutBench(scale: 1)
        let views = bench.makeViews(20)
        var last = bench.root.topAnchor
        for view in views {
            view.topAnchor.constraint(equalTo: last).isActive = true
            view.heightAnchor.constraint(equalToConstant: 5.1).isActive = true
            view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor).isActive = true
            view.widthAnchor.constraint(equalToConstant: 5).isActive = true
            last = view.bottomAnchor
        }
        bench.layOut()
        #expect(views[19].frame.maxY == 102)
        #expect(views[9].frame.maxY == 51)
        for (one, other) in zip(views, views.dropFirst()) { #expect(one.frame.maxY == other.frame.minY) }
    }

    /// An edge at 10.4 + 10.4 = 20.8 in the window is rounded to pixel 21, in any view.
    @Test func nestedViewsShareEdges() {
        let bench = LayoutBench(scale: 1)
        let views = bench.makeViews(2)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        views[0].addSubview(inner)
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10.4),
            views[0].topAnchor.constraint(equalTo: bench.root.topAnchor),
            views[0].widthAnchor.constraint(equalToConstant: 100), views[0].heightAnchor.constraint(equalToConstant: 100),
            inner.leadingAnchor.constraint(equalTo: views[0].leadingAnchor, constant: 10.4),
            inner.topAnchor.constraint(equalTo: views[0].topAnchor), inner.widthAnchor.constraint(equalToConstant: 10),
            inner.heightAnchor.constraint(equalToConstant: 10),
            views[1].leadingAnchor.constraint(equalTo: inner.leadingAnchor), views[1].topAnchor.constraint(equalTo: bench.root.topAnchor),
            views[1].widthAnchor.constraint(equalToConstant: 10), views[1].heightAnchor.constraint(equalToConstant: 10),
        ])
        bench.layOut()
        #expect(views[0].frame.minX == 10)
        #expect(inner.frame.minX == 11)
        #expect(views[1].frame.minX == 21)
        #expect(inner.convert(inner.bounds, to: bench.root).minX == views[1].frame.minX)
    }

    @Test func higherPrioritiesWinAndInequalitiesHold() {
        let bench = LayoutBench()
        let view = bench.makeViews(1)[0]
        view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        let wide = view.widthAnchor.constraint(equalToConstant: 250)
        wide.priority = UILayoutPriority(700)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        narrow.priority = UILayoutPriority(600)
        let limit = view.widthAnchor.constraint(lessThanOrEqualTo: bench.root.widthAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([wide, narrow, limit])
        bench.layOut()
        #expect(view.frame.width == 150)
        limit.isActive = false
        bench.layOut()
        #expect(view.frame.width == 250)
        narrow.priority = UILayoutPriority(701)
        bench.layOut()
        #expect(view.frame.width == 50)
    }

    @Test func intrinsicContentDeterminesTheSize() {
        let bench = LayoutBench()
        let views = [bench.add(ContentView(80, 20)), bench.add(ContentView(60, 30))]
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
            views[0].topAnchor.constraint(equalTo: bench.root.topAnchor),
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
            views[1].topAnchor.constraint(equalTo: bench.root.topAnchor),
        ])
        bench.layOut()
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 80, height: 20))
        #expect(views[1].frame == CGRect(x: 88, y: 0, width: 60, height: 30))
        views[0].content = CGSize(width: 100, height: 25)
        bench.layOut()
        #expect(views[0].frame.size == CGSize(width: 100, height: 25))
        #expect(views[1].frame.minX == 108)
        // With too much space, the view with the lower hugging priority grows. With too little space, the view with the lower compression resistance shrinks.
        let end = views[1].trailingAnchor.constraint(equalTo: bench.root.trailingAnchor)
        end.isActive = true
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        bench.layOut()
        #expect(views[0].frame.width == 100)
        #expect(views[1].frame.width == 192)
        bench.root.frame.size.width = 120
        bench.layOut()
        #expect(views[0].frame.width == 52)
        #expect(views[1].frame.width == 60)
    }

    @Test func framesWithAutoresizingMasksAreConstants() {
        let bench = LayoutBench()
        let fixed = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 30))
        fixed.autoresizingMask = .flexibleWidth
        bench.root.addSubview(fixed)
        let view = bench.makeViews(1)[0]
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
            view.widthAnchor.constraint(equalTo: fixed.widthAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        bench.layOut()
        #expect(view.frame == CGRect(x: 125, y: 40, width: 100, height: 10))
        bench.root.frame.size.width = 320
        bench.layOut()
        #expect(fixed.frame.width == 120)
        #expect(view.frame == CGRect(x: 145, y: 40, width: 120, height: 10))
        fixed.frame.origin.x = 0
        bench.layOut()
        #expect(view.frame.minX == 125)
    }

    @Test func guidesMarginsAndTheSafeAreaHaveAnchors() {
        let bench = LayoutBench()
        let guide = UILayoutGuide()
        bench.root.addLayoutGuide(guide)
        let views = bench.makeViews(2)
        bench.root.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: bench.root.layoutMarginsGuide.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: bench.root.layoutMarginsGuide.trailingAnchor),
            guide.topAnchor.constraint(equalTo: bench.root.safeAreaLayoutGuide.topAnchor, constant: 50),
            guide.heightAnchor.constraint(equalToConstant: 40),
            views[0].widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
            views[0].heightAnchor.constraint(equalTo: guide.heightAnchor),
            views[0].centerXAnchor.constraint(equalTo: guide.centerXAnchor), views[0].topAnchor.constraint(equalTo: guide.topAnchor),
            NSLayoutConstraint(
                item: views[1], attribute: .right, relatedBy: .equal, toItem: bench.root, attribute: .rightMargin, multiplier: 1,
                constant: 0),
            NSLayoutConstraint(
                item: views[1], attribute: .bottom, relatedBy: .equal, toItem: bench.root, attribute: .bottomMargin, multiplier: 1,
                constant: 0),
            views[1].widthAnchor.constraint(equalToConstant: 10), views[1].heightAnchor.constraint(equalToConstant: 10),
        ])
        bench.layOut()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 50, width: 270, height: 40))
        #expect(views[0].frame == CGRect(x: 77.5, y: 50, width: 135, height: 40))
        #expect(views[1].frame == CGRect(x: 270, y: 175, width: 10, height: 10))
        bench.root.layoutMargins.right = 40
        bench.layOut()
        #expect(guide.layoutFrame.width == 250)
        #expect(views[1].frame.maxX == 260)
        #expect(guide.owningView === bench.root)
        #expect(bench.root.layoutMarginsGuide.layoutFrame == CGRect(x: 10, y: 5, width: 250, height: 180))
    }

    @Test func distancesBetweenAnchorsCanBeCompared() {
        let bench = LayoutBench()
        let views = bench.makeViews(3)
        for view in views {
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            view.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
        }
        views[0].leadingAnchor.constraint(equalTo: bench.root.leadingAnchor).isActive = true
        views[2].trailingAnchor.constraint(equalTo: bench.root.trailingAnchor).isActive = true
        let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
        let second = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
        first.constraint(equalTo: second, multiplier: 2).isActive = true
        bench.layOut()
        // 240 points are free, and are divided into 160 and 80.
        #expect(views[1].frame.minX == 180)
    }

    @Test func constraintsApplyToAlignmentRectangles() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let bench = LayoutBench()
        let view = bench.add(Shadowed())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        bench.layOut()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 54))
    }

    @Test func undeterminedViewIsAmbiguous() {
        let bench = LayoutBench()
        let view = bench.makeViews(1)[0]
        view.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(view.hasAmbiguousLayout)
        bench.layOut()
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame != before)
        #expect(view.frame.size == before.size)
        view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor).isActive = true
        #expect(!view.hasAmbiguousLayout)
        #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
    }

    @Test func transformedViewIsPositionedByItsCenter() {
        let bench = LayoutBench()
        let view = bench.makeViews(1)[0]
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 50),
            view.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 50), view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        bench.layOut()
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
        #expect(view.center == CGPoint(x: 60, y: 60))
    }

    @Test func optionalConstraintsNeverMakeASizeNegative() {
        let bench = LayoutBench()
        let views = bench.makeViews(3)
        let (box, spacer, bar) = (views[0], views[1], views[2])
        box.addSubview(spacer)
        box.addSubview(bar)
        let small = box.heightAnchor.constraint(equalToConstant: 0)
        small.priority = UILayoutPriority(51)
        NSLayoutConstraint.activate([
            small, box.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 50),
            spacer.topAnchor.constraint(equalTo: box.topAnchor),
            bar.topAnchor.constraint(equalTo: spacer.bottomAnchor), bar.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: 120),
        ])
        bench.layOut()
        #expect(box.frame.height == 120 && spacer.frame.height == 0 && bar.frame.minY == 0)
        small.constant = 150
        bench.layOut()
        #expect(box.frame.height == 150 && spacer.frame.height == 30)
        small.constant = 0
        bench.layOut()
        #expect(box.frame.height == 120 && spacer.frame.height == 0)
    }
}
