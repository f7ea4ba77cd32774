import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct WaitingListTests {
    private final class Member: WaitingListMember {
        var waitingIndex = -1
    }

    @Test func elementsKeepTheirOrderThroughRemovals() {
        var random = SeededGenerator(seed: 7)
        let members = (0..<40).map { _ in Member() }
        var list = WaitingList<Member>()
        var expected: [Member] = []
        for _ in 0..<2000 {
            let member = members[Int.random(in: 0..<members.count, using: &random)]
            if Bool.random(using: &random) {
                list.add(member)
                if !expected.contains(where: { $0 === member }) { expected.append(member) }
            } else {
                list.remove(member)
                expected.removeAll { $0 === member }
            }
            let isInOrder = list.objects.elementsEqual(expected, by: ===)
            #expect(isInOrder)
            #expect(list.isEmpty == expected.isEmpty)
        }
    }

    @Test func pendingViewsMayBeDeallocatedInAnyOrder() {
        let bench = LayoutBench()
        var random = SeededGenerator(seed: 3)
        var views = bench.makeViews(60)
        for (view, other) in zip(views, views.dropFirst()) { view.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true }
        while !views.isEmpty { views.remove(at: Int.random(in: 0..<views.count, using: &random)).removeFromSuperview() }
        bench.layOut()
        #expect(bench.root.subviews.isEmpty)
    }
}
