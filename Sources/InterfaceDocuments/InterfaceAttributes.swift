/// The attributes of one element.
///
/// A reader asks an element for many more than it has. The marks of the names that are there answer most of these questions without
/// comparing a text.
@usableFromInline
package struct InterfaceAttributes: Sendable {
    @usableFromInline let entries: [(name: String, value: String)]
    /// Which names the attributes may have.
    @usableFromInline package let marks: NameMarks

    package init(_ entries: [(name: String, value: String)]) {
        self.entries = entries
        var marks = NameMarks()
        for index in entries.indices { marks.add(entries[index].name) }
        self.marks = marks
    }

    /// The value of the attribute `name`, of the first where there are several; nil where it is missing. The cost is that of the element's attributes.
    @inlinable
    package subscript(name: String) -> String? {
        guard marks.have(name) else { return nil }
        // By places, since an entry by itself would be retained.
        for index in entries.indices where entries[index].name == name { return entries[index].value }
        return nil
    }
}

/// Which names there may be: a bit for each length and first letter. A name whose bit is not set is none of them.
@usableFromInline
package struct NameMarks: Sendable {
    @usableFromInline var bits: UInt64 = 0

    /// No names.
    @inlinable
    package init() {}

    @inlinable
    package init(of names: some Sequence<String>) {
        for name in names { add(name) }
    }

    @inlinable
    package mutating func add(_ name: String) { bits |= Self.bit(name) }

    /// Whether `name` may be one of the names.
    @inlinable
    package func have(_ name: String) -> Bool { bits & Self.bit(name) != 0 }

    /// Whether one of `other` may be one of the names.
    @inlinable
    package func haveSome(of other: NameMarks) -> Bool { bits & other.bits != 0 }

    /// The names of these and of those.
    package func union(_ other: NameMarks) -> NameMarks {
        var both = self
        both.bits |= other.bits
        return both
    }

    /// The place of a name's bit, from 0 to 63, which it shares with other names.
    @inlinable
    static func place(_ name: String) -> Int {
        let text = name.utf8
        let length = text.count
        return length == 0 ? 0 : (length &* 5 &+ Int(text[text.startIndex])) & 63
    }

    @inlinable
    static func bit(_ name: String) -> UInt64 { 1 << UInt64(place(name)) }
}
