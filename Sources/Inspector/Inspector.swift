import Foundation
import Host
import Logging
import UIKit

/// Shows the views, the layout, the gestures, the frames and the accessibility of the app in a window beside it. `Documentation/inspector.md` explains it.
///
/// ```swift
/// func application(_ application: UIApplication, didFinishLaunchingWithOptions options: …) -> Bool {
///     Inspector.start()
///     return true
/// }
/// ```
@preconcurrency @MainActor
public enum Inspector {
    /// The environment variable that opens the inspector at the start of the app if its value is `1`.
    public static let variable = "LODESTONE_INSPECT"

    #if DEBUG
        /// Watches the documents of the program, which all platforms share.
        private static var reload: DocumentReloader?
    #endif

    /// Opens the inspector with Ctrl+Shift+I from now on, and at once if `LODESTONE_INSPECT` is `1`. Shows changed documents in the app. Does nothing in a
    /// release build.
    public static func start() {
        #if DEBUG
            guard let platform = Platform.current else {
                return inspectorLog.error("The inspector needs an app. Call Inspector.start() after the launch.")
            }
            let session = InspectorSession.of(platform)
            session.listenForShortcut()
            session.recordConstraintOrigins()
            if reload == nil { reload = DocumentReloader.forProgram(on: platform) }
            guard ProcessInfo.processInfo.environment[variable] == "1" else { return }
            // The app's windows open first, so that the inspector does not hide them.
            _ = platform.schedule(after: 0.3) { [weak session] in session?.open() }
        #endif
    }
}

/// Logger of the module.
let inspectorLog = Logger(label: "lodestone.inspector")
