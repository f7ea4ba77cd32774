import Foundation

/// Ends the program after the display server has closed the connection.
@MainActor
enum DisplayLoss {
    /// The maximum time in seconds that the program waits for background tasks, such as documents that are being written.
    private static let patience: TimeInterval = 2

    /// Saves the app's state, notifies the delegates of the termination and ends the program with status 1. Uses no window, because calls of the window system
    /// would end the program.
    ///
    /// - Parameter server: The name of the display.
    static func end(_ application: UIApplication, server: String) -> Never {
        let program = ProcessInfo.processInfo.processName
        let message = "\(program): The display server \(server) closed the connection. The program saves the app's state and ends.\n"
        FileHandle.standardError.write(Data(message.utf8))
        var hasFinished = false
        application.lifeCycle.onTermination = { hasFinished = true }
        application.lifeCycle.terminate(closesWindows: false)
        // The platform's event loop must not run, because GDK ends the process in it.
        let end = ContinuousClock.now + .seconds(patience)
        while !hasFinished, ContinuousClock.now < end { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
        exit(1)
    }
}
