import Foundation

/// The directories of Exif data or of a TIFF file.
struct ExifValues: Sendable, Equatable {
    var tiff: [String: MetadataValue] = [:]
    var exif: [String: MetadataValue] = [:]
    var gps: [String: MetadataValue] = [:]
    /// The size in pixels and the bits per component, which only TIFF files have.
    var width: Int?
    var height: Int?
    var depth: Int?
    /// The embedded JPEG thumbnail.
    var thumbnail: Data?
}
