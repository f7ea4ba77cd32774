import UIKit

/// A program that the tests of the event loop and of the app's life run: it does what its first argument says and prints what happens.
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
        case "screen": ScreenDelegate.main()
        case "defaults": DefaultsDelegate.main()
        case "place": PlaceDelegate.main()
        case "trees": TreesDelegate.main()
        case "scenes": UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ScenesDelegate.self))
        default: LifeDelegate.main()
        }
    }

    /// Writes a line at once, so that tests can wait for it.
    nonisolated static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// A window that fills the screen, in one colour.
    static func makeWindow() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBlue
        window.makeKeyAndVisible()
        return window
    }
}
