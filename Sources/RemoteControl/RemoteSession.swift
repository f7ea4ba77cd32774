import Foundation
import Host
import InterfaceReading
import QuartzCore
import RemoteProtocol
import UIKit

/// Performs the requests of all clients of an app. ``RemoteServer`` connects it to a socket.
@MainActor
package final class RemoteSession {
    /// Receives the result of a command. It is called once.
    typealias Completion = @MainActor (RemoteReply.Outcome) -> Void

    let platform: any HostPlatform
    let elements = ElementTable()
    let frameTimes: FrameTimes
    let player: InputPlayer
    /// The running recording; nil if the remote control does not record.
    var recording: InputRecording?

    /// Creates a session for the app of a platform.
    package init(platform: any HostPlatform) {
        self.platform = platform
        frameTimes = FrameTimes.of(platform)
        player = InputPlayer(platform: platform)
        frameTimes.beginRecording()
    }

    @MainActor deinit { frameTimes.endRecording() }

    /// Performs a request. Calls `reply` once: before it returns, or later if the command takes time.
    ///
    /// On a platform with virtual time, it advances the time until the command is done, so `reply` is always called before it returns.
    package func perform(_ request: RemoteRequest, reply: @escaping @MainActor (RemoteReply) -> Void) {
        Platform.with(platform) {
            var isDone = false
            let done: Completion = { outcome in
                guard !isDone else { return }
                isDone = true
                reply(RemoteReply(id: request.id, outcome: outcome))
            }
            do throws(RemoteError) {
                try start(request, done)
            } catch {
                done(.failure(error))
            }
            guard let platform = platform as? any VirtualTimePlatform else { return }
            let end = platform.clock.now() + Self.longestCommand
            while !isDone, platform.clock.now() < end {
                platform.advance(to: platform.clock.now() + 1 / TimeInterval(platform.framesPerSecond))
            }
            done(.failure(RemoteError(.timedOut, "The command did not end.")))
        }
    }

    /// Performs a JSON request and returns the JSON response. Neither contains a line feed.
    ///
    /// Use it only on platforms with virtual time. On other platforms, commands that take time have no result yet when it returns, so the response is an
    /// error.
    package func handle(_ line: String) -> String {
        let request: RemoteRequest
        do {
            request = try RemoteRequest(line: line.utf8)
        } catch {
            return error.line
        }
        var response: String?
        perform(request) { response = $0.line }
        return response ?? RemoteFailure(id: request.id, error: RemoteError(.unsupported, "The command takes real time.")).line
    }

    /// The timeout of a command, in seconds of virtual time.
    private static let longestCommand = 120.0

    /// The current time of the platform's clock, in seconds.
    var now: TimeInterval { platform.clock.now() }

    private func start(_ request: RemoteRequest, _ done: @escaping Completion) throws(RemoteError) {
        guard let command = RemoteCommand.named(request.command) else {
            let names = RemoteCommand.all.map(\.name).joined(separator: ", ")
            throw RemoteError(.unknownCommand, "There is no command \"\(request.command.prefix(64))\". The commands are \(names).")
        }
        let arguments = CommandArguments(request.arguments)
        try command.check(request.arguments.object ?? [:])
        switch command.name {
        case "tree": done(.value(try tree(arguments)))
        case "accessibility": done(.value(try accessibility(arguments)))
        case "constraints": done(.value(try constraints(arguments)))
        case "find": done(.value(try find(arguments)))
        case "tap": try tap(arguments, count: 1, done)
        case "doubleTap": try tap(arguments, count: 2, done)
        case "press": try press(arguments, done)
        case "drag": try drag(arguments, done)
        case "pinch": try pinch(arguments, done)
        case "type": try typeText(arguments, done)
        case "key": try key(arguments, done)
        case "wait": try wait(arguments, done)
        case "shot": done(try shot(arguments))
        case "logs": done(.value(try logs(arguments)))
        case "frames": done(.value(try frames(arguments)))
        case "set": done(.value(try set(arguments)))
        case "advance": done(.value(try advance(arguments)))
        case "record": done(.value(try record(arguments)))
        default: throw RemoteError(.unsupported, "The app does not perform \(command.name).")
        }
    }
}
