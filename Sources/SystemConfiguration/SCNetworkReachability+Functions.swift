import Dispatch
import Foundation
import Glibc

/// Called on the scheduled queue or main run loop after the flags changed, with the context's info.
public typealias SCNetworkReachabilityCallBack = (
    _ target: SCNetworkReachability, _ flags: SCNetworkReachabilityFlags, _ info: UnsafeMutableRawPointer?
) -> Void

/// A callback's info pointer, with the functions that retain and release it.
public struct SCNetworkReachabilityContext {
    /// Zero.
    public var version: Int
    /// The pointer that the callback receives.
    public var info: UnsafeMutableRawPointer?
    /// Called when the callback is set; returns the retained pointer.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Called when the callback is replaced, or with the end of the target.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// A description of the info, for debugging.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?

    public init() { version = 0 }

    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }
}

/// Creates a target for a host name, or an address in textual form. Nil for an empty name.
///
/// - Parameters:
///   - allocator: Ignored.
///   - nodename: The name or the address.
public func SCNetworkReachabilityCreateWithName(_ allocator: AnyObject?, _ nodename: String) -> SCNetworkReachability? {
    nodename.isEmpty ? nil : SCNetworkReachability(.name(nodename))
}

/// Creates a target for an IPv4 or IPv6 address. The zero address stands for the network as a whole. Nil for another family.
///
/// - Parameters:
///   - allocator: Ignored.
///   - address: The address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
        address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
            SCNetworkReachability(.address(withUnsafeBytes(of: address.pointee.sin_addr) { Array($0) }))
        }
    case AF_INET6:
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
            SCNetworkReachability(.address(withUnsafeBytes(of: address.pointee.sin6_addr) { Array($0) }))
        }
    default: nil
    }
}

/// Stores the target's flags and returns true.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets the target's callback, or removes it with nil. Returns true.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.setCallback(callout, context?.pointee)
    return true
}

/// Delivers the target's changes on `queue`; nil ends that. Returns true.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    if let queue { target.schedule { body in queue.async(execute: body) } } else { target.schedule(nil) }
    return true
}

/// Delivers the target's changes on a run loop. Returns true.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
    // `@unchecked Sendable` is safe: `perform(inModes:block:)` may be called on any thread.
    struct Scheduled: @unchecked Sendable { let loop: RunLoop }
    let scheduled = Scheduled(loop: runLoop)
    target.schedule { body in scheduled.loop.perform(inModes: [RunLoop.Mode(rawValue: runLoopMode)], block: body) }
    return true
}

/// Ends the delivery of changes on a run loop. Returns true.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
    target.schedule(nil)
    return true
}
