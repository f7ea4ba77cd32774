import Host
import UIKit

/// Opens and closes the inspector with Ctrl+Shift+I, before the app's responders receive the key.
@MainActor
final class InspectorShortcut: KeyInterceptor {
    /// The usage number of the key I.
    private static let usage = 0x0C

    private weak var session: InspectorSession?
    private var isDown = false

    /// Handles the keys of the session's platform. Does nothing if it does so already.
    func listen(for session: InspectorSession) {
        guard self.session == nil else { return }
        self.session = session
        KeyInterceptors.of(session.platform).add(self)
    }

    func takes(_ key: HostKey, in scene: UIWindowScene) -> Bool {
        guard key.usage == Self.usage else { return false }
        switch key.phase {
        case .down:
            guard key.modifiers.contains([.control, .shift]), key.modifiers.isDisjoint(with: [.alternate, .command]) else { return false }
            isDown = true
            session?.toggle()
            return true
        case .repeated: return isDown
        case .up:
            defer { isDown = false }
            return isDown
        }
    }

    func cancel(in scene: UIWindowScene) { isDown = false }
}
