import UIKit

/// A program for tests of the event loop and of the app's life cycle. Its first argument selects the task. It prints the results.
@main
@MainActor
enum LoopProbe {
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "loop": LoopDelegate.main()
        case "input": InputDelegate.main()
        case "nested": NestedDelegate.main()
        case "letters": LettersDelegate.main()
        case "still": StillDelegate.main()
        case "awake": AwakeDelegate.main()
        case "log": LogDelegate.main()
        case "words": WordsDelegate.main()
        case "windows": WindowsDelegate.main()
        case "external": ExternalDelegate.main()
        case "screen": ScreenDelegate.main()
        case "defaults": DefaultsDelegate.main()
        case "desk": DeskDelegate.main()
        case "fingers": FingersDelegate.main()
        case "pace": PaceDelegate.main()
        case "position": WindowPositionDelegate.main()
        case "trees": TreesDelegate.main()
        case "surfaces": SurfacesDelegate.main()
        case "scenes": UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ScenesDelegate.self))
        default: LifeDelegate.main()
        }
    }

    /// Writes a line without buffering, so that tests can wait for it.
    nonisolated static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// A window of one colour that fills the screen.
    static func makeWindow() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBlue
        window.makeKeyAndVisible()
        return window
    }
}
