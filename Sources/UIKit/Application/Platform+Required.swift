import Host
import Logging

extension Platform {
    /// The current platform, for code that has no window or scene. Objects of a window or a scene use their own platform.
    ///
    /// If UIKit is used before the app or a test's `TestHost` exists, logs an error and installs the desktop's platform.
    @MainActor package static var required: any HostPlatform {
        if let current { return current }
        Logger(label: "lodestone.platform").error(
            """
            UIKit was used before the app was created, so the desktop's platform is used. Call UIApplicationMain first, or mark the app \
            delegate with @main. In tests, create a TestHost first.
            """)
        let platform = DesktopProgram.makePlatform()
        install(platform)
        return platform
    }
}
