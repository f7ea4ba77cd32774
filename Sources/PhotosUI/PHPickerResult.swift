import UIKit

/// A file that the user chose.
public struct PHPickerResult: Hashable, Sendable {
    /// The file.
    public let itemProvider: NSItemProvider
    /// The path of the file; nil unless the configuration was created with a photo library.
    public let assetIdentifier: String?
}
