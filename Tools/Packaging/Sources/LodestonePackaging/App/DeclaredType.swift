/// A type of files that the app declares, for the system's MIME database.
struct DeclaredType: Equatable {
    var mimeType: String
    var comment: String
    /// Filename extensions without the dot.
    var extensions: [String]
    /// The MIME type that a text editor or an archive program opens instead.
    var parent: String?
}
