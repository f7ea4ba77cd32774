import BusTestSupport
import DesktopBus
import Foundation
@testable import LocalAuthentication
import Synchronization
import Testing

/// Authentication with fake services on a private message bus.
@Suite("Authentication by polkit and fprintd", .enabled(if: PrivateBus.program != nil, "dbus-daemon is not installed: run Scripts/setup"))
struct SystemAuthenticationTests {
    private let bus: PrivateBus
    private let service: BusConnection
    private let backend: SystemAuthentication

    init() throws {
        bus = try PrivateBus()
        service = bus.connection()
        backend = SystemAuthentication(bus: bus.connection(), identifier: "org.example.App")
    }

    private static let authority = """
        <interface name="org.freedesktop.PolicyKit1.Authority">
        <method name="EnumerateActions"><arg type="s" direction="in"/><arg type="a(ssssssuuua{ss})" direction="out"/></method>
        <method name="CheckAuthorization"><arg type="(sa{sv})" direction="in"/><arg type="s" direction="in"/><arg type="a{ss}" direction="in"/>
        <arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="(bba{ss})" direction="out"/></method>
        <method name="CancelCheckAuthorization"><arg type="s" direction="in"/></method>
        </interface>
        """

    /// Starts a fake polkit with one action, and its reply to a check.
    private func startAuthority(
        action: String = "org.example.App.authenticate", calls: CallLog = CallLog(), reply: BusAnswer
    ) throws {
        let text = BusValue.string("")
        let description = BusValue.tuple(
            [.string(action)] + [text, text, text, text, text] + [.uint32(0), .uint32(0), .uint32(5), .attributes([:])])
        try BusObject.export(on: service, path: "/org/freedesktop/PolicyKit1/Authority", xml: Self.authority) { member, arguments in
            calls.append(member, arguments)
            switch member {
            case "EnumerateActions": return .values([.array([description], of: "(ssssssuuua{ss})")])
            case "CheckAuthorization": return reply
            default: return .values([])
            }
        }
        try BusObject.own("org.freedesktop.PolicyKit1", on: service)
    }

    private static func result(_ isAuthorized: Bool, _ details: [String: String] = [:]) -> BusAnswer {
        .values([.tuple([.boolean(isAuthorized), .boolean(false), .attributes(details)])])
    }

    private func code(_ policy: LAPolicy) async -> LAError.Code? {
        do {
            try await backend.authenticate(policy, reason: "Test")
            return nil
        } catch {
            return (error as? LAError)?.code
        }
    }

    @Test("A check that polkit authorizes succeeds, and is called with the connection, the action and the interaction flag")
    func authorized() async throws {
        let calls = CallLog()
        try startAuthority(calls: calls, reply: Self.result(true))
        #expect(backend.fingerprintState() == .absent && backend.passwordProblem() == nil)
        #expect(await code(.deviceOwnerAuthentication) == nil)
        let arguments = try #require(calls.last { $0 == "CheckAuthorization" })
        let subject = try #require(arguments[0].elements)
        #expect(subject[0].text == "system-bus-name" && subject[1].dictionary?["name"]?.text?.hasPrefix(":1.") == true)
        #expect(arguments[1].text == "org.example.App.authenticate" && arguments[3].integer == 1)
    }

    @Test("A check that polkit refuses fails, and a dismissed dialog cancels the check")
    func refused() async throws {
        try startAuthority(reply: Self.result(false))
        #expect(await code(.deviceOwnerAuthentication) == .authenticationFailed)
        let other = try PrivateBus()
        let service = other.connection()
        try BusObject.export(on: service, path: "/org/freedesktop/PolicyKit1/Authority", xml: Self.authority) { _, _ in
            Self.result(false, ["polkit.dismissed": "true"])
        }
        try BusObject.own("org.freedesktop.PolicyKit1", on: service)
        let dismissed = SystemAuthentication(bus: other.connection(), identifier: "x")
        await #expect(throws: LAError.self) { try await dismissed.authenticate(.deviceOwnerAuthentication, reason: "") }
        do {
            try await dismissed.authenticate(.deviceOwnerAuthentication, reason: "")
        } catch LAError.userCancel {
        }
    }

    @Test("Without polkit, or without the app's action, the policy is unavailable and the reason names the action")
    func unavailable() async throws {
        #expect(backend.passwordProblem()?.contains("polkit") == true)
        #expect(await code(.deviceOwnerAuthentication) == .passcodeNotSet)
        #expect(await code(.deviceOwnerAuthenticationWithBiometrics) == .biometryNotAvailable)
        try startAuthority(action: "other", reply: Self.result(true))
        #expect(backend.passwordProblem()?.contains("org.example.App.authenticate") == true)
    }

    @Test("Cancelling the task cancels polkit's check")
    func cancelled() async throws {
        let calls = CallLog()
        try startAuthority(calls: calls, reply: .silence)
        let task = Task { await code(.deviceOwnerAuthentication) }
        while calls.last(where: { $0 == "CheckAuthorization" }) == nil { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        #expect(await task.value == .systemCancel)
        while calls.last(where: { $0 == "CancelCheckAuthorization" }) == nil { try await Task.sleep(for: .milliseconds(5)) }
    }

    // MARK: Fingerprints

    private static let device = """
        <interface name="net.reactivated.Fprint.Device">
        <method name="ListEnrolledFingers"><arg type="s" direction="in"/><arg type="as" direction="out"/></method>
        <method name="Claim"><arg type="s" direction="in"/></method><method name="Release"/>
        <method name="VerifyStart"><arg type="s" direction="in"/></method><method name="VerifyStop"/>
        </interface>
        """

    /// Starts a fake fprintd, which reports `results` when a verification begins.
    private func startReader(fingers: [String] = ["right-index-finger"], calls: CallLog = CallLog(), results: [String]) throws {
        let service = service
        try BusObject.export(
            on: service, path: "/net/reactivated/Fprint/Manager",
            xml: """
                <interface name="net.reactivated.Fprint.Manager">
                <method name="GetDefaultDevice"><arg type="o" direction="out"/></method></interface>
                """
        ) { _, _ in .values([.objectPath("/reader")]) }
        try BusObject.export(on: service, path: "/reader", xml: Self.device) { member, arguments in
            calls.append(member, arguments)
            switch member {
            case "ListEnrolledFingers" where fingers.isEmpty:
                return .error(name: "net.reactivated.Fprint.Error.NoEnrolledPrints", message: "none")
            case "ListEnrolledFingers": return .values([.strings(fingers)])
            case "VerifyStart":
                for (index, result) in results.enumerated() {
                    service.emit(
                        path: "/reader", interface: "net.reactivated.Fprint.Device", member: "VerifyStatus",
                        [.string(result), .boolean(index == results.count - 1)])
                }
                return .values([])
            default: return .values([])
            }
        }
        try BusObject.own("net.reactivated.Fprint", on: service)
    }

    @Test("A matching finger succeeds after retries, and the reader is released")
    func match() async throws {
        let calls = CallLog()
        try startReader(calls: calls, results: ["verify-retry-scan", "verify-swipe-too-short", "verify-match"])
        #expect(backend.fingerprintState() == .ready)
        #expect(await code(.deviceOwnerAuthenticationWithBiometrics) == nil)
        while calls.last(where: { $0 == "Release" }) == nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(calls.members == ["ListEnrolledFingers", "Claim", "VerifyStart", "VerifyStop", "Release"])
    }

    @Test("A finger that does not match fails the authentication")
    func noMatch() async throws {
        try startReader(results: ["verify-no-match"])
        #expect(await code(.deviceOwnerAuthenticationWithBiometrics) == .authenticationFailed)
    }

    @Test("Without enrolled fingers biometry is not enrolled")
    func notEnrolled() throws {
        try startReader(fingers: [], results: [])
        #expect(backend.fingerprintState() == .notEnrolled)
    }

    @Test("If fprintd ends while it waits for a finger, the error is systemCancel")
    func serviceEnds() async throws {
        let calls = CallLog()
        try startReader(calls: calls, results: [])
        let task = Task { await code(.deviceOwnerAuthenticationWithBiometrics) }
        while calls.last(where: { $0 == "VerifyStart" }) == nil { try await Task.sleep(for: .milliseconds(5)) }
        let name = BusValue.string("net.reactivated.Fprint")
        _ = try await service.call(
            BusCall("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReleaseName", [name]))
        #expect(await task.value == .systemCancel)
    }
}

/// The calls that a fake service received, in order.
final class CallLog: Sendable {
    private let calls = Mutex<[(member: String, arguments: [BusValue])]>([])

    func append(_ member: String, _ arguments: [BusValue]) { calls.withLock { $0.append((member, arguments)) } }

    /// The names of the called methods.
    var members: [String] { calls.withLock { $0.map(\.member) } }

    /// The arguments of the last call of a matching method.
    func last(where matches: (String) -> Bool) -> [BusValue]? {
        calls.withLock { calls in calls.last { matches($0.member) }?.arguments }
    }
}
