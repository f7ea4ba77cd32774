import Foundation
import Security
import Synchronization

/// The simulated secret service of the desktop. Its items are deleted with the host. Safe on any thread.
public final class TestKeychain: Sendable {
    /// The state of a secret service.
    public enum State: Sendable {
        case available
        /// The keyring is locked, and the user does not unlock it.
        case locked
        /// The machine lacks a service.
        case absent
    }

    private struct Contents {
        var state = State.available
        var secrets: [StoredSecret] = []
    }

    private let contents = Mutex(Contents())

    /// The state of the service. The default is available.
    public var state: State {
        get { contents.withLock { $0.state } }
        set { contents.withLock { $0.state = newValue } }
    }

    /// The number of stored items.
    public var count: Int { contents.withLock { $0.secrets.count } }

    init() {}
}

extension TestKeychain: SecretStore {
    package func search(_ attributes: [String: String], loadsSecrets: Bool, unlocks: Bool) throws(SecretStoreError) -> [StoredSecret] {
        let (state, secrets) = contents.withLock { ($0.state, $0.secrets) }
        if state == .absent { throw .unavailable("the test has no secret service") }
        let found = secrets.filter { secret in attributes.allSatisfy { secret.attributes[$0.key] == $0.value } }
        guard state == .locked || !loadsSecrets else { return found }
        return found.map { secret in
            var secret = secret
            secret.secret = nil
            return secret
        }
    }

    package func store(_ secret: Data, attributes: [String: String], label: String) throws(SecretStoreError) {
        try checkUnlocked()
        let now = Date()
        let stored = StoredSecret(attributes: attributes, label: label, created: now, modified: now, secret: secret)
        contents.withLock { contents in
            contents.secrets.removeAll { $0.attributes == attributes }
            contents.secrets.append(stored)
        }
    }

    package func remove(_ attributes: [String: String]) throws(SecretStoreError) {
        try checkUnlocked()
        contents.withLock { contents in
            contents.secrets.removeAll { secret in attributes.allSatisfy { secret.attributes[$0.key] == $0.value } }
        }
    }

    private func checkUnlocked() throws(SecretStoreError) {
        switch state {
        case .available: break
        case .locked: throw .locked
        case .absent: throw .unavailable("the test has no secret service")
        }
    }
}
