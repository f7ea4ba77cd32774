import Foundation
import Host
import UIKit

/// The desktop's clipboard, as other programs see it.
extension TestHost {
    /// Another program copies `content`, or empties the clipboard with nil.
    public func copyOutside(_ content: OutsideContent?) {
        enter { platform.clipboard.write(content) }
    }

    /// Another program's text is selected: the middle button pastes it.
    public func selectOutside(_ text: String) {
        enter { platform.primarySelection?.write(OutsideContent(["text/plain;charset=utf-8": Data(text.utf8)])) }
    }

    /// The formats on the clipboard that other programs can paste, MIME types, the best first; none where it is empty.
    public var clipboardFormats: [String] {
        platform.clipboard.content?.formats ?? []
    }

    /// Another program pastes: reads what the clipboard gives for `format`, of at most `limit` bytes.
    public func pasteOutside(_ format: String, limit: Int = 1 << 26) async throws -> Data {
        guard let content = platform.clipboard.content else { throw HostContentError.noSuchFormat(format) }
        let data = try await content.data(format, limit: limit)
        Platform.bindToCurrentTask(platform)
        return data
    }
}
