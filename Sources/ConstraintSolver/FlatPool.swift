/// Runs of plain values in one array. A run that is given back is used again for one of about the same length.
struct FlatPool<Element: BitwiseCopyable> {
    private(set) var elements = FlatArray<Element>()
    /// The vacant runs of each length: 1, 2, 4, and so on.
    private var vacant = FlatArray<Vacancy>()

    private struct Vacancy: BitwiseCopyable {
        var first: Int32
        var size: Int32
    }

    /// A copy with memory of its own.
    func copy() -> FlatPool {
        var result = self
        result.elements = elements.copy()
        result.vacant = vacant.copy()
        return result
    }

    subscript(index: Int32) -> Element {
        @inline(__always) get { elements[index] }
        @inline(__always) nonmutating _modify { yield &elements[index] }
    }

    /// Takes a run for `count` elements. Its contents are `element` or older.
    mutating func take(_ count: Int32, filling element: Element) -> Int32 {
        let size = Self.size(count)
        var index = vacant.count - 1
        while index >= 0 {
            if vacant[index].size == size, let last = vacant.popLast() {
                let first = index == vacant.count ? last.first : vacant[index].first
                if index < vacant.count { vacant[index] = last }
                return first
            }
            index -= 1
        }
        let first = elements.count
        elements.resize(first + size, filling: element)
        return first
    }

    mutating func giveBack(_ first: Int32, _ count: Int32) {
        vacant.append(Vacancy(first: first, size: Self.size(count)))
    }

    private static func size(_ count: Int32) -> Int32 {
        count <= 1 ? 1 : 1 << (Int32.bitWidth - (count - 1).leadingZeroBitCount)
    }
}
