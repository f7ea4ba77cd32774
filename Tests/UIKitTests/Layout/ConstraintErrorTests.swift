import Testing
import UIKit
import UIKitTesting

@testable import UIKit

@MainActor
@Suite(.serialized) struct ConstraintErrorTests {
    @Test func conflictIsLoggedOnceAndOtherConstraintsHold() {
        var messages: [String] = []
        ConflictReport.listener = { messages.append($0) }
        defer { ConflictReport.listener = nil }
        let bench = LayoutBench()
        let views = bench.makeViews(2)
        views[0].accessibilityIdentifier = "card"
        let first = views[0].widthAnchor.constraint(equalToConstant: 50)
        first.identifier = "narrow"
        let second = views[0].widthAnchor.constraint(equalToConstant: 80)
        second.identifier = "wide"
        NSLayoutConstraint.activate([
            first, second, views[0].heightAnchor.constraint(equalToConstant: 10),
            views[0].leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
            views[0].topAnchor.constraint(equalTo: bench.root.topAnchor),
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        ])
        bench.layOut()
        #expect(messages.count == 1)
        let message = messages.first ?? ""
        #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(message.contains("'narrow'"))
        #expect(message.contains("'wide'"))
        #expect(message.contains("card"))
        #expect(message.contains("Will attempt to recover by breaking constraint"))
        #expect(views[0].frame.width == 50 || views[0].frame.width == 80)
        #expect(views[1].frame.minX == views[0].frame.width)
        bench.root.frame.size.width = 250
        bench.layOut()
        #expect(messages.count == 1)
        // Without the first constraint, the constraint that was left out applies.
        first.isActive = false
        bench.layOut()
        #expect(views[0].frame.width == 80)
    }

    /// In a conflict, the required size of the content is left out, in any order in which constraints are added.
    @Test(arguments: [true, false]) func contentSizeIsBrokenFirst(isLarger: Bool) {
        final class Content: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 30) }
        }
        var messages: [String] = []
        ConflictReport.listener = { messages.append($0) }
        defer { ConflictReport.listener = nil }
        let bench = LayoutBench()
        let width: CGFloat = isLarger ? 90 : 40
        let early = UIView()
        early.translatesAutoresizingMaskIntoConstraints = false
        bench.root.addSubview(early)
        let earlyWidth = early.widthAnchor.constraint(equalToConstant: width)
        let content = Content()
        content.translatesAutoresizingMaskIntoConstraints = false
        content.setContentHuggingPriority(.required, for: .horizontal)
        content.setContentCompressionResistancePriority(.required, for: .horizontal)
        bench.root.addSubview(content)
        let late = content.trailingAnchor.constraint(equalTo: early.trailingAnchor)
        NSLayoutConstraint.activate([
            earlyWidth, early.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
            early.topAnchor.constraint(equalTo: bench.root.topAnchor), early.heightAnchor.constraint(equalToConstant: 9),
            content.leadingAnchor.constraint(equalTo: early.leadingAnchor), late,
            content.topAnchor.constraint(equalTo: early.bottomAnchor),
        ])
        bench.layOut()
        #expect(early.frame == CGRect(x: 0, y: 0, width: width, height: 9))
        #expect(content.frame == CGRect(x: 0, y: 9, width: width, height: 30))
        #expect(messages.count == 1)
        // A constraint that was left out applies again when no other constraint contradicts it.
        late.isActive = false
        bench.layOut()
        #expect(content.frame.width == 60)
    }

    @Test func descriptionsEqualUIKit() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 12.5)
        constraint.priority = .defaultHigh
        constraint.identifier = "least"
        #expect(constraint.description.contains("'least' UIView:0x"))
        #expect(constraint.description.hasSuffix(".width >= 12.5 @750   (inactive)>"))
    }

    @Test func programmerErrorsTrap() async {
        await #expect(processExitsWith: .failure) { await ConstraintErrorTests.constrainUnrelatedViews() }
        await #expect(processExitsWith: .failure) { await ConstraintErrorTests.makeInfiniteConstant() }
        await #expect(processExitsWith: .failure) { await ConstraintErrorTests.mixAttributes() }
        await #expect(processExitsWith: .failure) { await ConstraintErrorTests.constrainPositionToConstant() }
        await #expect(processExitsWith: .failure) { await ConstraintErrorTests.parseMalformedFormat() }
    }

    private static func constrainUnrelatedViews() {
        UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
    }

    private static func makeInfiniteConstant() { UIView().widthAnchor.constraint(equalToConstant: 1).constant = .nan }

    private static func mixAttributes() {
        let view = UIView()
        _ = NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1, constant: 0)
    }

    private static func constrainPositionToConstant() {
        _ = NSLayoutConstraint(
            item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)
    }

    private static func parseMalformedFormat() {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[a", metrics: nil, views: ["a": UIView()])
    }

    @Test(arguments: [
        ("[a", 2, "Expected a ']' here"), ("a", 0, "Expected a view or '|' here"), ("H:|-[a(>4)]", 7, "Expected '==', '<=' or '>=' here"),
        ("[a]-8[b]", 5, "Expected a '-' here"), ("[a]-", 4, "Expected a view or '|' here"), ("[]", 1, "Expected a name here"),
        ("|-|", 3, "Expected a view here"), ("[a(8", 4, "Expected a ')' here"),
    ])
    func malformedFormatNamesThePosition(format: String, position: Int, reason: String) {
        #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(format) }
        do {
            _ = try VisualFormatParser.parse(format)
        } catch {
            #expect(error.position == position)
            #expect(error.reason.hasPrefix(reason))
            #expect(error.description.contains("character \(position + 1)"))
        }
    }

    @Test func missingNamesAreReported() throws {
        let view = UIView()
        #expect(throws: VisualFormatError(reason: "b is not a key in the views dictionary.", format: "[a][b]", position: 4)) {
            try VisualFormatBuilder("[a][b]", [], [:], ["a": view]).build()
        }
        #expect(throws: VisualFormatError(reason: "gap is not a key in the metrics dictionary.", format: "[a]-gap-[b]", position: 4)) {
            try VisualFormatBuilder("[a]-gap-[b]", [], [:], ["a": view, "b": UIView()]).build()
        }
    }
}
