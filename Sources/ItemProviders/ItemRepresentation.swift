import Foundation
import Host

/// A representation of an item: its type, and the source of its data.
package struct ItemRepresentation: Sendable {
    package typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    package typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    package enum Source: Sendable {
        case data(DataHandler)
        case file(NSItemProviderFileOptions, FileHandler)
        case item(NSItemProvider.LoadHandler)
        /// A format of another program's content.
        case content(any HostContent, format: String)
    }

    package var typeIdentifier: String
    var visibility: NSItemProviderRepresentationVisibility
    package var source: Source

    var fileOptions: NSItemProviderFileOptions? {
        if case .file(let options, _) = source { options } else { nil }
    }
}
