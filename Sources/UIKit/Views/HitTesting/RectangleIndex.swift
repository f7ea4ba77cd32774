/// Rectangles in a plane that lie over each other in an order, and a quick way to the frontmost of those that contain a point.
///
/// Each rectangle lies in a grid whose cells are as wide and as high as the rectangle, rounded up to powers of two, and so in four cells
/// at most. There are as many grids as there are kinds of sizes, mostly very few, and one lookup in each finds what may contain a point.
/// A cell lists its rectangles from back to front, so that of a thousand that cover each other the frontmost is found at once.
///
/// Finding, adding, moving and removing a rectangle cost O(k · log m), with k kinds of sizes and m rectangles in a cell.
struct RectangleIndex {
    /// Names a rectangle as long as it is in the index.
    typealias Slot = Int32

    /// Where a rectangle may be found.
    enum Reach: Equatable {
        case nowhere
        /// At every point.
        case everywhere
        /// At the points in a box, edges included: minimal x and y, maximal x and y.
        case within(SIMD4<Float>)
    }

    /// A rectangle that was found.
    struct Hit {
        let slot: Slot
        /// Its place in the order; larger is nearer to the viewer.
        let order: Int64
    }

    private struct Entry {
        var order: Int64
        /// The box; see the two constants for what is found nowhere and everywhere.
        var box: SIMD4<Float>
    }

    /// One size of cells.
    private struct Grid {
        /// The cells are two to the power of these wide and high.
        let width: UInt8
        let height: UInt8
        var count = 0
        /// Not a grid, but the one list of what is looked at for every point.
        var isEverywhere: Bool { width == 0 }
        /// One over the cells' width and height.
        var scale: SIMD2<Float> {
            SIMD2(Float(sign: .plus, exponent: -Int(width), significand: 1), Float(sign: .plus, exponent: -Int(height), significand: 1))
        }
    }

    /// A box that no point is in.
    private static let nowhere = SIMD4<Float>(repeating: .nan)
    /// A box that all points are in.
    private static let everywhere = SIMD4<Float>(-.infinity, -.infinity, .infinity, .infinity)
    /// Cells are at least eight points wide and high: smaller ones would be many for a rectangle that is moved slowly.
    private static let smallestExponent: UInt8 = 3
    /// What reaches farther from the origin is looked at for every point: cells have 27 bits for each coordinate.
    private static let farthest: Float = 0x1p28

    private var entries: [Entry] = []
    private var freeSlots: [Slot] = []
    private var grids: [Grid] = []
    private var cells = NumberLists()

    /// How many rectangles there are.
    var count: Int { entries.count - freeSlots.count }

    // MARK: Change

    /// Adds a rectangle that is found nowhere yet.
    mutating func add(order: Int64) -> Slot {
        let entry = Entry(order: order, box: Self.nowhere)
        if let slot = freeSlots.popLast() {
            entries[Int(slot)] = entry
            return slot
        }
        entries.append(entry)
        return Slot(entries.count - 1)
    }

    /// Takes a rectangle out.
    mutating func remove(_ slot: Slot) {
        place(slot, .nowhere)
        freeSlots.append(slot)
    }

    /// The place of a rectangle in the order.
    func order(of slot: Slot) -> Int64 { entries[Int(slot)].order }

    /// Puts a rectangle elsewhere in the order. It is found nowhere until it is placed again.
    mutating func reorder(_ slot: Slot, to order: Int64) {
        place(slot, .nowhere)
        entries[Int(slot)].order = order
    }

    /// Gives a rectangle another number that keeps it between the same two others.
    mutating func renumber(_ slot: Slot, to order: Int64) {
        entries[Int(slot)].order = order
    }

    /// Makes room for so many rectangles in all.
    mutating func reserve(_ count: Int) {
        entries.reserveCapacity(count)
        cells.reserve(count)
    }

    /// Says where a rectangle is found from now on.
    mutating func place(_ slot: Slot, _ reach: Reach) {
        let box =
            switch reach {
            case .nowhere: Self.nowhere
            case .everywhere: Self.everywhere
            case .within(let box): box
            }
        let old = entries[Int(slot)].box
        let from = cellRange(of: old)
        let to = cellRange(of: box)
        entries[Int(slot)].box = box
        // Most steps of something that moves leave it in its cells.
        if from == to { return }
        if let from { leave(from, slot) }
        if let to { enter(to, slot) }
    }

    // MARK: Finding

    /// The frontmost rectangle at a point, of those whose order is below `limit`.
    func frontmost(atX x: Float, y: Float, below limit: Int64) -> Hit? {
        var best: Hit?
        let isNear = abs(x) < Self.farthest && abs(y) < Self.farthest
        for grid in grids {
            if grid.isEverywhere {
                look(in: NumberLists.everywhere, x, y, limit, &best)
            } else if isNear {
                let scale = grid.scale
                let column = Int32((x * scale.x).rounded(.down))
                let row = Int32((y * scale.y).rounded(.down))
                look(in: NumberLists.key(grid.width, grid.height, column, row), x, y, limit, &best)
            }
        }
        return best
    }

    @inline(__always)
    private func look(in key: UInt64, _ x: Float, _ y: Float, _ limit: Int64, _ best: inout Hit?) {
        cells.withList(of: key) { list in
            var index = limit == .max ? list.count : position(of: limit, in: list)
            while index > 0 {
                index -= 1
                let slot = list[index]
                let entry = entries[Int(slot)]
                if let best, entry.order <= best.order { return }
                if entry.box.x <= x, entry.box.y <= y, x <= entry.box.z, y <= entry.box.w {
                    best = Hit(slot: slot, order: entry.order)
                    return
                }
            }
        }
    }

    /// How many rectangles of `list` have an order below `order`.
    private func position(of order: Int64, in list: UnsafeBufferPointer<Slot>) -> Int {
        // What comes is mostly in front.
        if let last = list.last, entries[Int(last)].order < order { return list.count }
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[Int(list[middle])].order < order { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Cells

    /// The cells that a box lies in; a list of its own for what is looked at for every point, none for what is found nowhere.
    private struct CellRange: Equatable {
        var width: UInt8
        var height: UInt8
        /// First column and row, last column and row.
        var cells: SIMD4<Int32>

        @inline(__always)
        func forEachKey(_ body: (UInt64) -> Void) {
            if width == 0 { return body(NumberLists.everywhere) }
            for row in cells.y...cells.w {
                for column in cells.x...cells.z { body(NumberLists.key(width, height, column, row)) }
            }
        }
    }

    private func cellRange(of box: SIMD4<Float>) -> CellRange? {
        guard box.x <= box.z else { return nil }
        guard !Self.isFar(box) else { return CellRange(width: 0, height: 0, cells: .zero) }
        let width = Self.exponent(box.z - box.x)
        let height = Self.exponent(box.w - box.y)
        let scale = Grid(width: width, height: height).scale
        let scaled = (box * SIMD4(lowHalf: scale, highHalf: scale)).rounded(.down)
        return CellRange(width: width, height: height, cells: SIMD4<Int32>(scaled))
    }

    private static func isFar(_ box: SIMD4<Float>) -> Bool {
        // Written so that what is not a number is far.
        !all(box .< farthest .& box .> -farthest)
    }

    /// The smallest power of two that is not below `length`, at least the smallest that there are cells of.
    private static func exponent(_ length: Float) -> UInt8 {
        guard length > Float(1 << smallestExponent) else { return smallestExponent }
        return UInt8(length.exponent) + (length.significand > 1 ? 1 : 0)
    }

    private mutating func enter(_ range: CellRange, _ slot: Slot) {
        if let index = grids.firstIndex(where: { $0.width == range.width && $0.height == range.height }) {
            grids[index].count += 1
        } else {
            grids.append(Grid(width: range.width, height: range.height, count: 1))
        }
        let order = entries[Int(slot)].order
        range.forEachKey { key in
            let index = cells.withList(of: key) { position(of: order, in: $0) } ?? 0
            cells.insert(slot, at: index, of: key)
        }
    }

    private mutating func leave(_ range: CellRange, _ slot: Slot) {
        if let index = grids.firstIndex(where: { $0.width == range.width && $0.height == range.height }) {
            grids[index].count -= 1
            if grids[index].count == 0 { grids.remove(at: index) }
        }
        let order = entries[Int(slot)].order
        range.forEachKey { key in
            guard let index = cells.withList(of: key, { position(of: order, in: $0) }) else { return }
            cells.remove(at: index, of: key)
        }
    }

    /// Checks that every rectangle is in the cells of its box, in order, and in no others; for tests.
    func checkInvariants() -> Bool {
        var expected: [UInt64: [Slot]] = [:]
        let free = Set(freeSlots)
        for slot in entries.indices where !free.contains(Slot(slot)) {
            cellRange(of: entries[slot].box)?.forEachKey { expected[$0, default: []].append(Slot(slot)) }
        }
        for (key, slots) in expected {
            let sorted = slots.sorted { entries[Int($0)].order < entries[Int($1)].order }
            guard cells.withList(of: key, { Array($0) }) == sorted else { return false }
        }
        return cells.checkInvariants() && cells.count == expected.count
            && grids.reduce(0, { $0 + $1.count }) == entries.indices.count { cellRange(of: entries[$0].box) != nil }
    }
}
