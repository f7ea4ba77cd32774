import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct StackViewTests {
    /// A stack of 300 × 100 points with views of 50 × 20, 100 × 40 and 30 × 30.
    private func makeStack(_ bench: LayoutBench, _ axis: NSLayoutConstraint.Axis = .horizontal) -> (UIStackView, [ContentView]) {
        let views = [ContentView(50, 20), ContentView(100, 40), ContentView(30, 30)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        bench.add(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor), stack.topAnchor.constraint(equalTo: bench.root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 300), stack.heightAnchor.constraint(equalToConstant: 100),
        ])
        return (stack, views)
    }

    @Test func fillStretchesTheViewWithTheLowestHugging() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.spacing = 10
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        bench.layOut()
        #expect(views.map(\.frame.minX) == [0, 60, 270])
        #expect(views.map(\.frame.width) == [50, 200, 30])
        #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
    }

    @Test func fillEquallyGivesEqualLengths() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.distribution = .fillEqually
        stack.spacing = 15
        bench.layOut()
        #expect(views.map(\.frame.width) == [90, 90, 90])
        #expect(views.map(\.frame.minX) == [0, 105, 210])
    }

    @Test func fillProportionallySharesByContent() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.distribution = .fillProportionally
        stack.spacing = 30
        bench.layOut()
        // The contents need 240 points with the spacing. The widths are 50 / 240 of 300, 100 / 240, and the rest for the last view.
        #expect(views.map(\.frame.width) == [62.5, 125, 52.5])
        #expect(views[2].frame.maxX == 300)
    }

    @Test func equalSpacingGivesEqualGaps() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.distribution = .equalSpacing
        bench.layOut()
        #expect(views.map(\.frame.width) == [50, 100, 30])
        #expect(views.map(\.frame.minX) == [0, 110, 270])
    }

    @Test func equalCenteringGivesEqualDistancesOfCenters() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.distribution = .equalCentering
        bench.layOut()
        // The outer centres are at 25 and 285, so the middle centre is at 155.
        #expect(views.map(\.frame.midX) == [25, 155, 285])
        #expect(views.map(\.frame.width) == [50, 100, 30])
    }

    @Test func alignmentsAcrossARow() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.alignment = .top
        bench.layOut()
        #expect(views.map(\.frame.minY) == [0, 0, 0])
        #expect(views.map(\.frame.height) == [20, 40, 30])
        stack.alignment = .center
        bench.layOut()
        #expect(views.map(\.frame.midY) == [50, 50, 50])
        stack.alignment = .bottom
        bench.layOut()
        #expect(views.map(\.frame.maxY) == [100, 100, 100])
        #expect(views.map(\.frame.height) == [20, 40, 30])
    }

    @Test func alignmentsAcrossAColumn() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench, .vertical)
        stack.distribution = .equalSpacing
        stack.alignment = .leading
        bench.layOut()
        #expect(views.map(\.frame.minX) == [0, 0, 0])
        #expect(views.map(\.frame.minY) == [0, 25, 70])
        stack.alignment = .trailing
        bench.layOut()
        #expect(views.map(\.frame.maxX) == [300, 300, 300])
    }

    @Test func baselinesAreAligned() {
        let bench = LayoutBench()
        let labels = [12, 30, 17].map { size in
            let label = UILabel()
            label.text = "Line"
            label.font = .systemFont(ofSize: CGFloat(size))
            return label
        }
        let stack = bench.add(UIStackView(arrangedSubviews: labels))
        stack.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor).isActive = true
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            stack.alignment = alignment
            bench.layOut()
            let lines = labels.map { $0.frame.minY + $0.baseline }
            #expect(abs(lines[0] - lines[1]) <= 0.5)
            #expect(abs(lines[2] - lines[1]) <= 0.5)
            #expect(stack.frame.height >= labels[1].frame.height)
            #expect(labels.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= stack.frame.height })
        }
    }

    @Test func stackFitsItsArrangedViews() {
        let bench = LayoutBench()
        let stack = bench.add(UIStackView(arrangedSubviews: [ContentView(50, 20), ContentView(100, 40)]))
        stack.spacing = 8
        stack.alignment = .center
        stack.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor).isActive = true
        bench.layOut()
        #expect(stack.frame.size == CGSize(width: 158, height: 40))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        bench.layOut()
        #expect(stack.frame.size == CGSize(width: 164, height: 44))
        #expect(stack.arrangedSubviews[0].frame.minX == 2)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 164, height: 44))
    }

    @Test func spacingMayDifferAfterAView() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.spacing = 10
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        stack.setCustomSpacing(25, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == 25)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        bench.layOut()
        #expect(views.map(\.frame.minX) == [0, 75, 185])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        bench.layOut()
        #expect(views.map(\.frame.minX) == [0, 58, 168])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        bench.layOut()
        #expect(views.map(\.frame.minX) == [0, 60, 170])
    }

    @Test func hiddenViewsTakeNoSpace() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.spacing = 10
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        views[1].isHidden = true
        bench.layOut()
        #expect(views[0].frame.minX == 0)
        #expect(views[2].frame == CGRect(x: 60, y: 0, width: 240, height: 100))
        views[1].isHidden = false
        bench.layOut()
        #expect(views.map(\.frame.minX) == [0, 60, 170])
        #expect(stack.arrangedSubviews == views)
    }

    @Test func hidingIsAnimatedInAnAnimationBlock() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        bench.host.advance(by: 0.1)
        #expect(views[2].frame.minX == 150)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { views[1].isHidden = true }
        #expect(views[1].isHidden)
        #expect(views[2].frame.minX == 50)
        bench.host.advance(by: 0.2)
        let presented = bench.host.presentedFrame(of: views[2])
        #expect(presented.minX > 60)
        #expect(presented.minX < 140)
        #expect(!views[1].layer.isHidden)
        // The animation is reversed halfway.
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { views[1].isHidden = false }
        bench.host.advance(by: 1)
        #expect(!views[1].isHidden)
        #expect(!views[1].layer.isHidden)
        #expect(views[1].frame.width == 100)
        UIView.animate(withDuration: 0.4) { views[1].isHidden = true }
        bench.host.advance(by: 1)
        #expect(views[1].layer.isHidden)
        #expect(stack.arrangedSubviews.count == 3)
    }

    @Test func viewsAreInsertedAndRemoved() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.distribution = .fillEqually
        bench.layOut()
        stack.removeArrangedSubview(views[1])
        #expect(views[1].superview === stack)
        views[1].removeFromSuperview()
        bench.layOut()
        #expect(stack.arrangedSubviews == [views[0], views[2]])
        #expect(views[2].frame == CGRect(x: 150, y: 0, width: 150, height: 100))
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
        stack.insertArrangedSubview(views[1], at: 0)
        bench.layOut()
        #expect(views[1].frame.minX == 0)
        #expect(views[2].frame.minX == 150)
        stack.axis = .vertical
        bench.layOut()
        #expect(views[2].frame == CGRect(x: 0, y: 50, width: 300, height: 50))
    }

    @Test func viewsAreInsertedAndRemovedDuringAnimations() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.distribution = .fillEqually
        bench.host.advance(by: 0.1)
        let added = UIView()
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            views[0].isHidden = true
            stack.layoutIfNeeded()
        }
        bench.host.advance(by: 0.2)
        // A view is removed, and another is added, while the others are animated.
        views[1].removeFromSuperview()
        stack.addArrangedSubview(added)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { stack.layoutIfNeeded() }
        #expect(views[2].frame == CGRect(x: 0, y: 0, width: 150, height: 100))
        #expect(added.frame == CGRect(x: 150, y: 0, width: 150, height: 100))
        bench.host.advance(by: 0.1)
        let shown = bench.host.presentedFrame(of: views[2])
        #expect(shown.minX > 0 && shown.minX < 200)
        bench.host.advance(by: 1)
        #expect(bench.host.presentedFrame(of: views[2]) == views[2].frame)
        #expect(views[0].layer.isHidden)
        #expect(stack.arrangedSubviews == [views[0], views[2], added])
    }

    @Test func leadingIsRightInRightToLeftLayout() {
        let bench = LayoutBench()
        let (stack, views) = makeStack(bench)
        stack.semanticContentAttribute = .forceRightToLeft
        stack.spacing = 10
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        bench.layOut()
        #expect(views.map(\.frame.maxX) == [300, 240, 130])
        stack.semanticContentAttribute = .forceLeftToRight
        bench.layOut()
        #expect(views.map(\.frame.minX) == [0, 60, 170])
    }

    @Test func emptyStackHasNoSize() {
        let bench = LayoutBench()
        let stack = bench.add(UIStackView())
        stack.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor).isActive = true
        bench.layOut()
        #expect(stack.frame == .zero)
        let view = ContentView(20, 10)
        stack.addArrangedSubview(view)
        bench.layOut()
        #expect(stack.frame.size == CGSize(width: 20, height: 10))
        view.isHidden = true
        bench.layOut()
        #expect(stack.frame.size.width == 0)
    }
}

extension UILabel {
    /// The distance from the top to the first baseline, measured with the baseline anchor.
    @MainActor fileprivate var baseline: CGFloat {
        let probe = UIView()
        probe.translatesAutoresizingMaskIntoConstraints = false
        superview?.addSubview(probe)
        probe.topAnchor.constraint(equalTo: firstBaselineAnchor).isActive = true
        window?.layoutIfNeeded()
        let baseline = probe.frame.minY - frame.minY
        probe.removeFromSuperview()
        return baseline
    }
}
