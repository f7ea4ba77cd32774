/// A file type that the app declares, for the system's MIME database.
struct DeclaredType: Equatable {
    var mimeType: String
    var comment: String
    /// Filename extensions without the dot.
    var extensions: [String]
    /// The more general MIME type, such as that of text or archives. Programs for that type can open files of this type too.
    var parent: String?
}
