import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct WaitingListTests {
    private final class Guest: WaitingListMember {
        var waitingIndex = -1
    }

    @Test func elementsKeepTheirOrderThroughRemovals() {
        var random = SeededGenerator(seed: 7)
        let guests = (0..<40).map { _ in Guest() }
        var list = WaitingList<Guest>()
        var expected: [Guest] = []
        for _ in 0..<2000 {
            let guest = guests[Int.random(in: 0..<guests.count, using: &random)]
            if Bool.random(using: &random) {
                list.add(guest)
                if !expected.contains(where: { $0 === guest }) { expected.append(guest) }
            } else {
                list.remove(guest)
                expected.removeAll { $0 === guest }
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
