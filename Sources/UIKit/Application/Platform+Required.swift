import GtkHost
import Host

extension Platform {
    /// The platform of the running code. Where none was installed, the desktop's is, as UIKit is ready before an app's first line.
    @MainActor package static var required: any HostPlatform {
        if let current { return current }
        let platform = GtkPlatform()
        install(platform)
        return platform
    }
}
