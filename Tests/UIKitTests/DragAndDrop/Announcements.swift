import Foundation

@testable import UIKit

/// Everything that is announced.
@MainActor
final class Announcements {
    private let lines = Lines()
    private var token: (any NSObjectProtocol)?

    // Unchecked: notifications are posted on the main actor, where it is read too.
    private final class Lines: @unchecked Sendable {
        var all: [String] = []
    }

    init() {
        token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: UIApplication.shared, queue: nil
        ) { [lines] in
            if let text = $0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String { lines.all.append(text) }
        }
    }

    isolated deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    func take() -> [String] {
        defer { lines.all = [] }
        return lines.all
    }
}
