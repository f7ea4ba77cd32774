/// A hash table of short lists of numbers, keyed by cell.
///
/// Uses open addressing with linear probing. The lists are stored in one array, in blocks whose sizes are powers of two. A cell with an empty list is
/// removed.
struct NumberLists {
    /// The key of the one list that does not belong to a cell.
    static let everywhere: UInt64 = 1

    private struct Bucket {
        /// The key of the cell; 0 for an empty bucket.
        var key: UInt64 = 0
        /// The start of the list's block in `pool`.
        var start: Int32 = 0
        var count: Int32 = 0
    }

    private static let smallestCapacity = 16

    /// The buckets: a power of two, at least half of them empty.
    private var buckets: [Bucket] = []
    /// The shift that reduces a hash to a bucket index.
    private var shift = 64
    /// The number of cells.
    private(set) var count = 0
    /// The blocks. Each starts with its capacity, as an exponent of two, followed by the numbers.
    private var pool: [Int32] = []
    /// The free lists, by exponent of the capacity: the index of the first free block, whose first number is the next one; −1 for none.
    private var freeBlocks = [Int32](repeating: -1, count: 32)

    /// Returns the key of a cell from the exponents of its width and height, its column and its row. The width's exponent must not be 0.
    @inline(__always)
    static func key(_ width: UInt8, _ height: UInt8, _ column: Int32, _ row: Int32) -> UInt64 {
        let mask: UInt64 = (1 << 27) - 1
        let column = UInt64(UInt32(bitPattern: column)) & mask
        let row = UInt64(UInt32(bitPattern: row)) & mask
        return UInt64(width) << 59 | UInt64(height) << 54 | column << 27 | row
    }

    /// Reserves capacity for about `cells` cells.
    mutating func reserve(_ cells: Int) {
        guard cells * 2 > buckets.count else { return }
        var capacity = Self.smallestCapacity
        while capacity < cells * 2 { capacity *= 2 }
        rehash(capacity)
    }

    /// Calls `body` with the list of a cell. Returns nil without a call if the cell does not exist.
    @inline(__always)
    func withList<Result>(of key: UInt64, _ body: (UnsafeBufferPointer<Int32>) -> Result) -> Result? {
        guard let index = find(key) else { return nil }
        let bucket = buckets[index]
        return pool.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[Int(bucket.start) + 1..<Int(bucket.start) + 1 + Int(bucket.count)]))
        }
    }

    /// Inserts a number into the list of a cell.
    mutating func insert(_ number: Int32, at position: Int, of key: UInt64) {
        let index = find(key) ?? add(key)
        var bucket = buckets[index]
        let count = Int(bucket.count)
        let exponent = pool[Int(bucket.start)]
        if count == 1 << exponent {
            let larger = makeBlock(exponent + 1)
            for offset in 1...count { pool[Int(larger) + offset] = pool[Int(bucket.start) + offset] }
            release(bucket.start)
            bucket.start = larger
        }
        let first = Int(bucket.start) + 1
        var slot = first + count
        while slot > first + position {
            pool[slot] = pool[slot - 1]
            slot -= 1
        }
        pool[slot] = number
        bucket.count += 1
        buckets[index] = bucket
    }

    /// Removes a number from the list of a cell.
    mutating func remove(at position: Int, of key: UInt64) {
        guard let index = find(key) else { return }
        buckets[index].count -= 1
        let bucket = buckets[index]
        let first = Int(bucket.start) + 1
        let count = Int(bucket.count)
        for slot in position..<count { pool[first + slot] = pool[first + slot + 1] }
        if count == 0 {
            release(bucket.start)
            removeBucket(index)
        } else if pool[Int(bucket.start)] > Self.smallestBlock, count * 4 <= 1 << pool[Int(bucket.start)] {
            let smaller = makeBlock(pool[Int(bucket.start)] - 1)
            for offset in 1...count { pool[Int(smaller) + offset] = pool[Int(bucket.start) + offset] }
            release(bucket.start)
            buckets[index].start = smaller
        }
    }

    // MARK: Buckets

    @inline(__always)
    private func home(of key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(shift)) }

    @inline(__always)
    private func find(_ key: UInt64) -> Int? {
        if buckets.isEmpty { return nil }
        var index = home(of: key)
        while buckets[index].key != key {
            if buckets[index].key == 0 { return nil }
            index = (index + 1) & (buckets.count - 1)
        }
        return index
    }

    private mutating func add(_ key: UInt64) -> Int {
        if (count + 1) * 2 > buckets.count { rehash(max(buckets.count * 2, Self.smallestCapacity)) }
        count += 1
        let index = freeBucket(for: key)
        buckets[index] = Bucket(key: key, start: makeBlock(Self.smallestBlock))
        return index
    }

    private func freeBucket(for key: UInt64) -> Int {
        var index = home(of: key)
        while buckets[index].key != 0 { index = (index + 1) & (buckets.count - 1) }
        return index
    }

    /// Empties a bucket, and moves displaced buckets after it backward.
    private mutating func removeBucket(_ removed: Int) {
        count -= 1
        let mask = buckets.count - 1
        var gap = removed
        var index = removed
        while true {
            index = (index + 1) & mask
            let bucket = buckets[index]
            if bucket.key == 0 { break }
            // A bucket whose home index is after the gap stays.
            if (index - home(of: bucket.key)) & mask < (index - gap) & mask { continue }
            buckets[gap] = bucket
            gap = index
        }
        buckets[gap] = Bucket()
    }

    private mutating func rehash(_ capacity: Int) {
        let old = buckets
        buckets = [Bucket](repeating: Bucket(), count: capacity)
        shift = 64 - capacity.trailingZeroBitCount
        for bucket in old where bucket.key != 0 { buckets[freeBucket(for: bucket.key)] = bucket }
    }

    // MARK: Blocks

    /// The capacity of a new list, as an exponent of two.
    private static let smallestBlock: Int32 = 2

    private mutating func makeBlock(_ exponent: Int32) -> Int32 {
        let free = freeBlocks[Int(exponent)]
        if free >= 0 {
            freeBlocks[Int(exponent)] = pool[Int(free) + 1]
            return free
        }
        let start = Int32(pool.count)
        pool.append(exponent)
        pool.append(contentsOf: repeatElement(0, count: 1 << exponent))
        return start
    }

    private mutating func release(_ block: Int32) {
        let exponent = Int(pool[Int(block)])
        pool[Int(block) + 1] = freeBlocks[exponent]
        freeBlocks[exponent] = block
    }

    /// Checks that every cell is found, is not empty and has the capacity for its list; for tests.
    func checkInvariants() -> Bool {
        let used = buckets.indices.filter { buckets[$0].key != 0 }
        return used.count == count && used.count * 2 <= buckets.count
            && used.allSatisfy { index in
                let bucket = buckets[index]
                return find(bucket.key) == index && bucket.count > 0 && Int(bucket.count) <= 1 << pool[Int(bucket.start)]
            }
    }
}
