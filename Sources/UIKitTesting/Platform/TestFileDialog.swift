import Foundation
import Host

/// A file dialog of the desktop, as the test's `choosesFiles` sees it.
public struct TestFileDialog: Sendable {
    /// The dialog's kind: `"open"`, `"openSeveral"`, `"folder"` or `"save"`.
    public let kind: String
    /// The suggested name of a file to save.
    public let name: String?
    /// The initial folder.
    public let folder: URL?
    /// Glob patterns of the names to show, such as `*.png`. Empty shows all files.
    public let patterns: [String]

    init(_ request: HostFileRequest) {
        (kind, name, folder, patterns) = (request.kind.rawValue, request.name, request.folder, request.patterns)
    }
}

/// A dialog that answers in a later frame.
@MainActor
final class TestDialog: HostDialog {
    private var completion: (@MainActor ([URL]?) -> Void)?
    private var timer: (any HostTimer)?

    init(_ answer: [URL]?, platform: TestPlatform, completion: @escaping @MainActor ([URL]?) -> Void) {
        self.completion = completion
        timer = platform.schedule(after: 0) { [self] in end(answer) }
    }

    private func end(_ answer: [URL]?) {
        let completion = completion
        self.completion = nil
        timer = nil
        completion?(answer)
    }

    func close() {
        timer?.cancel()
        end(nil)
    }
}
