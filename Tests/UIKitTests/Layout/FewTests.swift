import Testing

@testable import UIKit

@MainActor
@Suite struct FewTests {
    @Test(arguments: 0...5)
    func elementsKeepTheirOrderHoweverManyThereAre(count: Int) {
        var few = Few<Int>()
        for number in 0..<count { few.append(number * 10) }
        #expect(Array(few) == (0..<count).map { $0 * 10 })
        #expect(few.count == count)
        #expect(few.indices.map { few[$0] } == Array(few))
        #expect(few.last == (count == 0 ? nil : (count - 1) * 10))
        few.removeAll()
        #expect(few.isEmpty)
        few.append(7)
        #expect(Array(few) == [7])
    }
}
