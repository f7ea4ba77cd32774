import Security
import UIKit

/// Secrets: a password in the desktop's keyring.
final class SecretRows: ServiceRows {
    /// A status of the keychain, and the password that was read.
    private struct Outcome: Sendable {
        var status: OSStatus
        var password: String?
    }

    let title = local("Secrets")
    weak var screen: UIViewController?
    /// Whether the rows block the main thread until the keyring answers. The keyring may ask the user to unlock it, so the default is false.
    var isSynchronous = false

    private(set) lazy var rows = [
        DesktopRow(local("Save a password"), symbol: "key.fill", color: .systemGray) { [weak self] row in
            self?.run(row, Self.save) { _ in local("Saved") }
        },
        DesktopRow(local("Read the password"), symbol: "eye.fill", color: .systemIndigo) { [weak self] row in
            self?.run(row, Self.read) { local("The password is “%1”", with: $0 ?? "") }
        },
        DesktopRow(local("Delete the password"), symbol: "trash.fill", color: .systemRed) { [weak self] row in
            self?.run(row, { Outcome(status: SecItemDelete(Self.query)) }, answer: { _ in local("Deleted") })
        },
    ]

    /// Runs a function of the keychain on another thread.
    private func run(_ row: DesktopRow, _ work: @escaping @Sendable () -> Outcome, answer: @escaping (String?) -> String) {
        row.show(.waiting)
        if isSynchronous { return show(work(), in: row, answer) }
        Task {
            let outcome = await Task.detached(operation: work).value
            show(outcome, in: row, answer)
        }
    }

    private func show(_ outcome: Outcome, in row: DesktopRow, _ answer: (String?) -> String) {
        switch outcome.status {
        case errSecSuccess: row.show(.success(answer(outcome.password)))
        case errSecItemNotFound: row.show(.note(local("No password is saved")))
        default: row.show(.failure(SecCopyErrorMessageString(outcome.status, nil) ?? "OSStatus \(outcome.status)"))
        }
    }

    private nonisolated static var query: [AnyHashable: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: "Lodestone Gallery", kSecAttrAccount: "Desktop"]
    }

    private nonisolated static func save() -> Outcome {
        let data = Data("open sesame".utf8)
        let status = SecItemAdd(query.merging([kSecValueData: data]) { $1 }, nil)
        guard status == errSecDuplicateItem else { return Outcome(status: status) }
        return Outcome(status: SecItemUpdate(query, [kSecValueData: data]))
    }

    private nonisolated static func read() -> Outcome {
        var result: AnyObject?
        let status = SecItemCopyMatching(query.merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 }, &result)
        return Outcome(status: status, password: (result as? Data).map { String(decoding: $0, as: UTF8.self) })
    }
}
