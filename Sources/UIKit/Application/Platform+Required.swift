import Host
import Logging

extension Platform {
    /// The platform of the running code, for what nothing owns; objects that belong to a window or a scene ask theirs.
    ///
    /// Code that uses UIKit before there is an app, or a `TestHost` in a test, is told so in the log, and gets the desktop's.
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
