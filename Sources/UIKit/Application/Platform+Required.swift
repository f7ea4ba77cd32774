import Host
import Logging

extension Platform {
    /// The platform of the running code, for code without an owner. Objects of a window or a scene use their own platform.
    ///
    /// If UIKit is used before the app or a test's `TestHost` exists, logs an error and installs the desktop's platform.
    @MainActor package static var required: any HostPlatform {
        if let current { return current }
        Logger(label: "lodestone.platform").error(
            """
            UIKit was used before there was an app: call UIApplicationMain, or mark the app's delegate with @main, before anything else; in \
            tests make a TestHost first. The desktop's platform is taken.
            """)
        let platform = DesktopProgram.makePlatform()
        install(platform)
        return platform
    }
}
