/// An ordered sequence of unique identifiers in sections, with lookup by value, stored in chunks. Insertion, deletion and lookup cost O(chunk
/// length), plus O(number of chunks in the section) for indices.
///
/// A copy-on-write value.
package struct ChunkedIdentifiers<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    /// The target length of a chunk. A chunk that grows beyond twice this length is split.
    private static var limit: Int { 256 }

    /// A chunk of consecutive identifiers of one section.
    struct Chunk: Sendable {
        var items: [Item]
    }

    /// The contents of a section: the numbers of its chunks, in order, and its item count.
    struct Contents: Sendable {
        var chunks: [Int] = []
        var count = 0
    }

    package private(set) var sections: [Section] = []
    private(set) var contents: [Section: Contents] = [:]
    private var chunks: [Chunk] = []
    /// The section that owns each chunk; nil for chunks on the free list.
    private var owners: [Section?] = []
    private var free: [Int] = []
    private var chunkNumbers: [Item: Int] = [:]

    var count: Int { chunkNumbers.count }

    package func contains(_ item: Item) -> Bool { chunkNumbers[item] != nil }
    package func contains(section: Section) -> Bool { contents[section] != nil }
    func section(of item: Item) -> Section? { chunkNumbers[item].flatMap { owners[$0] } }
    package func count(in section: Section) -> Int { contents[section]?.count ?? 0 }

    /// The items of a section, in order. Complexity: linear in their number.
    package func items(in section: Section) -> [Item] {
        guard let own = contents[section] else { return [] }
        var items: [Item] = []
        items.reserveCapacity(own.count)
        for chunk in own.chunks { items.append(contentsOf: chunks[chunk].items) }
        return items
    }

    /// The section of an item and its index in that section; nil if the item does not exist.
    package func index(of item: Item) -> (section: Section, index: Int)? {
        guard let chunk = chunkNumbers[item], let section = owners[chunk], let own = contents[section] else { return nil }
        var before = 0
        for number in own.chunks {
            if number == chunk { break }
            before += chunks[number].items.count
        }
        return chunks[chunk].items.firstIndex(of: item).map { (section, before + $0) }
    }

    /// The start index of each chunk of a section, by chunk number; -1 for chunks of other sections.
    func starts(in section: Section) -> [Int] {
        var starts = [Int](repeating: -1, count: chunks.count)
        var start = 0
        for number in contents[section]?.chunks ?? [] {
            starts[number] = start
            start += chunks[number].items.count
        }
        return starts
    }

    /// The index of an item in the section whose chunk starts are `starts`; nil if it is not in that section.
    func index(of item: Item, starts: [Int]) -> Int? {
        guard let number = chunkNumbers[item], starts[number] >= 0 else { return nil }
        return chunks[number].items.firstIndex(of: item).map { starts[number] + $0 }
    }

    /// The item at an index of a section; nil if the index is out of range.
    package func item(at index: Int, in section: Section) -> Item? {
        guard index >= 0, let own = contents[section], index < own.count else { return nil }
        var left = index
        for number in own.chunks {
            let items = chunks[number].items
            if left < items.count { return items[left] }
            left -= items.count
        }
        return nil
    }

    // MARK: Sections

    mutating func insert(_ new: [Section], at index: Int) {
        for section in new {
            guard contents.updateValue(Contents(), forKey: section) == nil else {
                fatalError("The section identifier \(section) is already in the snapshot. Section identifiers must be unique.")
            }
        }
        sections.insert(contentsOf: new, at: index)
    }

    mutating func remove(section: Section) {
        guard let own = contents.removeValue(forKey: section) else { return }
        sections.removeAll { $0 == section }
        for number in own.chunks {
            for item in chunks[number].items { chunkNumbers[item] = nil }
            release(number)
        }
    }

    mutating func move(section: Section, to index: Int) {
        sections.removeAll { $0 == section }
        sections.insert(section, at: min(index, sections.count))
    }

    mutating func removeAll(in section: Section) {
        guard let own = contents[section] else { return }
        for number in own.chunks {
            for item in chunks[number].items { chunkNumbers[item] = nil }
            release(number)
        }
        contents[section] = Contents()
    }

    // MARK: Items

    mutating func append(_ items: [Item], to section: Section) {
        guard var own = contents[section] else { fatalError("There is no section \(section) in the snapshot. Append it first.") }
        chunkNumbers.reserveCapacity(chunkNumbers.count + items.count)
        own.count += items.count
        var start = 0
        while start < items.count {
            if own.chunks.isEmpty || chunks[own.chunks[own.chunks.count - 1]].items.count >= Self.limit { own.chunks.append(take(section)) }
            let number = own.chunks[own.chunks.count - 1]
            let end = min(items.count, start + Self.limit - chunks[number].items.count)
            for item in items[start..<end] { note(item, in: number) }
            chunks[number].items.append(contentsOf: items[start..<end])
            start = end
        }
        contents[section] = own
    }

    /// Inserts items directly before or after another item.
    mutating func insert(_ items: [Item], beside item: Item, after: Bool) {
        guard let number = chunkNumbers[item], let section = owners[number], let index = chunks[number].items.firstIndex(of: item) else {
            fatalError("Cannot insert items next to \(item), which is not in the snapshot.")
        }
        for item in items { note(item, in: number) }
        chunks[number].items.insert(contentsOf: items, at: after ? index + 1 : index)
        contents[section]?.count += items.count
        if chunks[number].items.count > 2 * Self.limit { split(number, of: section) }
    }

    mutating func remove(_ item: Item) {
        guard let number = chunkNumbers.removeValue(forKey: item), let section = owners[number] else { return }
        if let index = chunks[number].items.firstIndex(of: item) { chunks[number].items.remove(at: index) }
        contents[section]?.count -= 1
        if chunks[number].items.isEmpty {
            contents[section]?.chunks.removeAll { $0 == number }
            release(number)
        }
    }

    private mutating func note(_ item: Item, in number: Int) {
        guard chunkNumbers.updateValue(number, forKey: item) == nil else {
            fatalError("The item identifier \(item) is already in the snapshot. Item identifiers must be unique across all sections.")
        }
    }

    private mutating func take(_ section: Section) -> Int {
        if let number = free.popLast() {
            owners[number] = section
            return number
        }
        chunks.append(Chunk(items: []))
        owners.append(section)
        return chunks.count - 1
    }

    private mutating func release(_ number: Int) {
        chunks[number].items = []
        owners[number] = nil
        free.append(number)
    }

    /// Splits a chunk that became too long into chunks of the target length.
    private mutating func split(_ number: Int, of section: Section) {
        let items = chunks[number].items
        chunks[number].items = Array(items.prefix(Self.limit))
        var new: [Int] = []
        var start = Self.limit
        while start < items.count {
            let next = take(section)
            let end = min(start + Self.limit, items.count)
            chunks[next].items = Array(items[start..<end])
            for item in items[start..<end] { chunkNumbers[item] = next }
            new.append(next)
            start = end
        }
        if let index = contents[section]?.chunks.firstIndex(of: number) {
            contents[section]?.chunks.insert(contentsOf: new, at: index + 1)
        }
    }
}
