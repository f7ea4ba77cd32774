import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Log messages of conflicts", .serialized) struct ConflictLogTests {
    /// The messages that `body` logs.
    private func messages(_ body: () -> Void) -> [String] {
        var messages: [String] = []
        ConflictReport.listener = { messages.append($0) }
        defer { ConflictReport.listener = nil }
        body()
        return messages
    }

    private func makeButton(_ title: String, size: CGFloat, in bench: LayoutBench) -> UIButton {
        let button = bench.add(UIButton(type: .system))
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        return button
    }

    @Test("Two labels or buttons with equal tops and baselines do not conflict: the smaller text becomes taller", arguments: [false, true])
    func baselines(areLabels: Bool) {
        let bench = LayoutBench()
        let views: [UIView] =
            if areLabels {
                [12, 30].map { size in
                    let label = bench.add(UILabel())
                    label.text = "Text"
                    label.font = .systemFont(ofSize: size)
                    return label
                }
            } else {
                [makeButton("Small", size: 12, in: bench), makeButton("Large", size: 30, in: bench)]
            }
        let messages = messages {
            NSLayoutConstraint.activate([
                views[0].topAnchor.constraint(equalTo: views[1].topAnchor),
                views[0].firstBaselineAnchor.constraint(equalTo: views[1].firstBaselineAnchor),
                views[1].lastBaselineAnchor.constraint(equalTo: views[0].lastBaselineAnchor),
                views[1].topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 10),
            ])
            bench.layOut()
        }
        #expect(messages.isEmpty)
        #expect(views.map(\.frame.minY) == [10, 10])
        #expect(abs(views[1].frame.height - views[1].intrinsicContentSize.height) <= 0.5)
        #expect(views[0].frame.height > views[0].intrinsicContentSize.height)
        let lines = views.map { view in
            let offsets = view.baselineOffsets(in: view.bounds.size)
            return view.frame.minY + offsets.first
        }
        #expect(abs(lines[0] - lines[1]) <= 0.5)
    }

    @Test("The baseline of a button with a height constraint is its title's baseline")
    func stretchedButton() {
        let bench = LayoutBench()
        let button = makeButton("Title", size: 15, in: bench)
        let label = bench.add(UILabel())
        label.text = "Label"
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: bench.root.topAnchor), button.heightAnchor.constraint(equalToConstant: 120),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        ])
        bench.layOut()
        let line = button.baselineOffsets(in: button.bounds.size).first
        #expect(line > 50 && line < 75)
        #expect(abs(label.frame.minY + label.baselineOffsets(in: label.bounds.size).first - line) <= 0.5)
        button.contentVerticalAlignment = .bottom
        button.invalidateIntrinsicContentSize()
        bench.layOut()
        let lower = button.baselineOffsets(in: button.bounds.size).first
        #expect(lower > 90)
        #expect(abs(label.frame.minY + label.baselineOffsets(in: label.bounds.size).first - lower) <= 0.5)
    }

    @Test("A conflict that lasts while constants change is logged once, and again after it was resolved")
    func logsOnce() {
        let bench = LayoutBench()
        let view = bench.makeViews(1)[0]
        let wide = view.widthAnchor.constraint(equalToConstant: 80)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        let messages = messages {
            NSLayoutConstraint.activate([wide, narrow])
            for step in 0..<33 {
                wide.constant = 80 + CGFloat(step)
                bench.layOut()
            }
            narrow.constant = 112
            bench.layOut()
            narrow.constant = 20
            bench.layOut()
        }
        #expect(messages.count == 2)
    }
}
