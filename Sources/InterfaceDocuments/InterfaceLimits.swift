/// The limits of a document. Documents are untrusted input, so the parser rejects larger ones before it allocates more memory.
///
/// The largest public storyboard that we examined has 4,000 elements, nested 30 deep.
package enum InterfaceLimits {
    /// The size of a file in bytes.
    package static let bytes = 16 << 20
    /// The number of elements in a document.
    package static let elements = 60_000
    /// The nesting depth of elements. Each nested view adds two levels.
    package static let depth = 256
    /// The number of attributes of an element.
    package static let attributes = 256
    /// The number of view controllers that instantiate each other in a chain of relationship and embed segues.
    package static let controllers = 32
    /// The number of segments of a segmented control.
    package static let segments = 256
    /// The number of pages of a page control.
    package static let pages = 10_000
    /// The number of files in a bundle that the search for documents visits.
    package static let files = 20_000
}
