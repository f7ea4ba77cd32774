import Foundation
import Host
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Creates one item with all the formats of another program's content, without reading its data: only the formats are available before a drop. A URL list
    /// becomes one URL, which is assumed to be a file's unless the formats suggest otherwise.
    package convenience init(content: any HostContent) {
        self.init()
        registerFormats(of: content)
        guard content.formats.contains(TransferFormats.uriList) else { return }
        // A URL beside HTML is a link from a browser.
        let isLink = content.formats.contains { $0.hasPrefix("text/html") || $0 == "text/x-moz-url" }
        for type in isLink ? ["public.url"] : ["public.file-url", "public.url"] {
            registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                LoadBridge.load {
                    let list = try await content.data(TransferFormats.uriList, limit: TransferConstants.maximumTextSize)
                    let url = try URIList.urls(in: list).first { type == "public.url" || $0.isFileURL }
                    guard let url else { throw NSItemProvider.error(.itemUnavailableError, "The list has no URL of type \(type).") }
                    completion(Data(url.absoluteString.utf8), nil)
                } failed: {
                    completion(nil, $0)
                }
            }
        }
    }

    /// The items of another program's content: this program's own items, the items in the content's lists, or one item with all formats.
    ///
    /// Reads only lists, which have a limited size. Other data is read when it is loaded. Call this function after a drop.
    package static func providers(of content: any HostContent) async throws -> [NSItemProvider] {
        if let own = content as? ItemProviderContent { return own.providers }
        if content.formats.contains(TransferFormats.items) {
            let index = try await ItemSpool.index(of: content)
            let spool = ItemSpool(content: content)
            return index.items.enumerated().map { NSItemProvider(spooled: $1, at: $0, in: spool) }
        }
        guard content.formats.contains(TransferFormats.uriList) else { return [NSItemProvider(content: content)] }
        let list = try await content.data(TransferFormats.uriList, limit: TransferConstants.maximumTextSize)
        return try providers(of: content, uriList: list)
    }

    /// The items of a content with a URL list.
    package static func providers(of content: any HostContent, uriList: Data) throws -> [NSItemProvider] {
        let urls = try URIList.urls(in: uriList)
        switch urls.count {
        case 0: return [NSItemProvider(content: content)]
        case 1 where !urls[0].isFileURL:
            // A link from a browser, with the text or the image that belongs to it.
            let provider = NSItemProvider()
            provider.registerFormats(of: content)
            provider.registerObject(urls[0] as NSURL, visibility: .all)
            return [provider]
        default:
            return urls.map { $0.isFileURL ? NSItemProvider(file: $0) : NSItemProvider(object: $0 as NSURL) }
        }
    }

    private func registerFormats(of content: any HostContent) {
        for format in content.formats.prefix(TransferConstants.maximumTypesOfItem) {
            guard let type = TransferFormats.typeIdentifier(of: format), !registeredTypeIdentifiers.contains(type) else { continue }
            register(ItemRepresentation(typeIdentifier: type, visibility: .all, source: .content(content, format: format)))
        }
    }

    convenience init(spooled item: ItemStream.Index.Item, at index: Int, in spool: ItemSpool) {
        self.init()
        suggestedName = item.name
        let content = SpooledItem(item: index, types: item.types, spool: spool)
        for type in item.types where UTType.isValid(type) {
            register(ItemRepresentation(typeIdentifier: type, visibility: .all, source: .content(content, format: type)))
        }
    }
}
