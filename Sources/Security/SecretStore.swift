import Foundation

/// A stored secret with its attributes.
package struct StoredSecret: Sendable, Equatable {
    package var attributes: [String: String]
    package var label: String
    package var created: Date
    package var modified: Date
    /// The secret; nil if it was not requested, or if the item is locked.
    package var secret: Data?

    package init(attributes: [String: String], label: String, created: Date, modified: Date, secret: Data?) {
        (self.attributes, self.label, self.secret) = (attributes, label, secret)
        (self.created, self.modified) = (created, modified)
    }
}

/// The error of a secret store.
package enum SecretStoreError: Error, Equatable {
    /// The secret service is missing, or does not reply.
    case unavailable(String)
    /// The store is locked, and asking the user is not allowed.
    case locked
    /// The user closed the dialog that unlocks the store.
    case cancelled
    case failed(String)
}

/// The backend of the keychain.
package protocol SecretStore: Sendable {
    /// The secrets whose attributes include the given ones. It may block the calling thread.
    func search(_ attributes: [String: String], loadsSecrets: Bool, unlocks: Bool) throws(SecretStoreError) -> [StoredSecret]

    /// Stores a secret. Replaces an existing secret with equal attributes.
    func store(_ secret: Data, attributes: [String: String], label: String) throws(SecretStoreError)

    /// Removes the secrets whose attributes include the given ones.
    func remove(_ attributes: [String: String]) throws(SecretStoreError)
}
