import Foundation

/// The Gallery's command line options.
public struct GalleryOptions: Equatable, Sendable {
    /// The demo to open.
    public var demo: String?
    /// Dark or light; nil for the desktop's setting.
    public var isDark: Bool?
    /// Whether touches are drawn.
    public var showsTouches = false
    /// Whether the gesture timeline is shown.
    public var showsTimeline = false

    /// The usage message for a wrong argument or `--help`.
    public struct Usage: Error, Equatable, CustomStringConvertible {
        /// The problem; nil for `--help`.
        public var problem: String?
        public var description: String {
            let usage = "usage: Gallery [--demo NAME] [--dark | --light] [--show-touches] [--show-timeline]"
            return problem.map { "Gallery: \($0)\n\(usage)" } ?? usage
        }
    }

    /// Parses command line arguments, without the program's name.
    public init(_ arguments: [String]) throws(Usage) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--demo":
                guard let name = rest.popFirst() else { throw Usage(problem: "--demo wants a name") }
                demo = name
            case "--dark": isDark = true
            case "--light": isDark = false
            case "--show-touches": showsTouches = true
            case "--show-timeline": showsTimeline = true
            // The session bus starts an app with it.
            case "--gapplication-service": break
            // UIKit performs the quick action that a launcher passes.
            case let action where action.hasPrefix("--lodestone-shortcut="): break
            case "--help": throw Usage()
            default: throw Usage(problem: "what is '\(argument)'?")
            }
        }
    }
}
