/// An element of a ``PrefixSumArray`` with a measure to sum.
@usableFromInline package protocol PrefixSummable {
    var measure: Double { get }
}

/// A list with prefix sums of its elements' measures, such as the lengths or heights of paragraphs.
///
/// Elements are stored in chunks. Lookup, insertion and removal cost O(√*n*), but only O(chunk size) near the last change. Lookups read only counts and
/// measures, which are in contiguous arrays. They do not read the elements, which are large and contain references.
@usableFromInline package struct PrefixSumArray<Element: PrefixSummable> {
    @usableFromInline struct Chunk {
        @usableFromInline var elements: [Element]
        @usableFromInline var measures: [Double]

        init(_ elements: [Element]) {
            self.elements = elements
            measures = elements.map(\.measure)
        }

        var sum: Double { measures.withUnsafeBufferPointer { $0.reduce(0, +) } }

        mutating func replace(_ range: Range<Int>, with new: [Element]) {
            if range.count == new.count {
                for (index, element) in zip(range, new) {
                    elements[index] = element
                    measures[index] = element.measure
                }
            } else {
                elements.replaceSubrange(range, with: new)
                measures.replaceSubrange(range, with: new.map(\.measure))
            }
        }
    }

    /// A chunk, and the sums of the measures before and after it.
    @usableFromInline struct ChunkPosition {
        @usableFromInline var chunk = 0
        /// The index of the chunk's first element.
        @usableFromInline var index = 0
        var before = 0.0
        var after = 0.0
    }

    @usableFromInline var chunks: [Chunk] = []
    /// The number of elements in each chunk.
    @usableFromInline var counts: [Int] = []
    /// The sum of each chunk's measures.
    private var sums: [Double] = []
    package private(set) var count = 0
    private(set) var sum = 0.0
    /// The chunk of the last change.
    @usableFromInline var recent = ChunkPosition()
    private static var chunkSize: Int { 256 }

    init() {}

    init(_ elements: [Element]) { replaceChunks(0..<0, with: elements) }

    /// The chunk of an element, and the element's index in it. For `count`, the index after the last element.
    @inlinable func locate(_ index: Int) -> (chunk: Int, offset: Int) {
        if recent.chunk < counts.count, index >= recent.index, index - recent.index < counts[recent.chunk] {
            return (recent.chunk, index - recent.index)
        }
        return counts.withUnsafeBufferPointer { counts in
            var offset = index
            for number in 0..<counts.count {
                if offset < counts[number] || (number == counts.count - 1 && offset == counts[number]) { return (number, offset) }
                offset -= counts[number]
            }
            return (0, 0)
        }
    }

    package subscript(index: Int) -> Element {
        @inlinable get {
            let (chunk, offset) = locate(index)
            return chunks[chunk].elements[offset]
        }
        set { replace(index..<(index + 1), with: [newValue]) }
    }

    /// Reads a part of an element without copying the element, which would retain its references.
    @inline(__always)
    func part<Part>(of index: Int, _ part: (borrowing Element) -> Part) -> Part {
        let (chunk, offset) = locate(index)
        return chunks[chunk].elements.withUnsafeBufferPointer { part($0[offset]) }
    }

    /// The measure of an element.
    @inlinable package func measure(_ index: Int) -> Double {
        let (chunk, offset) = locate(index)
        return chunks[chunk].measures[offset]
    }

    /// The sum of the measures of the elements before `index`.
    func sum(before index: Int) -> Double {
        guard index < count else { return sum }
        let (chunk, offset) = locate(index)
        let before = chunk == recent.chunk ? recent.before : sums.withUnsafeBufferPointer { $0[..<chunk].reduce(0, +) }
        return before + chunks[chunk].measures.withUnsafeBufferPointer { $0[..<offset].reduce(0, +) }
    }

    /// The first element at which the prefix sum exceeds `amount`, or the last element, and the sum before that element. The list must not be empty.
    func find(_ amount: Double) -> (index: Int, start: Double) {
        guard !chunks.isEmpty else { return (0, 0) }
        var (chunk, index, start) = amount < recent.before ? (0, 0, 0) : (recent.chunk, recent.index, recent.before)
        while chunk < sums.count - 1, start + sums[chunk] <= amount {
            start += sums[chunk]
            index += counts[chunk]
            chunk += 1
        }
        return chunks[chunk].measures.withUnsafeBufferPointer { measures in
            var offset = 0
            // If `amount` exceeds the sum, the result is the last element. In earlier chunks, this limit handles rounding errors.
            while offset < measures.count - 1, start + measures[offset] <= amount {
                start += measures[offset]
                offset += 1
            }
            return (index + offset, start)
        }
    }

    /// Calls `body` with each element of a range, in order.
    func forEach(in range: Range<Int>, _ body: (Element) -> Void) {
        guard !range.isEmpty else { return }
        var (chunk, offset) = locate(range.lowerBound)
        var left = range.count
        while left > 0 {
            let elements = chunks[chunk].elements[offset...].prefix(left)
            elements.forEach(body)
            left -= elements.count
            (chunk, offset) = (chunk + 1, 0)
        }
    }

    /// Replaces a range with `elements`.
    mutating func replace(_ range: Range<Int>, with elements: [Element]) {
        guard !chunks.isEmpty else { return replaceChunks(0..<0, with: elements) }
        let first = locate(range.lowerBound)
        let last = range.isEmpty ? first : locate(range.upperBound - 1)
        let newCount = counts[first.chunk] + elements.count - range.count
        if first.chunk == last.chunk, newCount > 0, newCount <= 2 * PrefixSumArray.chunkSize {
            chunks[first.chunk].replace(first.offset..<(first.offset + range.count), with: elements)
            counts[first.chunk] = newCount
            sums[first.chunk] = chunks[first.chunk].sum
            count += elements.count - range.count
            if first.chunk != recent.chunk { recent = chunkPosition(of: first.chunk) }
            return addUp()
        }
        let head = chunks[first.chunk].elements[..<first.offset]
        let tail = chunks[last.chunk].elements[(range.isEmpty ? first.offset : last.offset + 1)...]
        replaceChunks(first.chunk..<(last.chunk + 1), with: Array(head) + elements + Array(tail))
    }

    /// Replaces a range of chunks with new chunks of `elements`.
    private mutating func replaceChunks(_ range: Range<Int>, with elements: [Element]) {
        var new: [Chunk] = []
        if elements.count <= 2 * PrefixSumArray.chunkSize {
            if !elements.isEmpty { new.append(Chunk(elements)) }
        } else {
            new = stride(from: 0, to: elements.count, by: PrefixSumArray.chunkSize).map {
                Chunk(Array(elements[$0..<min($0 + PrefixSumArray.chunkSize, elements.count)]))
            }
        }
        counts.replaceSubrange(range, with: new.map(\.elements.count))
        sums.replaceSubrange(range, with: new.map(\.sum))
        chunks.replaceSubrange(range, with: new)
        count = counts.reduce(0, +)
        recent = chunkPosition(of: min(range.lowerBound, max(0, chunks.count - 1)))
        addUp()
    }

    private func chunkPosition(of chunk: Int) -> ChunkPosition {
        ChunkPosition(
            chunk: chunk, index: counts[..<chunk].reduce(0, +), before: sums[..<chunk].reduce(0, +),
            after: sums[chunk...].dropFirst().reduce(0, +))
    }

    private mutating func addUp() { sum = chunks.isEmpty ? 0 : recent.before + sums[recent.chunk] + recent.after }
}
