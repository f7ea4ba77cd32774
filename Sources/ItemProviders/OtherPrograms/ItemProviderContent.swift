import Foundation
import Host
import UniformTypeIdentifiers

/// Item providers as content for other programs, on the clipboard or in a drag.
///
/// The content offers the representations of the first item under their MIME types, and the URLs of all items as one ``TransferFormats/uriList``. It offers
/// several items as a whole in ``TransferFormats/items``, which programs of this library read. It omits private representations. Data is created on
/// request.
package final class ItemProviderContent: HostContent {
    /// The items. This program uses them directly if it receives its own content.
    package let providers: [NSItemProvider]
    package let formats: [String]

    private let representations: [String: ItemRepresentation]
    /// Whether to offer a link's text, for programs that do not accept links.
    private let writesLinksAsText: Bool

    /// - Parameter isLocal: Whether other programs receive no data. This program still receives its own items.
    package init(_ providers: [NSItemProvider], isLocal: Bool = false) {
        self.providers = providers
        var formats: [String] = []
        var known: [String: ItemRepresentation] = [:]
        func add(_ format: String) {
            if !formats.contains(format) { formats.append(format) }
        }
        let isOffered = !isLocal
        for representation in isOffered ? providers.first?.publicRepresentations ?? [] : [] {
            if representation.isAddress { add(TransferFormats.uriList) }
            for format in TransferFormats.formats(of: representation.typeIdentifier) where known[format] == nil {
                known[format] = representation
                add(format)
            }
        }
        let hasAddresses = isOffered && providers.contains { $0.publicRepresentations.contains(where: \.isAddress) }
        if hasAddresses { add(TransferFormats.uriList) }
        writesLinksAsText = hasAddresses && known["text/plain"] == nil
        if writesLinksAsText { ["text/plain;charset=utf-8", "text/plain"].forEach(add) }
        if isOffered, providers.count > 1 { add(TransferFormats.items) }
        self.formats = formats
        representations = known
    }

    package func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
        guard formats.contains(format) else { throw HostContentError.noSuchFormat(format) }
        if let representation = representations[format] {
            try await representation.read(body)
        } else if format == TransferFormats.items {
            try await ItemStream.write(providers, body)
        } else {
            let urls = try await urls()
            try await body(format == TransferFormats.uriList ? URIList.data(of: urls) : text(of: urls))
        }
    }

    private func urls() async throws -> [URL] {
        var urls: [URL] = []
        for provider in providers {
            guard let representation = provider.publicRepresentations.first(where: \.isAddress) else { continue }
            let data = try await representation.data()
            let url = try NSURL.object(withItemProviderData: data, typeIdentifier: representation.typeIdentifier)
            urls.append(url as URL)
        }
        return urls
    }

    /// The paths of files, and the strings of other URLs.
    private func text(of urls: [URL]) -> Data {
        Data(urls.map { $0.isFileURL ? $0.path : $0.absoluteString }.joined(separator: "\n").utf8)
    }
}

extension NSItemProvider {
    /// The representations that other programs may read.
    var publicRepresentations: [ItemRepresentation] {
        withState { $0.representations.filter(\.visibility.leavesProcess) }
    }
}

extension ItemRepresentation {
    var isAddress: Bool { typeIdentifier == "public.file-url" || typeIdentifier == "public.url" }
}
