/// Runs of trivial values in one array. Freed runs are reused for runs of the same size class.
struct FlatPool<Element: BitwiseCopyable> {
    private(set) var elements = FlatArray<Element>()
    /// The free list. Sizes are powers of two.
    private var vacant = FlatArray<Vacancy>()

    private struct Vacancy: BitwiseCopyable {
        var first: Int32
        var size: Int32
    }

    /// A deep copy with separate memory.
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

    /// Allocates a run for `count` elements. A new run is filled with `element`; a reused run keeps its old contents.
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
