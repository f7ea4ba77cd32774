import Foundation
import Security
import Testing
import UIKitTesting

@Suite("Keychain items") @MainActor
struct SecItemTests {
    private let host = TestHost()

    private func password(_ account: String, _ more: [String: Any] = [:]) -> [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "notes", kSecAttrAccount as String: account]
            .merging(more) { $1 }
    }

    private func add(_ account: String, _ secret: String, _ more: [String: Any] = [:]) -> OSStatus {
        SecItemAdd(password(account, [kSecValueData as String: Data(secret.utf8)].merging(more) { $1 }) as CFDictionary, nil)
    }

    private func secret(_ query: [String: Any]) -> String? {
        var result: CFTypeRef?
        let query = query.merging([kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne]) { $1 }
        guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess, let data = result as? Data else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    @Test("An item can be added once, found, changed and deleted")
    func operations() {
        #expect(SecItemCopyMatching(password("anna") as CFDictionary, nil) == errSecItemNotFound)
        #expect(add("anna", "one") == errSecSuccess && add("anna", "two") == errSecDuplicateItem && add("ben", "three") == errSecSuccess)
        #expect(secret(password("anna")) == "one" && secret(password("ben")) == "three")
        let change = [kSecValueData as String: Data("new".utf8)] as CFDictionary
        #expect(SecItemUpdate(password("anna") as CFDictionary, change) == errSecSuccess && secret(password("anna")) == "new")
        #expect(SecItemUpdate(password("none") as CFDictionary, change) == errSecItemNotFound)
        let taken = [kSecAttrAccount as String: "ben"] as CFDictionary
        #expect(SecItemUpdate(password("anna") as CFDictionary, taken) == errSecDuplicateItem && host.keychain.count == 2)
        #expect(SecItemDelete(password("anna") as CFDictionary) == errSecSuccess && secret(password("anna")) == nil)
        #expect(SecItemDelete([kSecClass as String: kSecClassGenericPassword] as CFDictionary) == errSecSuccess && host.keychain.count == 0)
        #expect(SecItemDelete(password("anna") as CFDictionary) == errSecItemNotFound)
    }

    @Test("A query for all matches returns an array of dictionaries or data, up to the limit")
    func lists() throws {
        for name in ["a", "b", "c"] { #expect(add(name, name.uppercased(), [kSecAttrGeneric as String: Data(name.utf8)]) == errSecSuccess) }
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll,
            kSecReturnAttributes as String: true, kSecReturnData as String: true,
        ]
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
        let items = try #require(result as? [[String: Any]])
        #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["a", "b", "c"])
        #expect(items.compactMap { $0[kSecAttrGeneric as String] as? Data }.count == 3 && items[0][kSecAttrCreationDate as String] is Date)
        query[kSecReturnAttributes as String] = nil
        query[kSecMatchLimit as String] = 2
        #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess && (result as? [Data])?.count == 2)
    }

    @Test("A persistent reference can be used to find its item")
    func references() throws {
        var reference: CFTypeRef?
        let item = password("anna", [kSecValueData as String: Data("x".utf8), kSecReturnPersistentRef as String: true])
        #expect(SecItemAdd(item as CFDictionary, &reference) == errSecSuccess)
        #expect(secret([kSecValuePersistentRef as String: try #require(reference as? Data)]) == "x")
    }

    @Test("Internet passwords that differ only in their port are separate items; an equal one is a duplicate")
    func internetPasswords() {
        func query(_ port: Int, _ more: [String: Any] = [:]) -> CFDictionary {
            let query: [String: Any] = [
                kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.org",
                kSecAttrAccount as String: "anna", kSecAttrPort as String: port, kSecAttrProtocol as String: kSecAttrProtocolHTTPS,
            ]
            return query.merging(more) { $1 } as CFDictionary
        }
        #expect(SecItemAdd(query(443, [kSecValueData as String: Data("a".utf8)]), nil) == errSecSuccess)
        #expect(SecItemAdd(query(8443, [kSecValueData as String: Data("b".utf8)]), nil) == errSecSuccess)
        #expect(SecItemAdd(query(443), nil) == errSecDuplicateItem && host.keychain.count == 2)
    }

    @Test("Access groups and synchronization are attributes and part of the primary key")
    func attributes() {
        #expect(add("anna", "own") == errSecSuccess)
        #expect(add("anna", "group", [kSecAttrAccessGroup as String: "shared"]) == errSecSuccess)
        #expect(add("anna", "cloud", [kSecAttrSynchronizable as String: kCFBooleanTrue as Any]) == errSecSuccess)
        #expect(secret(password("anna", [kSecAttrAccessGroup as String: "shared"])) == "group")
        #expect(secret(password("anna", [kSecAttrSynchronizable as String: true])) == "cloud")
        var result: CFTypeRef?
        let any = password(
            "anna",
            [
                kSecAttrSynchronizable as String: kSecAttrSynchronizableAny, kSecMatchLimit as String: kSecMatchLimitAll,
                kSecReturnData as String: true,
            ])
        #expect(SecItemCopyMatching(any as CFDictionary, &result) == errSecSuccess && (result as? [Data])?.count == 3)
    }

    @Test("A locked keyring, a missing service and wrong queries return error status codes")
    func errors() {
        #expect(add("anna", "x") == errSecSuccess)
        host.keychain.state = .locked
        var result: CFTypeRef?
        let query = password("anna", [kSecReturnData as String: true]) as CFDictionary
        #expect(SecItemCopyMatching(query, &result) == errSecInteractionNotAllowed && add("ben", "x") == errSecInteractionNotAllowed)
        host.keychain.state = .absent
        #expect(SecItemCopyMatching(query, &result) == errSecNotAvailable && add("ben", "x") == errSecNotAvailable)
        host.keychain.state = .available
        #expect(SecItemCopyMatching([kSecAttrAccount as String: "anna"] as CFDictionary, nil) == errSecParam)
        #expect(SecItemAdd([kSecClass as String: "keys"] as CFDictionary, nil) == errSecUnimplemented)
        #expect(SecItemAdd(password("x", ["accc": 1]) as CFDictionary, nil) == errSecParam && host.keychain.count == 1)
        #expect(add("anna\0", "x") == errSecParam && host.keychain.count == 1)
        for limit in [0, -1] {
            #expect(SecItemCopyMatching(password("anna", [kSecMatchLimit as String: limit]) as CFDictionary, nil) == errSecParam)
        }
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) != nil && SecCopyErrorMessageString(12345, nil) == nil)
    }

    @Test("SecRandomCopyBytes fills the buffer")
    func random() {
        var (one, two) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(SecRandomCopyBytes(kSecRandomDefault, one.count, &one) == errSecSuccess && one != two)
        #expect(SecRandomCopyBytes(kSecRandomDefault, two.count, &two) == errSecSuccess && one != two)
    }
}
