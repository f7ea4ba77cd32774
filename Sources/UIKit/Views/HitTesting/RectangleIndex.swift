/// A hierarchical spatial hash grid: finds the frontmost rectangle at a point.
///
/// Each rectangle is stored in a grid whose cell size is the rectangle's size, rounded up to powers of two. So it covers at most four cells. There is
/// one grid for each combination of sizes, usually very few, and a query looks up one cell in each grid. A cell lists its rectangles from back to
/// front, so the frontmost of many overlapping rectangles is found first.
///
/// Queries, insertions, moves and removals cost O(k · log m), with k grids and m rectangles in a cell.
struct RectangleIndex {
    /// The index of a rectangle's entry, valid while the rectangle is in the index.
    typealias Slot = Int32

    /// The points at which a rectangle can be found.
    enum Reach: Equatable {
        case nowhere
        /// All points.
        case everywhere
        /// The points in a box, including its edges: minimal x and y, maximal x and y.
        case within(SIMD4<Float>)
    }

    /// The result of a query.
    struct Hit {
        let slot: Slot
        /// The z-order; larger values are nearer to the viewer.
        let order: Int64
    }

    private struct Entry {
        var order: Int64
        /// The box, or one of the two constants for "nowhere" and "everywhere".
        var box: SIMD4<Float>
    }

    /// A grid with one cell size.
    private struct Grid {
        /// The exponents of the cells' width and height, as powers of two.
        let width: UInt8
        let height: UInt8
        var count = 0
        /// Whether this is not a grid, but the list of rectangles that every query checks.
        var isEverywhere: Bool { width == 0 }
        /// The reciprocals of the cells' width and height.
        var scale: SIMD2<Float> {
            SIMD2(Float(sign: .plus, exponent: -Int(width), significand: 1), Float(sign: .plus, exponent: -Int(height), significand: 1))
        }
    }

    /// A box that contains no point.
    private static let nowhere = SIMD4<Float>(repeating: .nan)
    /// A box that contains all points.
    private static let everywhere = SIMD4<Float>(-.infinity, -.infinity, .infinity, .infinity)
    /// The smallest exponent of a cell size: 8 points. Smaller cells would change often while a rectangle moves slowly.
    private static let smallestExponent: UInt8 = 3
    /// The limit of coordinates in the grids, which have 27 bits per coordinate. Every query checks rectangles beyond it.
    private static let farthest: Float = 0x1p28

    private var entries: [Entry] = []
    private var freeSlots: [Slot] = []
    private var grids: [Grid] = []
    private var cells = NumberLists()

    var count: Int { entries.count - freeSlots.count }

    // MARK: Changes

    /// Adds a rectangle that no query finds until ``move(_:to:)`` is called.
    mutating func add(order: Int64) -> Slot {
        let entry = Entry(order: order, box: Self.nowhere)
        if let slot = freeSlots.popLast() {
            entries[Int(slot)] = entry
            return slot
        }
        entries.append(entry)
        return Slot(entries.count - 1)
    }

    mutating func remove(_ slot: Slot) {
        move(slot, to: .nowhere)
        freeSlots.append(slot)
    }

    /// Returns the z-order of a rectangle.
    func order(of slot: Slot) -> Int64 { entries[Int(slot)].order }

    /// Changes the z-order of a rectangle. No query finds the rectangle until ``move(_:to:)`` is called.
    mutating func reorder(_ slot: Slot, to order: Int64) {
        move(slot, to: .nowhere)
        entries[Int(slot)].order = order
    }

    /// Changes the z-order value of a rectangle without changing its position among the others.
    mutating func renumber(_ slot: Slot, to order: Int64) {
        entries[Int(slot)].order = order
    }

    /// Reserves capacity for a number of rectangles.
    mutating func reserve(_ count: Int) {
        entries.reserveCapacity(count)
        cells.reserve(count)
    }

    /// Sets the points at which a rectangle can be found.
    mutating func move(_ slot: Slot, to reach: Reach) {
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
        // Most small movements stay within the same cells, which then need no update.
        if from == to { return }
        if let from { leave(from, slot) }
        if let to { enter(to, slot) }
    }

    // MARK: Queries

    /// Returns the frontmost rectangle at a point, among those with an order below `limit`.
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

    /// Returns the number of rectangles in `list` with an order below `order`.
    private func position(of order: Int64, in list: UnsafeBufferPointer<Slot>) -> Int {
        // A fast path before the binary search: new rectangles are usually in front.
        if let last = list.last, entries[Int(last)].order < order { return list.count }
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[Int(list[middle])].order < order { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Cells

    /// The cells of a box; a separate list for rectangles that every query checks; nil for unreachable ones.
    private struct CellRange: Equatable {
        var width: UInt8
        var height: UInt8
        /// The first column and row, and the last column and row.
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
        // The comparison is negated so that NaN counts as far.
        !all(box .< farthest .& box .> -farthest)
    }

    /// Returns the exponent of the smallest power of two that is at least `length` and at least the smallest cell size.
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

    /// Checks that each rectangle is in exactly the cells of its box, in order; for tests.
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
