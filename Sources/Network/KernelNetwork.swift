import Foundation
import Glibc

/// Reads the kernel's lists of network interfaces and routes.
enum KernelNetwork {
    /// The interfaces that are up and have an address: those in `first` in its order, then the others by index.
    static func interfaces(preferring first: [String]) -> [NetworkState.Interface] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [String: NetworkState.Interface] = [:]
        var next = list
        while let entry = next?.pointee {
            next = entry.ifa_next
            guard entry.ifa_flags & UInt32(IFF_UP) != 0, let address = entry.ifa_addr else { continue }
            let name = String(cString: entry.ifa_name)
            let family = Int32(address.pointee.sa_family)
            let hasIPv4 = family == AF_INET
            let hasIPv6 = family == AF_INET6 && !isLinkLocal(address)
            guard hasIPv4 || hasIPv6 else { continue }
            let kind = entry.ifa_flags & UInt32(IFF_LOOPBACK) != 0 ? .loopback : type(ofInterface: name)
            var interface =
                found[name]
                ?? NetworkState.Interface(kind, name: name, index: Int(if_nametoindex(name)), hasIPv4: false, hasIPv6: false)
            if hasIPv4 { interface.hasIPv4 = true }
            if hasIPv6 { interface.hasIPv6 = true }
            found[name] = interface
        }
        let order = { (name: String) in first.firstIndex(of: name) ?? first.count }
        return found.values.sorted { one, other in
            (order(one.interface.name), one.interface.index) < (order(other.interface.name), other.interface.index)
        }
    }

    private static func isLinkLocal(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
            withUnsafeBytes(of: address.pointee.sin6_addr) { $0[0] == 0xfe && $0[1] & 0xc0 == 0x80 }
        }
    }

    private static func type(ofInterface name: String) -> NWInterface.InterfaceType {
        let folder = "/sys/class/net/\(name)"
        let exists = { (file: String) in FileManager.default.fileExists(atPath: "\(folder)/\(file)") }
        let text = { (file: String) in (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? "" }
        let event = text("uevent")
        if exists("wireless") || exists("phy80211") || event.contains("DEVTYPE=wlan") { return .wifi }
        if event.contains("DEVTYPE=wwan") || name.hasPrefix("wwan") { return .cellular }
        // 1 is ARPHRD_ETHER. Bridges and tunnels have no device, and neither does a container's Ethernet interface.
        guard text("type").trimmingCharacters(in: .whitespacesAndNewlines) == "1" else { return .other }
        return exists("device") || name.hasPrefix("eth") || name.hasPrefix("en") ? .wiredEthernet : .other
    }

    /// The names of the interfaces with a default route, without duplicates, IPv4's first.
    static func routedInterfaces() -> [String] {
        var names: [String] = []
        for line in lines(of: "/proc/net/route").dropFirst() {
            // The fields of a route: interface, destination, gateway, flags, reference count, use, metric, mask.
            let fields = line.split(whereSeparator: \.isWhitespace)
            if fields.count > 7, fields[1] == "00000000", fields[7] == "00000000" { names.append(String(fields[0])) }
        }
        for line in lines(of: "/proc/net/ipv6_route") {
            // The fields of a route: destination, prefix length, source, prefix length, next hop, metric, reference count, use, flags, interface.
            let fields = line.split(whereSeparator: \.isWhitespace)
            guard fields.count > 9, fields[1] == "00", fields[0].allSatisfy({ $0 == "0" }), fields[9] != "lo" else { continue }
            names.append(String(fields[9]))
        }
        return names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    }

    private static func lines(of file: String) -> [Substring] {
        ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n")
    }

    /// Whether the kernel has a route to an IPv4 address of 4 bytes or an IPv6 address of 16. No packet is sent.
    static func hasRoute(to address: [UInt8]) -> Bool {
        guard address.count == 4 || address.count == 16 else { return false }
        let isIPv4 = address.count == 4
        let descriptor = socket(isIPv4 ? AF_INET : AF_INET6, Int32(SOCK_DGRAM.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // The port does not matter: connect() of a datagram socket only looks up the route.
        let port = in_port_t(9).bigEndian
        func isRouted<Address>(_ socketAddress: Address) -> Bool {
            withUnsafePointer(to: socketAddress) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
                }
            }
        }
        if isIPv4 {
            var target = sockaddr_in()
            target.sin_family = sa_family_t(AF_INET)
            target.sin_port = port
            withUnsafeMutableBytes(of: &target.sin_addr) { $0.copyBytes(from: address) }
            return isRouted(target)
        }
        var target = sockaddr_in6()
        target.sin6_family = sa_family_t(AF_INET6)
        target.sin6_port = port
        withUnsafeMutableBytes(of: &target.sin6_addr) { $0.copyBytes(from: address) }
        return isRouted(target)
    }
}
