import Foundation

// Names of Core Foundation for ``SCNetworkReachabilityScheduleWithRunLoop(_:_:_:)``, which Foundation on Linux does not export.

/// A run loop, by its name in Core Foundation.
public typealias CFRunLoop = RunLoop
/// A run loop's mode, by its name in Core Foundation.
public typealias CFRunLoopMode = RunLoop.Mode

/// The main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop { .main }

/// The calling thread's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }

extension RunLoop.Mode {
    /// The default mode, by its name in Core Foundation.
    public static let defaultMode = RunLoop.Mode.default
    /// The common modes, by their name in Core Foundation.
    public static let commonModes = RunLoop.Mode.common
}
