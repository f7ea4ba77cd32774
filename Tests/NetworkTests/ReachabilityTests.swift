import Foundation
import Network
import SystemConfiguration
import Testing
import UIKitTesting

@Suite("Reachability") @MainActor
struct ReachabilityTests {
    private let host = TestHost()

    private func flags(_ target: SCNetworkReachability?) throws -> SCNetworkReachabilityFlags {
        var flags: SCNetworkReachabilityFlags = []
        #expect(SCNetworkReachabilityGetFlags(try #require(target), &flags))
        return flags
    }

    /// A target for the whole network with the address 0.0.0.0, as in common reachability classes.
    private func anyHost() -> SCNetworkReachability? {
        var zero = sockaddr_in()
        zero.sin_family = sa_family_t(AF_INET)
        return withUnsafePointer(to: &zero) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
    }

    @Test("Flags follow the connection; the loopback interface is always reachable")
    func flagsOfTargets() throws {
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
        #expect(try flags(anyHost()) == .reachable && flags(SCNetworkReachabilityCreateWithName(nil, "example.org")) == .reachable)
        host.network.connection = .cellular
        #expect(try flags(anyHost()) == [.reachable, .transientConnection, .isWWAN])
        host.network.connection = .offline
        #expect(try flags(anyHost()).isEmpty && flags(SCNetworkReachabilityCreateWithName(nil, "8.8.8.8")).isEmpty)
        let local: SCNetworkReachabilityFlags = [.reachable, .isLocalAddress, .isDirect]
        #expect(try flags(SCNetworkReachabilityCreateWithName(nil, "localhost")) == local)
        #expect(try flags(SCNetworkReachabilityCreateWithName(nil, "::1")) == local)
    }

    /// The info object of a context. Records the flags of each callback.
    private final class Counter {
        var flags: [SCNetworkReachabilityFlags] = []
    }

    @Test("A scheduled target calls back for each change, and releases its info when it is deallocated")
    func callbacks() async throws {
        var target = anyHost()
        weak var info: Counter?
        do {
            let counter = Counter()
            info = counter
            var context = SCNetworkReachabilityContext(
                version: 0, info: Unmanaged.passUnretained(counter).toOpaque(),
                retain: { UnsafeRawPointer(Unmanaged<Counter>.fromOpaque($0).retain().toOpaque()) },
                release: { Unmanaged<Counter>.fromOpaque($0).release() }, copyDescription: nil)
            let callback: SCNetworkReachabilityCallBack = { _, flags, info in
                guard let info else { return }
                Unmanaged<Counter>.fromOpaque(info).takeUnretainedValue().flags.append(flags)
            }
            #expect(SCNetworkReachabilitySetCallback(try #require(target), callback, &context))
        }
        #expect(SCNetworkReachabilitySetDispatchQueue(try #require(target), .main))
        host.network.connection = .offline
        await host.settle()
        host.network.connection = .wifi
        await host.settle()
        #expect(info?.flags == [[], .reachable])
        #expect(SCNetworkReachabilitySetDispatchQueue(try #require(target), nil))
        host.network.connection = .offline
        await host.settle()
        #expect(info?.flags.count == 2)
        target = nil
        #expect(info == nil)
    }

    @Test("The machine's network has a loopback interface, and can reach 127.0.0.1")
    func machine() {
        let state = SystemNetwork.shared.state
        #expect(state.interfaces.contains { $0.interface.type == .loopback } && SystemNetwork.shared.canReach([127, 0, 0, 1]))
    }
}
