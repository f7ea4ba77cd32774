import DesktopBus
import Foundation

/// A fingerprint reader, by fprintd.
struct FingerprintReader: Sendable {
    let bus: BusConnection

    private static let service = "net.reactivated.Fprint"

    private func manager() -> BusCall {
        BusCall(Self.service, "/net/reactivated/Fprint/Manager", "net.reactivated.Fprint.Manager", "GetDefaultDevice")
    }

    private func device(_ path: String, _ member: String, _ arguments: [BusValue] = []) -> BusCall {
        BusCall(Self.service, path, "net.reactivated.Fprint.Device", member, arguments)
    }

    /// The reader's state. It may block the calling thread for some seconds.
    func state() -> FingerprintState {
        guard let path = try? bus.callAndWait(manager(), timeout: 2).first?.text else { return .absent }
        do {
            // An empty user name means the caller.
            let fingers = try bus.callAndWait(device(path, "ListEnrolledFingers", [.string("")]), timeout: 2).first?.elements ?? []
            return fingers.isEmpty ? .notEnrolled : .ready
        } catch BusError.remote("net.reactivated.Fprint.Error.NoEnrolledPrints", _) {
            return .notEnrolled
        } catch {
            return .absent
        }
    }

    /// Waits for a finger and compares it, until the task is cancelled.
    ///
    /// - Throws: ``LAError``.
    func verify(within patience: TimeInterval) async throws {
        do {
            guard let path = try await bus.call(manager()).first?.text else { throw LAError(.biometryNotAvailable, "There is no reader.") }
            // Sends the calls without waiting for replies, so that they are sent even if the task was cancelled. They are also sent if the reply to
            // the claim did not arrive in time, since fprintd may have claimed the reader.
            defer { for member in ["VerifyStop", "Release"] { bus.send(device(path, member)) } }
            _ = try await bus.call(device(path, "Claim", [.string("")]))
            try await compare(path, patience)
        } catch let error as BusError {
            switch error {
            case .remote("net.reactivated.Fprint.Error.NoEnrolledPrints", _): throw LAError(.biometryNotEnrolled, "\(error)")
            case .cancelled, .timedOut, .invalid: throw LAError(.systemCancel, "\(error)")
            case .remote, .noService, .noBus: throw LAError(.biometryNotAvailable, "\(error)")
            }
        }
    }

    private func compare(_ path: String, _ patience: TimeInterval) async throws {
        let (results, continuation) = AsyncStream<String>.makeStream()
        let match = BusMatch(sender: Self.service, path: path, interface: "net.reactivated.Fprint.Device", member: "VerifyStatus")
        let watch = bus.subscribe(match) { signal in
            guard signal.arguments.count == 2, let result = signal.arguments[0].text else { return }
            continuation.yield(result)
        }
        let end = bus.watch(Self.service) { owner in if owner == nil { continuation.finish() } }
        let timer = DispatchWorkItem { continuation.finish() }
        DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: timer)
        defer {
            timer.cancel()
            withExtendedLifetime((watch, end)) {}
        }
        _ = try await bus.call(device(path, "VerifyStart", [.string("any")]))
        for await result in results {
            switch result {
            case "verify-match": return
            case "verify-no-match": throw LAError(.authenticationFailed, "The fingerprint does not match.")
            case "verify-disconnected": throw LAError(.biometryNotAvailable, "The reader was disconnected.")
            case "verify-unknown-error": throw LAError(.systemCancel, "The reader failed.")
            // The finger must be placed again: verify-retry-scan, verify-swipe-too-short and others.
            default: continue
            }
        }
        throw LAError(.systemCancel, "The fingerprint service ended, or no finger was placed in time.")
    }
}
