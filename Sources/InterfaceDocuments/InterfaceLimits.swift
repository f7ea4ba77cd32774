/// What a document may hold at most. Documents are files that another program wrote: one beyond these is refused before it takes more
/// memory.
///
/// The largest of the public storyboards that were looked at has 4,000 elements, 30 deep.
package enum InterfaceLimits {
    /// Bytes of a file.
    package static let bytes = 16 << 20
    /// Elements of a document.
    package static let elements = 60_000
    /// Elements inside of each other. A view inside of another is two deeper.
    package static let depth = 256
    /// Attributes of one element.
    package static let attributes = 256
    /// Controllers that instantiate each other along relationships and embed segues.
    package static let controllers = 32
    /// Segments of a segmented control.
    package static let segments = 256
    /// Pages of a page control.
    package static let pages = 10_000
    /// Files of a bundle that are looked at to find documents.
    package static let files = 20_000
}
