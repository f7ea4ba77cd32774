import Dispatch
import Foundation
import Glibc
import Network
import Synchronization

/// A host or an address whose reachability a program observes.
///
/// A reachable flag means that the network has a route, as with Apple's. The host itself is not contacted.
public final class SCNetworkReachability: Sendable {
    enum Target: Sendable, Equatable {
        /// A host name.
        case name(String)
        /// An address of 4 or 16 bytes in network byte order.
        case address([UInt8])
    }

    private struct State {
        var callback: Callback?
        /// Calls the callback on its queue; nil while the target is not scheduled.
        var deliver: (@Sendable (@escaping @Sendable () -> Void) -> Void)?
        var observation: (any Sendable & AnyObject)?
        var delivered: SCNetworkReachabilityFlags?
    }

    /// A callback with the context's info, which it retains and releases by the context's functions.
    private final class Callback: @unchecked Sendable {
        // `@unchecked Sendable` is safe: as with Apple's API, the info pointer must be valid on the scheduled queue.
        let body: SCNetworkReachabilityCallBack
        let context: SCNetworkReachabilityContext?
        let info: UnsafeMutableRawPointer?

        init(_ body: @escaping SCNetworkReachabilityCallBack, _ context: SCNetworkReachabilityContext?) {
            (self.body, self.context) = (body, context)
            if let info = context?.info, let retain = context?.retain {
                self.info = UnsafeMutableRawPointer(mutating: retain(info))
            } else {
                info = context?.info
            }
        }

        deinit { if let info { context?.release?(info) } }
    }

    private let target: Target
    private let service = NetworkService.current
    private let state = Mutex(State())

    init(_ target: Target) { self.target = target }

    /// The current flags.
    var flags: SCNetworkReachabilityFlags {
        let network = service.backend.state
        var address: [UInt8]?
        switch target {
        case .name(let name): address = name == "localhost" ? [127, 0, 0, 1] : Self.bytes(ofAddress: name)
        case .address(let bytes): address = bytes
        }
        if let address, Self.isLoopback(address) { return [.reachable, .isLocalAddress, .isDirect] }
        let isReachable: Bool
        if let address, address.contains(where: { $0 != 0 }) {
            isReachable = service.backend.canReach(address)
        } else {
            // The target is a name, which is not resolved here, or the zero address, which stands for any address.
            isReachable = network.isAvailable
        }
        guard isReachable else { return [] }
        let isCellular = network.interfaces.first { $0.interface.type != .loopback }?.interface.type == .cellular
        return isCellular ? [.reachable, .transientConnection, .isWWAN] : .reachable
    }

    func setCallback(_ body: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        let callback = body.map { Callback($0, context) }
        let last = state.withLock { state in
            defer { state.callback = callback }
            return state.callback
        }
        // The last callback is released outside of the lock, because that calls the context's `release` function.
        withExtendedLifetime(last) {}
    }

    /// Begins or, with nil, ends delivering changes.
    func schedule(_ deliver: (@Sendable (@escaping @Sendable () -> Void) -> Void)?) {
        let last = state.withLock { state in
            defer { state.observation = nil }
            state.deliver = deliver
            return state.observation
        }
        withExtendedLifetime(last) {}
        guard deliver != nil else { return }
        let observation = service.backend.observe { [weak self] in self?.update() }
        let flags = flags
        state.withLock { state in
            state.observation = observation
            state.delivered = flags
        }
    }

    private func update() {
        let deliver = state.withLock { $0.deliver }
        deliver? { [weak self] in
            guard let self else { return }
            let flags = self.flags
            let callback = state.withLock { state -> Callback? in
                guard state.deliver != nil, state.delivered != flags else { return nil }
                state.delivered = flags
                return state.callback
            }
            if let callback { callback.body(self, flags, callback.info) }
        }
    }

    private static func isLoopback(_ address: [UInt8]) -> Bool {
        address.count == 4 ? address[0] == 127 : address.dropLast().allSatisfy { $0 == 0 } && address.last == 1
    }

    /// The bytes of an address in textual form; nil for a name.
    private static func bytes(ofAddress text: String) -> [UInt8]? {
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: count)
            if inet_pton(family, text, &bytes) == 1 { return bytes }
        }
        return nil
    }
}
