/// The attributes of one element.
///
/// Readers look up many more names than an element has. A Bloom filter of the names rejects most lookups without a string comparison.
@usableFromInline
package struct InterfaceAttributes: Sendable {
    @usableFromInline let entries: [(name: String, value: String)]
    /// The Bloom filter of the attributes' names.
    @usableFromInline package let marks: NameBloomFilter

    package init(_ entries: [(name: String, value: String)]) {
        self.entries = entries
        var marks = NameBloomFilter()
        for index in entries.indices { marks.add(entries[index].name) }
        self.marks = marks
    }

    /// The value of the attribute `name`; nil if it is missing. If several attributes have the name, the first one's value.
    ///
    /// - Complexity: O(*n*) in the number of attributes.
    @inlinable
    package subscript(name: String) -> String? {
        guard marks.have(name) else { return nil }
        // Iterate over indices, since a local entry would be retained.
        for index in entries.indices where entries[index].name == name { return entries[index].value }
        return nil
    }
}

/// A Bloom filter of names: one bit for each combination of length and first letter, modulo 64. If a name's bit is clear, the set does not contain it.
@usableFromInline
package struct NameBloomFilter: Sendable {
    @usableFromInline var bits: UInt64 = 0

    /// Creates an empty filter.
    @inlinable
    package init() {}

    @inlinable
    package init(of names: some Sequence<String>) {
        for name in names { add(name) }
    }

    @inlinable
    package mutating func add(_ name: String) { bits |= Self.bit(name) }

    /// Whether the set may contain `name`. False is certain.
    @inlinable
    package func have(_ name: String) -> Bool { bits & Self.bit(name) != 0 }

    /// Whether the two sets may have a name in common. False is certain.
    @inlinable
    package func haveSome(of other: NameBloomFilter) -> Bool { bits & other.bits != 0 }

    /// The union of the two sets.
    package func union(_ other: NameBloomFilter) -> NameBloomFilter {
        var both = self
        both.bits |= other.bits
        return both
    }

    /// The index of a name's bit, 0 to 63. Several names share a bit.
    @inlinable
    static func bitIndex(_ name: String) -> Int {
        let text = name.utf8
        let length = text.count
        return length == 0 ? 0 : (length &* 5 &+ Int(text[text.startIndex])) & 63
    }

    @inlinable
    static func bit(_ name: String) -> UInt64 { 1 << UInt64(bitIndex(name)) }
}
