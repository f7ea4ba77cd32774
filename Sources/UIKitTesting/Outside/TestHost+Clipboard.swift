import Foundation
import Host
import UIKit

/// The desktop's clipboard, as other programs use it.
extension TestHost {
    /// Copies `content` in another program; nil clears the clipboard.
    public func copyOutside(_ content: OutsideContent?) {
        enter { platform.clipboard.write(content) }
    }

    /// Selects `text` in another program, so that the middle button pastes it.
    public func selectOutside(_ text: String) {
        enter { platform.primarySelection?.write(OutsideContent(["text/plain;charset=utf-8": Data(text.utf8)])) }
    }

    /// The formats on the clipboard as MIME types, the best first. An empty array if the clipboard is empty.
    public var clipboardFormats: [String] {
        platform.clipboard.content?.formats ?? []
    }

    /// Pastes in another program: reads the clipboard's data of `format`, at most `limit` bytes.
    ///
    /// - Throws: An error if the clipboard lacks the format, the app fails to provide it, or the data is longer than `limit`.
    public func pasteOutside(_ format: String, limit: Int = 1 << 26) async throws -> Data {
        guard let content = platform.clipboard.content else { throw HostContentError.noSuchFormat(format) }
        let data = try await content.data(format, limit: limit)
        Platform.bindToCurrentTask(platform)
        return data
    }
}
