import DesktopBus
import Foundation

/// Authentication by fprintd and polkit, on the system's bus.
///
/// polkit authorizes actions that a policy file declares. The program's action is its identifier with `.authenticate`, in a file that the app's
/// package installs in `/usr/share/polkit-1/actions`. The dialog shows that file's message: polkit lets only the system's own services set another.
package struct SystemAuthentication: AuthenticationBackend {
    private let bus: BusConnection
    private let action: String
    private let fingerprint: FingerprintReader

    package init(bus: BusConnection = .system, identifier: String = DesktopIdentity.current.identifier) {
        self.bus = bus
        action = identifier + ".authenticate"
        fingerprint = FingerprintReader(bus: bus)
    }

    /// The maximum time that the user has to answer, in seconds.
    private static let patience: TimeInterval = 300

    private func authority(_ member: String, _ arguments: [BusValue]) -> BusCall {
        BusCall(
            "org.freedesktop.PolicyKit1", "/org/freedesktop/PolicyKit1/Authority", "org.freedesktop.PolicyKit1.Authority", member, arguments
        )
    }

    package func fingerprintState() -> FingerprintState { fingerprint.state() }

    package func passwordProblem() -> String? {
        do {
            let actions = try bus.callAndWait(authority("EnumerateActions", [.string("")]), timeout: 2).first?.elements ?? []
            // The first field of an action's description is its identifier.
            guard actions.contains(where: { $0.elements?.first?.text == action }) else {
                return "polkit has no action \(action). Install a policy file that declares it in /usr/share/polkit-1/actions."
            }
            return nil
        } catch {
            return "polkit cannot be used. \(error)"
        }
    }

    package func authenticate(_ policy: LAPolicy, reason: String) async throws {
        switch policy {
        case .deviceOwnerAuthenticationWithBiometrics: try await fingerprint.verify(within: Self.patience)
        case .deviceOwnerAuthentication: try await authorize()
        }
    }

    private func authorize() async throws {
        let cancellation = "lodestone-\(UUID().uuidString)"
        do {
            // Uses the connection's name on the bus instead of the process identifier, which is a different number outside of a sandbox.
            guard let name = try await bus.uniqueName() else { throw LAError(.systemCancel, "The bus gave the program no name.") }
            let subject = BusValue.tuple([.string("system-bus-name"), .options(["name": .string(name)])])
            // 1: polkit may interact with the user.
            var call = authority(
                "CheckAuthorization", [subject, .string(action), .attributes([:]), .uint32(1), .string(cancellation)])
            call.allowsInteraction = true
            let reply = try await bus.call(call, timeout: Self.patience).first?.elements ?? []
            guard reply.count == 3, let isAuthorized = reply[0].boolean else {
                throw LAError(.systemCancel, "polkit's reply is not valid.")
            }
            if isAuthorized { return }
            if reply[2].dictionary?["polkit.dismissed"] != nil { throw LAError(.userCancel, "The user cancelled.") }
            throw LAError(.authenticationFailed, "The user is not authorized.")
        } catch let error as BusError {
            switch error {
            case .cancelled, .timedOut:
                bus.send(authority("CancelCheckAuthorization", [.string(cancellation)]))
                throw LAError(.systemCancel, "polkit did not reply in time.")
            case .remote("org.freedesktop.PolicyKit1.Error.Cancelled", _): throw LAError(.systemCancel, "\(error)")
            case .remote, .noService, .noBus: throw LAError(.passcodeNotSet, "polkit cannot be used. \(error)")
            case .invalid: throw LAError(.systemCancel, "\(error)")
            }
        }
    }
}
