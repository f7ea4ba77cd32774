import Foundation

/// The apps under test: one in the process of the tests, and programs of their own.
@MainActor
final class RunningApps {
    /// The apps of this test program.
    static let shared = RunningApps()

    /// The app in this process, which may be suspended.
    var session: AppSession?
    /// The launched programs, by their paths. A program that has ended by itself is one of them.
    var programs: [String: ProgramSession] = [:]
    /// The program that was launched last, unless it was terminated or the app in this process was launched later.
    var lastProgram: ProgramSession?
    /// The display of all programs.
    var display: ProgramDisplay?

    /// The time in seconds within which a launched program must show its window. Tests shorten it.
    var launchTime: TimeInterval = 60
    /// The time in seconds within which a program must answer a request. A slow machine needs some seconds for the first frame. Tests shorten it.
    var answerTime: TimeInterval = 30

    /// The app that devices, screens and failures use: the one that was launched last.
    static var current: (any AppDriver)? { shared.lastProgram ?? AppSession.current }
}
