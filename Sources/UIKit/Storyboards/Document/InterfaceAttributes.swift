/// The attributes of one element.
///
/// A reader asks an element for many more than it has. The lengths of the names that are there answer most of these questions without
/// comparing a text.
struct InterfaceAttributes: Sendable {
    private let entries: [(name: String, value: String)]
    /// How long the attributes' names are.
    let lengths: NameLengths

    init(_ entries: [(name: String, value: String)]) {
        self.entries = entries
        var lengths = NameLengths()
        for entry in entries { lengths.add(entry.name) }
        self.lengths = lengths
    }

    /// The value of the attribute `name`, of the first where there are several; nil where it is missing. The cost is that of the element's attributes.
    subscript(name: String) -> String? {
        guard lengths.have(name) else { return nil }
        let length = name.utf8.count
        for entry in entries where entry.name.utf8.count == length && entry.name == name { return entry.value }
        return nil
    }
}

/// How long some names are: a name of another length is none of them.
struct NameLengths: Sendable {
    /// A bit for each length; those of 64 and more share theirs with shorter ones.
    private var bits: UInt64 = 0

    /// No names.
    init() {}

    init(of names: some Sequence<String>) {
        for name in names { add(name) }
    }

    mutating func add(_ name: String) { bits |= Self.bit(name) }

    /// Whether `name` may be one of the names.
    func have(_ name: String) -> Bool { bits & Self.bit(name) != 0 }

    /// Whether one of `other` may be one of the names.
    func haveSome(of other: NameLengths) -> Bool { bits & other.bits != 0 }

    /// The lengths of these names and of those.
    func union(_ other: NameLengths) -> NameLengths {
        var both = self
        both.bits |= other.bits
        return both
    }

    private static func bit(_ name: String) -> UInt64 { 1 << UInt64(name.utf8.count & 63) }
}
