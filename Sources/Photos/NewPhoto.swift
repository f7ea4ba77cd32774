import Foundation

/// A picture or a video to save.
package struct NewPhoto: Sendable {
    /// The bytes of the file.
    package var data: Data
    /// The extension of the file's name.
    package var ending: String
    package var isVideo: Bool
    /// The date of the file; nil for now.
    package var date: Date?
}
