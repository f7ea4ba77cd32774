import DesktopBus
import Foundation
import Host
import Logging

let keychainLog = Logger(label: "lodestone.keychain")

/// The keychain of a platform. Tests can replace its backend.
///
/// An item is a secret of the store. The secret's attributes are the item's attributes (with Apple's keys), the app's identifier, and an identifier of the
/// item. A change stores a new secret before it removes the old one, so that nothing is lost if the service ends between the two steps.
package final class Keychain: Sendable {
    /// Keys that the store needs in addition to the item's attributes.
    private enum Own {
        static let schema = "xdg:schema"
        static let application = "application"
        static let identifier = "id"
        static let created = "cdat"
    }

    private let store: any SecretStore
    private let application: String
    /// Items are looked up and changed by one thread at a time, so that two additions cannot make duplicates.
    private let lock = NSLock()

    package init(_ store: any SecretStore, application: String) { (self.store, self.application) = (store, application) }

    /// The current platform's keychain. It may be read on any thread.
    static var current: Keychain {
        SharedSingletons.value(of: Keychain.self) { _ in
            Keychain(LibsecretStore(), application: DesktopIdentity.current.identifier)
        }
    }

    // MARK: Operations

    func add(_ dictionary: CFDictionary) throws(SecStatus) -> Any? {
        let query = try SecItemQuery(dictionary)
        guard let itemClass = query.itemClass else { throw SecStatus(errSecParam) }
        var attributes = query.attributes
        attributes[kSecAttrAccessGroup] = attributes[kSecAttrAccessGroup] ?? application
        attributes[kSecAttrSynchronizable] = attributes[kSecAttrSynchronizable] ?? "0"
        attributes[kSecAttrAccessible] = attributes[kSecAttrAccessible] ?? kSecAttrAccessibleWhenUnlocked
        attributes[kSecClass] = itemClass
        attributes[Own.created] = String(Date().timeIntervalSince1970)
        return try locked { () throws(SecStatus) in
            guard try twin(of: attributes, except: nil) == nil else { throw SecStatus(errSecDuplicateItem) }
            return result(try save(attributes, query.secret ?? Data()), query)
        }
    }

    func find(_ dictionary: CFDictionary) throws(SecStatus) -> Any? {
        let query = try SecItemQuery(dictionary)
        var found = try search(query, loadsSecrets: query.returnsData)
        if query.returnsData {
            if query.skipsLocked { found.removeAll { $0.secret == nil } }
            guard found.allSatisfy({ $0.secret != nil }) else { throw SecStatus(errSecInteractionNotAllowed) }
        }
        guard let first = found.first else { throw SecStatus(errSecItemNotFound) }
        guard let limit = query.limit else { return result(first, query) }
        let results = found.prefix(limit).compactMap { result($0, query) }
        return results.isEmpty ? nil : results
    }

    func update(_ dictionary: CFDictionary, _ changes: CFDictionary) throws(SecStatus) {
        let (query, change) = (try SecItemQuery(dictionary), try SecItemQuery(changes))
        guard change.itemClass == nil, change.identifier == nil else { throw SecStatus(errSecParam) }
        try locked { () throws(SecStatus) in
            let found = try search(query, loadsSecrets: true)
            guard !found.isEmpty else { throw SecStatus(errSecItemNotFound) }
            for item in found {
                guard let secret = change.secret ?? item.secret else { throw SecStatus(errSecInteractionNotAllowed) }
                let attributes = item.attributes.merging(change.attributes) { $1 }
                guard try twin(of: attributes, except: item.attributes[Own.identifier]) == nil else { throw SecStatus(errSecDuplicateItem) }
                _ = try save(attributes, secret)
                try remove(item)
            }
        }
    }

    func delete(_ dictionary: CFDictionary) throws(SecStatus) {
        let query = try SecItemQuery(dictionary)
        try locked { () throws(SecStatus) in
            let found = try search(query, loadsSecrets: false)
            guard !found.isEmpty else { throw SecStatus(errSecItemNotFound) }
            for item in found { try remove(item) }
        }
    }

    private func locked<Value>(_ body: () throws(SecStatus) -> Value) throws(SecStatus) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    // MARK: The store

    private func search(_ query: SecItemQuery, loadsSecrets: Bool) throws(SecStatus) -> [StoredSecret] {
        guard query.itemClass != nil || query.identifier != nil else { throw SecStatus(errSecParam) }
        var attributes = query.attributes
        attributes[kSecClass] = query.itemClass
        attributes[Own.identifier] = query.identifier
        // Apps share the items of a group. Without a group, an app finds only its own items.
        if attributes[kSecAttrAccessGroup] == nil { attributes[Own.application] = application }
        if !query.matchesAnySynchronization, query.identifier == nil {
            attributes[kSecAttrSynchronizable] = attributes[kSecAttrSynchronizable] ?? "0"
        }
        return try search(attributes, loadsSecrets: loadsSecrets, unlocks: query.unlocks)
    }

    private func search(_ attributes: [String: String], loadsSecrets: Bool, unlocks: Bool) throws(SecStatus) -> [StoredSecret] {
        var attributes = attributes
        attributes[Own.schema] = "lodestone.keychain"
        do throws(SecretStoreError) {
            let found = try store.search(attributes, loadsSecrets: loadsSecrets, unlocks: unlocks)
            return found.sorted { one, other in
                (created(one), one.attributes[Own.identifier] ?? "") < (created(other), other.attributes[Own.identifier] ?? "")
            }
        } catch {
            throw SecStatus(error)
        }
    }

    private func created(_ item: StoredSecret) -> Date {
        item.attributes[Own.created].flatMap(Double.init).map { Date(timeIntervalSince1970: $0) } ?? item.created
    }

    /// Returns another item with the same primary key; nil if no other item has it.
    private func twin(of attributes: [String: String], except identifier: String?) throws(SecStatus) -> StoredSecret? {
        let keys = SecItemQuery.primaryKeys[attributes[kSecClass] ?? ""] ?? []
        var wanted = [kSecClass: attributes[kSecClass] ?? ""]
        for key in keys { wanted[key] = attributes[key] }
        // The search ignores attributes that the new item does not have.
        return try search(wanted, loadsSecrets: false, unlocks: false).first { item in
            item.attributes[Own.identifier] != identifier && keys.allSatisfy { item.attributes[$0] ?? "" == attributes[$0] ?? "" }
        }
    }

    private func save(_ attributes: [String: String], _ secret: Data) throws(SecStatus) -> StoredSecret {
        var attributes = attributes
        attributes[Own.schema] = "lodestone.keychain"
        attributes[Own.application] = attributes[Own.application] ?? application
        attributes[Own.identifier] = UUID().uuidString
        let name = attributes[kSecAttrService] ?? attributes[kSecAttrServer]
        let label = attributes[kSecAttrLabel] ?? name ?? application
        do throws(SecretStoreError) {
            try store.store(secret, attributes: attributes, label: label)
        } catch {
            throw SecStatus(error)
        }
        return StoredSecret(attributes: attributes, label: label, created: Date(), modified: Date(), secret: secret)
    }

    private func remove(_ item: StoredSecret) throws(SecStatus) {
        guard let identifier = item.attributes[Own.identifier] else { throw SecStatus(errSecIO) }
        do throws(SecretStoreError) {
            try store.remove([Own.schema: "lodestone.keychain", Own.identifier: identifier])
        } catch {
            throw SecStatus(error)
        }
    }

    // MARK: Results

    /// The parts of an item that the query asks for; nil if it asks for none.
    private func result(_ item: StoredSecret, _ query: SecItemQuery) -> Any? {
        let reference = item.attributes[Own.identifier].map { Data($0.utf8) }
        let count = [query.returnsData, query.returnsAttributes, query.returnsReference].count { $0 }
        guard count > 1 || query.returnsAttributes else {
            if query.returnsData { return item.secret }
            return query.returnsReference ? reference : nil
        }
        var values: [String: Any] = [:]
        if query.returnsData { values[kSecValueData] = item.secret }
        if query.returnsReference { values[kSecValuePersistentRef] = reference }
        if query.returnsAttributes {
            for (key, text) in item.attributes {
                if let kind = SecItemQuery.kinds[key] { values[key] = SecItemQuery.value(text, kind) }
            }
            values[kSecClass] = item.attributes[kSecClass]
            values[kSecAttrCreationDate] = created(item)
            values[kSecAttrModificationDate] = item.modified
        }
        return values
    }
}
