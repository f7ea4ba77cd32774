import Foundation
import Host

/// The desktop application of a platform without a session bus. A `TestHost` makes the desktop's requests.
@MainActor
final class TestDesktopApplication: HostApplication {
    var onRequest: ((HostRequest) -> Void)?
    /// The offered actions, by name. The values are whether the action takes a text.
    private(set) var actions: [String: Bool] = [:]
    /// The number at the icon.
    private(set) var badge = 0

    func addAction(_ name: String, takesText: Bool) { actions[name] = takesText }
    func removeAction(_ name: String) { actions[name] = nil }
    func setBadge(_ count: Int) { badge = count }
    func end() { onRequest = nil }
}
