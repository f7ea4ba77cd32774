import Foundation
import Host

/// One type of an item, and its source.
struct ItemRepresentation: Sendable {
    typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    enum Source: Sendable {
        case data(DataHandler)
        case file(NSItemProviderFileOptions, FileHandler)
        case item(NSItemProvider.LoadHandler)
        /// A format of another program's content.
        case content(any HostContent, format: String)
    }

    var typeIdentifier: String
    var visibility: NSItemProviderRepresentationVisibility
    var source: Source

    var fileOptions: NSItemProviderFileOptions? {
        if case .file(let options, _) = source { options } else { nil }
    }
}
