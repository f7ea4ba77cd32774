import Foundation
import Host

/// The desktop's dialog for files, as a test answers it.
public struct TestFileDialog: Sendable {
    /// What is asked for: `"open"`, `"openSeveral"`, `"folder"` or `"save"`.
    public let kind: String
    /// What a file that is saved is called at first.
    public let name: String?
    /// The folder that is shown at first.
    public let folder: URL?
    /// Patterns of the names that are shown, as `*.png`; none shows all.
    public let patterns: [String]

    init(_ request: HostFileRequest) {
        (kind, name, folder, patterns) = (request.kind.rawValue, request.name, request.folder, request.patterns)
    }
}

/// A dialog that is answered soon.
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
