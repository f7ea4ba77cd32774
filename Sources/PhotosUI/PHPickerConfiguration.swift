import UniformTypeIdentifiers

/// The settings of a picker.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The form of the chosen files.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The files as they are.
        case automatic = 0
        /// The files as they are.
        case current = 1
    }

    /// The order of the chosen files.
    public enum Selection: Int, Sendable {
        case `default` = 0
        /// The order in which the user chose the files. The desktop's dialog does not report it, so the files are in the order of the dialog's result.
        case ordered = 1
    }

    /// The kinds of files; nil, the default, for images and videos.
    public var filter: PHPickerFilter?
    /// The maximum number of files; 0 for any number. The default is 1.
    public var selectionLimit = 1
    /// The order of the chosen files.
    public var selection = Selection.default
    /// The form of the chosen files.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// Whether results have an identifier.
    let identifiesAssets: Bool

    /// Creates settings for results without identifiers.
    public init() { identifiesAssets = false }

    /// Creates settings for results with identifiers: the paths of the files.
    public init(photoLibrary: PHPhotoLibrary) { identifiesAssets = true }

    /// The general types of the files.
    var types: [UTType] { [.image, .movie].filter { filter?.allows($0) ?? true } }

    /// Whether a file has an allowed type, according to its name.
    func allows(_ file: URL) -> Bool {
        guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
        return types.contains { type.conforms(to: $0) }
    }
}
