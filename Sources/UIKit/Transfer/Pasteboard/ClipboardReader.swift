import Foundation
import Host

/// Blocking reads for `UIPasteboard`, whose calls return values instead of promises.
///
/// Values that this program wrote are available immediately. The thread waits for load handlers; the host reads other programs' data
/// (``HostClipboard/readNow(_:limit:timeout:)``), during which no other code of the program runs. Both time out after
/// ``TransferConstants/longestWait`` without a value.
@MainActor
enum ClipboardReader {
    /// Returns the items in another program's content. Like ``NSItemProvider/providers(of:)``, but blocks while it reads the list of items.
    static func items(of content: any HostContent, on clipboard: any HostClipboard) -> [PasteboardItem] {
        do {
            if content.formats.contains(TransferFormats.items) {
                let data = try read(TransferFormats.items, limit: TransferConstants.maximumTextSize, on: clipboard)
                return try ItemStream.items(in: data).map(PasteboardItem.init(provider:))
            }
            guard content.formats.contains(TransferFormats.uriList) else {
                return [PasteboardItem(provider: NSItemProvider(content: content))]
            }
            let list = try read(TransferFormats.uriList, limit: TransferConstants.maximumTextSize, on: clipboard)
            return try NSItemProvider.providers(of: content, uriList: list).map(PasteboardItem.init(provider:))
        } catch {
            transferLog.info("Cannot read the clipboard's list of items: \(error)")
            return [PasteboardItem(provider: NSItemProvider(content: content))]
        }
    }

    /// The data of a representation; nil on failure or time-out.
    static func data(of representation: ItemRepresentation, on clipboard: (any HostClipboard)?) -> Data? {
        do {
            switch representation.source {
            case .content(let content, let format):
                guard let clipboard, clipboard.content === content else { return try loaded(representation) }
                return try read(format, limit: TransferConstants.maximumDataSize, on: clipboard)
            default: return try loaded(representation)
            }
        } catch {
            transferLog.info("Cannot read data of type \"\(representation.typeIdentifier)\" from the pasteboard: \(error)")
            return nil
        }
    }

    private static func read(_ format: String, limit: Int, on clipboard: any HostClipboard) throws -> Data {
        try clipboard.readNow(format, limit: limit, timeout: TransferConstants.longestWait)
    }

    private static func loaded(_ representation: ItemRepresentation) throws -> Data {
        try BlockingRead.data(timeout: TransferConstants.longestWait) { try await representation.data() }
    }
}
