import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct WritingDirectionTests {
    @Test func leadingAndTrailingAreMirrored() {
        let bench = LayoutBench()
        let views = bench.makeViews(2)
        for view in views {
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            view.topAnchor.constraint(equalTo: bench.root.topAnchor).isActive = true
        }
        views[0].leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10).isActive = true
        NSLayoutConstraint(
            item: views[1], attribute: .leading, relatedBy: .equal, toItem: bench.root, attribute: .trailing, multiplier: 0.5, constant: 5
        ).isActive = true
        bench.layOut()
        #expect(views.map(\.frame.minX) == [10, 155])
        bench.root.semanticContentAttribute = .forceRightToLeft
        bench.layOut()
        #expect(views.map(\.frame.maxX) == [290, 145])
        bench.root.semanticContentAttribute = .unspecified
        bench.host.window.traitOverrides.layoutDirection = .rightToLeft
        bench.layOut()
        #expect(bench.root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(views.map(\.frame.maxX) == [290, 145])
        bench.root.semanticContentAttribute = .playback
        bench.layOut()
        #expect(views.map(\.frame.minX) == [10, 155])
    }

    @Test func leftAndRightAreNotMirrored() {
        let bench = LayoutBench()
        let view = bench.makeViews(1)[0]
        bench.root.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: bench.root.leftAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 20),
            view.topAnchor.constraint(equalTo: bench.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        bench.layOut()
        #expect(view.frame.minX == 10)
    }

    @Test func semanticAttributePrecedesTheInheritedDirection() {
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    }
}
