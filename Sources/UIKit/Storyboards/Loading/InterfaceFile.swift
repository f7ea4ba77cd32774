import InterfaceDocuments

/// A document that was read, and its content. A debug build replaces the content if the file changes.
@MainActor
final class InterfaceFile {
    /// The path; nil for a document from bytes.
    let path: String?
    var document: InterfaceDocument

    init(_ document: InterfaceDocument, path: String? = nil) {
        self.document = document
        self.path = path
    }
}
