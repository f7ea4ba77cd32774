import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct SizeFittingTests {
    private func makeCard() -> (UIView, UILabel) {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let label = UILabel()
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
        ])
        return (card, label)
    }

    @Test func compressedSizeIsTheSmallestAllowed() {
        let view = UIView()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 44),
        ])
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 44))
        #expect(view.systemLayoutSizeFitting(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 44))
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 120, height: 44))
        #expect(view.frame == .zero)
    }

    @Test func textHasItsHeightForTheWidthWithoutSideEffects() {
        let bench = LayoutBench()
        let (card, label) = makeCard()
        label.text = "Several words that do not fit on one line of a narrow card, and so take several of them"
        bench.root.addSubview(card)
        card.frame = CGRect(x: 0, y: 0, width: 200, height: 180)
        bench.layOut()
        let before = label.frame
        func height(_ width: CGFloat) -> CGFloat {
            card.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(140) == label.sizeThatFits(CGSize(width: 120, height: 0)).height + 10)
        #expect(height(220) == label.sizeThatFits(CGSize(width: 200, height: 0)).height + 10)
        #expect(height(140) > height(220))
        bench.layOut()
        #expect(label.frame == before)
        label.text = "Short"
        #expect(height(140) == label.sizeThatFits(CGSize(width: 120, height: 0)).height + 10)
    }

    @Test func measuredViewIsStillLaidOut() {
        let (card, label) = makeCard()
        label.text = "Several words that do not fit on one line of a narrow card"
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        card.frame.size = size
        card.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 10, y: 5, width: 120, height: size.height - 10))
    }

    @Test func multilineLabelMovesTheViewsBelow() {
        let bench = LayoutBench()
        let label = bench.add(UILabel())
        label.numberOfLines = 0
        label.text = "Several words that do not fit on one line of a narrow label"
        let below = bench.makeViews(1)[0]
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor), label.topAnchor.constraint(equalTo: bench.root.topAnchor),
            label.widthAnchor.constraint(equalTo: bench.root.widthAnchor), below.topAnchor.constraint(equalTo: label.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: label.leadingAnchor), below.widthAnchor.constraint(equalToConstant: 10),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        for width in [300, 120, 90, 300] as [CGFloat] {
            bench.root.frame.size.width = width
            bench.layOut()
            #expect(label.frame.width == width)
            #expect(label.frame.height == label.sizeThatFits(CGSize(width: width, height: 0)).height)
            #expect(below.frame.minY == label.frame.maxY)
        }
    }

    @Test func partOfALayoutIsMeasuredByItself() {
        let bench = LayoutBench()
        let part = bench.makeViews(1)[0]
        let inner = ContentView(40, 30)
        inner.translatesAutoresizingMaskIntoConstraints = false
        part.addSubview(inner)
        NSLayoutConstraint.activate([
            part.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor), part.topAnchor.constraint(equalTo: bench.root.topAnchor),
            part.widthAnchor.constraint(equalToConstant: 200), part.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
            inner.leadingAnchor.constraint(equalTo: part.leadingAnchor, constant: 5), inner.topAnchor.constraint(equalTo: part.topAnchor),
            inner.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        bench.layOut()
        #expect(part.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
        #expect(part.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 30))
        #expect(inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 30))
        bench.layOut()
        #expect(part.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    }

    @Test func viewAppliesItsPrioritiesToItsContentView() {
        /// An app's view that has the size of its label.
        final class Wrapper: UIView {
            let label = UILabel()
            override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
                super.setContentHuggingPriority(priority, for: axis)
                label.setContentHuggingPriority(priority, for: axis)
            }
            override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
                label.setContentCompressionResistancePriority(priority, for: axis)
            }
            override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
                label.contentCompressionResistancePriority(for: axis)
            }
        }
        let wrapper = Wrapper()
        let view: UIView = wrapper
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        #expect(wrapper.label.contentHuggingPriority(for: .horizontal) == .required)
        #expect(wrapper.label.contentHuggingPriority(for: .vertical) == UILabel().contentHuggingPriority(for: .vertical))
        #expect(view.contentHuggingPriority(for: .horizontal) == .required)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    }
}
