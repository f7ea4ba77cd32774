import Foundation
import Host
import InterfaceReading
import QuartzCore
import RemoteProtocol
import UIKit

extension RemoteSession {
    /// Seconds between two checks of a condition.
    private static let checkInterval: TimeInterval = 0.05
    /// Seconds without a frame after which the interface is idle. A blinking caret draws twice a second.
    private static let idleTime: TimeInterval = 0.2

    func wait(_ arguments: CommandArguments, _ done: @escaping Completion) throws(RemoteError) {
        let timeout = try arguments.number("timeout", in: 0...60, default: 5)
        let target = try arguments.target()
        let isIdleWanted = arguments.bool("idle")
        guard (target != nil) != isIdleWanted else { throw RemoteError(.invalidArgument, "wait needs either a target or idle.") }
        let end = now + timeout
        if let target {
            if case .point = target.kind { throw RemoteError(.invalidArgument, "wait needs an element instead of a point.") }
            let isGone = arguments.bool("gone")
            let text = isGone ? "An element still has \(target)" : "No element has \(target)"
            check(until: end, text, done) { session in session.isPresent(target) != isGone }
        } else {
            var (count, since) = (-1, now)
            check(until: end, "The interface is not idle", done) { session in
                let frames = FrameLoop.of(session.platform).frameCount
                if frames != count { (count, since) = (frames, session.now) }
                return session.now - since >= Self.idleTime
            }
        }
    }

    private func isPresent(_ target: RemoteTarget) -> Bool { (try? match(target)) != nil }

    /// Checks a condition until it is true, or until the time has passed.
    private func check(
        until end: TimeInterval, _ failure: String, _ done: @escaping Completion, _ condition: @escaping @MainActor (RemoteSession) -> Bool
    ) {
        if condition(self) { return done(.value([:])) }
        guard now < end else { return done(.failure(RemoteError(.timedOut, "\(failure) after the timeout."))) }
        let delay = min(Self.checkInterval, end - now)
        _ = platform.schedule(after: delay) { self.check(until: end, failure, done, condition) }
    }

    // MARK: Time

    func advance(_ arguments: CommandArguments) throws(RemoteError) -> JSONValue {
        let seconds = try arguments.number("seconds", in: 0...3600, default: 0)
        guard let platform = platform as? any VirtualTimePlatform else {
            throw RemoteError(.unsupported, "The app uses real time. Only a test host has virtual time; use wait.")
        }
        platform.advance(to: now + seconds)
        return ["time": JSONValue(now)]
    }

    func frames(_ arguments: CommandArguments) throws(RemoteError) -> JSONValue {
        let count = try arguments.integer("count", in: 1...FrameTimes.capacity, default: 60)
        return frameTimes.json(last: count)
    }
}
