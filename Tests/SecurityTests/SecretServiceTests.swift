import BusTestSupport
import DesktopBus
import Foundation
import Security
import Testing
import WindowTestSupport

/// The keychain with libsecret and a fake secret service on a private message bus.
@Suite(
    "Secret service",
    .enabled(if: PrivateBus.program != nil && LibsecretStore.isInstalled, "dbus-daemon or libsecret is not installed: run Scripts/setup"))
struct SecretServiceTests {
    private let bus: PrivateBus
    private let connection: BusConnection

    init() throws {
        bus = try PrivateBus()
        connection = bus.connection()
    }

    /// Runs the probe, and returns the lines that it prints.
    private func run(_ operations: String...) async throws -> [String] {
        let probe = try Subprocess(
            [try BuiltProduct.path(of: "KeychainProbe")] + operations, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        #expect(try await probe.waitForExit() == 0)
        return probe.output.split(separator: "\n").map(String.init).filter { !$0.contains("lodestone.keychain") }
    }

    @Test("A secret with arbitrary bytes and its attributes persist after the program ends")
    func survival() async throws {
        let service = try FakeSecretService(on: connection)
        #expect(try await run("find:anna", "add:anna:one", "add:anna:two") == ["find -25300 ", "add 0 ", "add -25299 "])
        #expect(service.items.count == 1 && service.items.first?["application"] == "local.KeychainProbe")
        #expect(try await run("find:anna", "list") == ["find 0 one", "list 0 anna/Probe"])
        #expect(try await run("update:anna:new", "find:anna", "list") == ["update 0 ", "find 0 new", "list 0 anna/Probe/changed"])
        #expect(service.items.count == 1)
        #expect(try await run("delete:anna", "find:anna", "delete:anna") == ["delete 0 ", "find -25300 ", "delete -25300 "])
        #expect(service.items.isEmpty)
    }

    @Test("With a locked keyring calls return an error status and change nothing")
    func locked() async throws {
        let service = try FakeSecretService(on: connection)
        #expect(try await run("add:anna:one") == ["add 0 "])
        service.isLocked = true
        // The fake user closes the dialog that would unlock the keyring.
        #expect(try await run("find:anna", "quiet:anna", "skip:anna") == ["find -25308 ", "quiet -25308 ", "skip -25300 "])
        #expect(try await run("delete:anna").first != "delete 0 ")
        service.isLocked = false
        #expect(try await run("find:anna") == ["find 0 one"])
    }

    @Test("Without a secret service, or without a bus, the status is errSecNotAvailable")
    func noService() async throws {
        #expect(try await run("add:anna:one", "find:anna") == ["add -25291 ", "find -25291 "])
        let probe = try Subprocess(
            [try BuiltProduct.path(of: "KeychainProbe"), "find:anna"],
            environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "XDG_RUNTIME_DIR": nil])
        #expect(try await probe.waitForExit() == 0 && probe.output.contains("find -25291"))
    }

    @Test("If the service ends during a call, the call returns an error status")
    func serviceEnds() async throws {
        let service = try FakeSecretService(on: connection)
        service.isSilent = true
        let running = Task { try await run("find:anna") }
        while !service.isWaiting { try await Task.sleep(for: .milliseconds(5)) }
        bus.end()
        #expect(try await running.value == ["find -25291 "])
    }
}
