/// The attributes of one element.
struct InterfaceAttributes: Sendable {
    // An array, since elements have few attributes.
    private let entries: [(name: String, value: String)]

    init(_ entries: [(name: String, value: String)]) { self.entries = entries }

    /// The value of the first attribute `name`; nil if the element has no such attribute.
    ///
    /// - Complexity: O(*n*) in the element's attributes.
    subscript(name: String) -> String? {
        // By indices: an entry itself would be retained.
        for index in entries.indices where entries[index].name == name { return entries[index].value }
        return nil
    }
}
