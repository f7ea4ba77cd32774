/// The heights of the sections and their prefix sums, as a Fenwick tree. Complexity of changes and lookups: logarithmic in the number of sections.
struct SectionTotals {
    private var sums: [Double]
    let count: Int
    private let top: Int

    init(_ heights: [Double] = []) {
        count = heights.count
        sums = [0] + heights
        for index in 1..<max(sums.count, 1) {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
        }
        var power = 1
        while power * 2 <= heights.count { power *= 2 }
        top = heights.isEmpty ? 0 : power
    }

    /// Adds to the height of a section.
    mutating func add(_ height: Double, to section: Int) {
        var index = section + 1
        while index <= count {
            sums[index] += height
            index += index & -index
        }
    }

    /// The start of a section. If `section` is the section count, the end of the last section.
    func start(of section: Int) -> Double {
        var (index, sum) = (section, 0.0)
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    /// The section at `y`. Clamped: a `y` before the start returns the first section, and a `y` beyond the end the last section.
    func section(at y: Double) -> Int {
        var (index, left, step) = (0, y, top)
        while step > 0 {
            if index + step <= count, sums[index + step] <= left {
                index += step
                left -= sums[index]
            }
            step /= 2
        }
        return max(min(index, count - 1), 0)
    }
}
