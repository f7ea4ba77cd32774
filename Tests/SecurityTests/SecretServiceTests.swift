import BusTestSupport
import DesktopBus
import Foundation
@testable import Security
import Testing

/// The keychain with libsecret and a fake secret service on a private message bus.
@Suite(
    "Secret service", .serialized,
    .enabled(if: PrivateBus.program != nil && LibsecretStore.isInstalled, "dbus-daemon or libsecret is not installed: run Scripts/setup"))
struct SecretServiceTests {
    /// One bus for all tests: libsecret connects once for a process.
    private static let bus: PrivateBus? = {
        guard let bus = try? PrivateBus() else { return nil }
        setenv("DBUS_SESSION_BUS_ADDRESS", bus.address, 1)
        return bus
    }()
    private static let connection = bus?.connection()
    private static let service = connection.flatMap { try? FakeSecretService(on: $0) }

    private let service: FakeSecretService
    private let keychain: Keychain

    init() throws {
        service = try #require(Self.service)
        keychain = Keychain(LibsecretStore(), application: "org.example.\(UUID().uuidString)")
    }

    private func query(_ more: [String: Any] = [:]) -> [AnyHashable: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: "mail", kSecAttrAccount: "anna"].merging(more) { $1 }
    }

    @Test("A secret with any bytes survives, with its attributes, and another app does not find it")
    func roundTrip() throws {
        let secret = Data([0, 1, 255, 0, 10])
        _ = try keychain.add(query([kSecValueData: secret, kSecAttrLabel: "Mail", kSecAttrGeneric: Data([7])]))
        #expect(throws: SecStatus.self) { try keychain.add(query([kSecValueData: secret])) }
        // Another object, as another run of the app.
        #expect(try keychain.find(query([kSecReturnData: true])) as? Data == secret)
        let all = try keychain.find(query([kSecReturnAttributes: true, kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll]))
        let first = try #require((all as? [[String: Any]])?.first)
        #expect(first[kSecAttrLabel] as? String == "Mail" && first[kSecAttrGeneric] as? Data == Data([7]))
        #expect(first[kSecValueData] as? Data == secret)
        let other = Keychain(LibsecretStore(), application: "org.example.other")
        #expect(throws: SecStatus.self) { try other.find(query([kSecReturnData: true])) }
        try keychain.delete(query())
        #expect(throws: SecStatus.self) { try keychain.find(query()) }
    }

    @Test("An update replaces the secret and keeps one item")
    func update() throws {
        _ = try keychain.add(query([kSecValueData: Data("old".utf8)]))
        let count = service.items.count
        try keychain.update(query(), [kSecValueData: Data("new".utf8), kSecAttrComment: "changed"])
        #expect(service.items.count == count)
        let found = try keychain.find(query([kSecReturnData: true, kSecReturnAttributes: true])) as? [String: Any]
        #expect(found?[kSecValueData] as? Data == Data("new".utf8) && found?[kSecAttrComment] as? String == "changed")
        try keychain.delete(query())
    }

    @Test("A locked keyring is a status code, and changes nothing")
    func locked() throws {
        _ = try keychain.add(query([kSecValueData: Data("x".utf8)]))
        service.isLocked = true
        defer { service.isLocked = false }
        func code(_ body: () throws -> Void) -> OSStatus {
            do {
                try body()
                return errSecSuccess
            } catch { return (error as? SecStatus)?.code ?? 1 }
        }
        #expect(code { _ = try keychain.find(query([kSecReturnData: true])) } == errSecInteractionNotAllowed)
        let silent = query([kSecReturnData: true, kSecUseAuthenticationUI: kSecUseAuthenticationUIFail])
        #expect(code { _ = try keychain.find(silent) } == errSecInteractionNotAllowed)
        let skipping = query([kSecReturnData: true, kSecUseAuthenticationUI: kSecUseAuthenticationUISkip])
        #expect(code { _ = try keychain.find(skipping) } == errSecItemNotFound)
        #expect(code { try keychain.delete(query([kSecUseAuthenticationUI: kSecUseAuthenticationUIFail])) } != errSecSuccess)
        service.isLocked = false
        #expect(try keychain.find(query([kSecReturnData: true])) as? Data == Data("x".utf8))
    }

    @Test("Without a secret service the status is errSecNotAvailable", .timeLimit(.minutes(1)))
    func noService() throws {
        let bus = "org.freedesktop.DBus"
        let name = BusValue.string("org.freedesktop.secrets")
        let release = BusCall(bus, "/org/freedesktop/DBus", bus, "ReleaseName", [name])
        _ = try #require(Self.connection).callAndWait(release, timeout: 5)
        defer { try? BusObject.own("org.freedesktop.secrets", on: Self.connection ?? .session) }
        do {
            _ = try keychain.add(query([kSecValueData: Data("x".utf8)]))
            Issue.record("The item was stored.")
        } catch {
            #expect(error.code == errSecNotAvailable)
        }
    }
}
