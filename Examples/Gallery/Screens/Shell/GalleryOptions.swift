import Foundation

/// How the Gallery was asked to start.
public struct GalleryOptions: Equatable, Sendable {
    /// The demo to open.
    public var demo: String?
    /// Dark or light; nil goes with the desktop.
    public var isDark: Bool?
    /// Whether a spot is drawn under every finger.
    public var showsTouches = false
    /// Whether the gesture timeline is shown.
    public var showsTimeline = false

    /// What a wrong argument, and `--help`, answer.
    public struct Usage: Error, Equatable, CustomStringConvertible {
        /// What was not understood; nil where help was asked for.
        public var problem: String?
        public var description: String {
            let usage = "usage: Gallery [--demo NAME] [--dark | --light] [--show-touches] [--show-timeline]"
            return problem.map { "Gallery: \($0)\n\(usage)" } ?? usage
        }
    }

    /// Reads command line arguments, the program's own name left out.
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
            case "--help": throw Usage()
            default: throw Usage(problem: "what is '\(argument)'?")
            }
        }
    }
}
