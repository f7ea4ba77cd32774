/// An element of a ``SummedList``: what it adds to the sum.
protocol Summed {
    var measure: Double { get }
}

/// A list that knows the sum of its elements' measures up to any of them: paragraphs by their lengths or by their heights.
///
/// It is kept in chunks, so that asking, inserting and removing cost about the square root of its count.
struct SummedList<Element: Summed> {
    private struct Chunk {
        var elements: [Element]
        var sum: Double

        init(_ elements: [Element]) {
            self.elements = elements
            sum = elements.reduce(0) { $0 + $1.measure }
        }
    }

    private var chunks: [Chunk] = []
    private(set) var count = 0
    private(set) var sum = 0.0
    private static var chunkSize: Int { 512 }

    init() {}

    init(_ elements: [Element]) { replace(0..<0, with: elements) }

    /// The chunk that holds an element, and its place there. For the count: the place behind the last one.
    private func locate(_ index: Int) -> (chunk: Int, place: Int) {
        var place = index
        for (number, chunk) in chunks.enumerated() {
            if place < chunk.elements.count || (number == chunks.count - 1 && place == chunk.elements.count) { return (number, place) }
            place -= chunk.elements.count
        }
        return (0, 0)
    }

    subscript(index: Int) -> Element {
        get {
            let (chunk, place) = locate(index)
            return chunks[chunk].elements[place]
        }
        set {
            let (chunk, place) = locate(index)
            let difference = newValue.measure - chunks[chunk].elements[place].measure
            chunks[chunk].elements[place] = newValue
            chunks[chunk].sum += difference
            sum += difference
        }
    }

    /// The sum of the measures of the elements before `index`.
    func sum(before index: Int) -> Double {
        var total = 0.0
        var left = index
        for chunk in chunks {
            if left >= chunk.elements.count {
                total += chunk.sum
                left -= chunk.elements.count
            } else {
                for element in chunk.elements[..<left] { total += element.measure }
                break
            }
        }
        return total
    }

    /// The element in which the sum reaches beyond `amount`, or the last one, and the sum before it. The list must not be empty.
    func find(_ amount: Double) -> (index: Int, start: Double) {
        var start = 0.0
        var index = 0
        for (number, chunk) in chunks.enumerated() {
            if start + chunk.sum <= amount, number < chunks.count - 1 {
                start += chunk.sum
                index += chunk.elements.count
                continue
            }
            for (place, element) in chunk.elements.enumerated() {
                let isLast = number == chunks.count - 1 && place == chunk.elements.count - 1
                if isLast || start + element.measure > amount { return (index, start) }
                start += element.measure
                index += 1
            }
        }
        return (max(count - 1, 0), start)
    }

    /// Puts `elements` in place of those in `range`.
    mutating func replace(_ range: Range<Int>, with elements: [Element]) {
        guard !chunks.isEmpty else {
            append(elements)
            return recount()
        }
        let first = locate(range.lowerBound)
        var last = first
        if range.count > 0 { last = locate(range.upperBound - 1) }
        let head = chunks[first.chunk].elements[..<first.place]
        let tailStart = range.isEmpty ? first.place : last.place + 1
        let tail = chunks[last.chunk].elements[tailStart...]
        let middle = Array(head) + elements + Array(tail)
        chunks.replaceSubrange(first.chunk...last.chunk, with: SummedList.chunks(of: middle))
        recount()
    }

    private mutating func append(_ elements: [Element]) {
        chunks.append(contentsOf: SummedList.chunks(of: elements))
    }

    private static func chunks(of elements: [Element]) -> [Chunk] {
        if elements.count <= 2 * chunkSize { return elements.isEmpty ? [] : [Chunk(elements)] }
        return stride(from: 0, to: elements.count, by: chunkSize).map {
            Chunk(Array(elements[$0..<min($0 + chunkSize, elements.count)]))
        }
    }

    private mutating func recount() {
        count = chunks.reduce(0) { $0 + $1.elements.count }
        sum = chunks.reduce(0) { $0 + $1.sum }
    }

    /// Every element in order.
    func forEach(_ body: (Element) -> Void) {
        for chunk in chunks { chunk.elements.forEach(body) }
    }
}
