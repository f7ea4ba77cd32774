import UIKit

/// A row of the Desktop demo: what to do with a service, and the desktop's answer.
@MainActor
final class DesktopRow {
    /// The localized title.
    let title: String
    /// The name of the system symbol.
    let symbol: String
    /// The colour behind the symbol.
    let color: UIColor
    /// Whether the row presents another screen, which a chevron indicates.
    let presentsScreen: Bool
    private(set) var answer = DesktopAnswer.none
    /// Called after each answer.
    var onAnswer: (() -> Void)?

    private let action: (DesktopRow) -> Void

    init(_ title: String, symbol: String, color: UIColor, presentsScreen: Bool = false, action: @escaping (DesktopRow) -> Void) {
        (self.title, self.symbol, self.color, self.presentsScreen) = (title, symbol, color, presentsScreen)
        self.action = action
    }

    /// Uses the service.
    func perform() { action(self) }

    /// Shows an answer. Screen readers announce it, except for a state that the user did not ask for.
    func show(_ answer: DesktopAnswer, isAnnounced: Bool = true) {
        guard answer != self.answer else { return }
        self.answer = answer
        onAnswer?()
        if isAnnounced, answer != .waiting, let text = answer.text { UIAccessibility.post(notification: .announcement, argument: text) }
    }
}
