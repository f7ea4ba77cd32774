import Testing

@testable import ConstraintSolver

@Suite struct FlatArraySortTests {
    @Test("FlatArray sorts short and long arrays stably", arguments: [0, 1, 2, 16, 17, 100])
    func sorting(count: Int32) {
        var array = FlatArray<Int32>()
        for index in 0..<count { array.append(((index &* 37) % 11) * 1000 + index) }
        array.sort { $0 / 1000 < $1 / 1000 }
        let sorted = (0..<count).map { array[$0] }
        #expect(sorted == sorted.sorted())
        #expect(sorted.count == Int(count))
    }
}
