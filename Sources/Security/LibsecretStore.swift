import CSecret
import DesktopBus
import Foundation
import Synchronization

/// The desktop's secret service, by libsecret: GNOME Keyring, KWallet or KeePassXC. In a sandbox libsecret uses the secret portal: a file that is
/// encrypted with the portal's key.
package struct LibsecretStore: SecretStore {
    /// The timeouts in seconds: for the service, and for the user if the store must be unlocked.
    private static let (patience, userPatience): (TimeInterval, TimeInterval) = (10, 120)

    package init() {}

    /// Whether the library can be opened.
    package static var isInstalled: Bool { lodestone_secrets_open() != 0 }

    package func search(_ attributes: [String: String], loadsSecrets: Bool, unlocks: Bool) throws(SecretStoreError) -> [StoredSecret] {
        try perform(waitsForUser: unlocks) { cancellable, message in
            let found = Found()
            let table = Self.table(attributes)
            defer { g_hash_table_unref(table) }
            let visitor: LodestoneSecretVisitor = { context, secret in
                guard let context, let secret else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().append(secret.pointee)
            }
            let error = lodestone_secrets_search(
                table, unlocks ? 1 : 0, loadsSecrets ? 1 : 0, cancellable, visitor, Unmanaged.passUnretained(found).toOpaque(), message)
            return (error, found.secrets)
        }
    }

    package func store(_ secret: Data, attributes: [String: String], label: String) throws(SecretStoreError) {
        try perform(waitsForUser: true) { cancellable, message in
            let table = Self.table(attributes)
            defer { g_hash_table_unref(table) }
            let error = secret.withUnsafeBytes {
                lodestone_secrets_store(table, label, $0.baseAddress, gsize($0.count), cancellable, message)
            }
            return (error, ())
        }
    }

    package func remove(_ attributes: [String: String]) throws(SecretStoreError) {
        try perform(waitsForUser: true) { cancellable, message in
            let table = Self.table(attributes)
            defer { g_hash_table_unref(table) }
            return (lodestone_secrets_clear(table, cancellable, message), ())
        }
    }

    /// The secrets of a search.
    private final class Found {
        var secrets: [StoredSecret] = []

        func append(_ secret: LodestoneSecret) {
            var attributes: [String: String] = [:]
            var iterator = GHashTableIter()
            var (key, value): (gpointer?, gpointer?) = (nil, nil)
            g_hash_table_iter_init(&iterator, secret.attributes)
            while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
                guard let key, let value else { continue }
                attributes[Self.text(key)] = Self.text(value)
            }
            secrets.append(
                StoredSecret(
                    attributes: attributes, label: secret.label.map { String(cString: $0) } ?? "",
                    created: Date(timeIntervalSince1970: TimeInterval(secret.created)),
                    modified: Date(timeIntervalSince1970: TimeInterval(secret.modified)),
                    secret: secret.data.map { Data(bytes: $0, count: Int(secret.length)) }))
        }

        private static func text(_ pointer: gpointer) -> String { String(cString: pointer.assumingMemoryBound(to: CChar.self)) }
    }

    /// A hash table of strings, which the caller releases.
    private static func table(_ attributes: [String: String]) -> OpaquePointer? {
        let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
        for (key, value) in attributes { g_hash_table_insert(table, g_strdup(key), g_strdup(value)) }
        return table
    }

    /// Calls libsecret on another thread, and waits for it up to a limit.
    private func perform<Value: Sendable>(
        waitsForUser: Bool,
        _ body:
            @escaping @Sendable (UnsafeMutablePointer<GCancellable>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> (
                LodestoneSecretError, Value
            )
    ) throws(SecretStoreError) -> Value {
        guard BusConnection.hasSession else { throw .unavailable("there is no session bus") }
        let operation = Operation()
        let box = ResultBox<Value>()
        let end = DispatchSemaphore(value: 0)
        DispatchQueue.global(qos: .userInitiated).async {
            var message: UnsafeMutablePointer<CChar>?
            let outcome: Result<Value, SecretStoreError>
            if lodestone_secrets_open() == 0 {
                outcome = .failure(.unavailable("libsecret-1.so.0 is not installed"))
            } else {
                let (error, value) = body(operation.cancellable, &message)
                let text = message.map { String(cString: $0) } ?? "an unknown error"
                outcome = SecretStoreError(error, text).map { .failure($0) } ?? .success(value)
            }
            g_free(message)
            box.set(outcome)
            end.signal()
        }
        let limit = waitsForUser ? Self.userPatience : Self.patience
        if end.wait(timeout: .now() + limit) == .timedOut {
            operation.cancel()
            throw .unavailable("the secret service did not reply in time")
        }
        guard let outcome = box.value else { throw .unavailable("the secret service did not reply") }
        return try outcome.get()
    }
}

/// The result of a call on another thread.
private final class ResultBox<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, SecretStoreError>?>(nil)

    var value: Result<Value, SecretStoreError>? { result.withLock { $0 } }
    func set(_ value: Result<Value, SecretStoreError>) { result.withLock { $0 = value } }
}

/// A call that may be cancelled on any thread.
private final class Operation: @unchecked Sendable {
    // `@unchecked Sendable` is safe: GCancellable may be used on any thread.
    let cancellable = g_cancellable_new()
    deinit { if let cancellable { g_object_unref(cancellable) } }

    func cancel() { if let cancellable { g_cancellable_cancel(cancellable) } }
}

extension SecretStoreError {
    /// Nil without an error.
    fileprivate init?(_ error: LodestoneSecretError, _ message: String) {
        switch error {
        case LODESTONE_SECRET_NO_ERROR: return nil
        case LODESTONE_SECRET_UNAVAILABLE: self = .unavailable(message)
        case LODESTONE_SECRET_LOCKED: self = .locked
        case LODESTONE_SECRET_CANCELLED: self = .cancelled
        default: self = .failed(message)
        }
    }
}
