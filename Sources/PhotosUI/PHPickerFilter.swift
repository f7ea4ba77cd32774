import UniformTypeIdentifiers

/// The kinds of files that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Rule: Hashable, Sendable {
        case images
        case videos
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let rule: Rule

    private init(_ rule: Rule) { self.rule = rule }

    /// Image files.
    public static let images = PHPickerFilter(.images)
    /// Video files.
    public static let videos = PHPickerFilter(.videos)

    /// The files that at least one of the filters accepts.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }
    /// The files that all filters accept.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }
    /// The files that a filter does not accept.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

    /// Whether files of a type, an image or a movie, are shown.
    func allows(_ type: UTType) -> Bool {
        switch rule {
        case .images: type.conforms(to: .image)
        case .videos: type.conforms(to: .movie)
        case .any(let filters): filters.contains { $0.allows(type) }
        case .all(let filters): filters.allSatisfy { $0.allows(type) }
        case .not(let filter): !filter.allows(type)
        }
    }
}
