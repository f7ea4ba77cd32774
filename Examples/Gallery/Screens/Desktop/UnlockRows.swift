import LocalAuthentication
import UIKit

/// The proof that the user is the owner of the machine: a password or a finger.
final class UnlockRows: ServiceRows {
    let title = local("Unlock")
    weak var screen: UIViewController?
    private(set) lazy var rows = [
        DesktopRow(local("Prove that it is you"), symbol: "lock.open.fill", color: .systemGreen) { [weak self] in self?.evaluate($0) }
    ]
    private var context: LAContext?

    private func evaluate(_ row: DesktopRow) {
        // A second tap ends the first question.
        context?.invalidate()
        let context = LAContext()
        self.context = context
        row.show(.waiting)
        context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: local("Open the Gallery's secrets")) { [weak self] _, error in
            Task { @MainActor in
                guard let self, self.context === context else { return }
                self.context = nil
                switch (error as? LAError)?.code {
                case nil: row.show(error.map(DesktopAnswer.init) ?? .success(local("It is you")))
                case .userCancel: row.show(.note(local("Cancelled")))
                default: if let error { row.show(DesktopAnswer(error)) }
                }
            }
        }
    }
}
