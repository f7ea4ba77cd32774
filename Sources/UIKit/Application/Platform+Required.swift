import Host

extension Platform {
    /// The platform of the running code, for what nothing owns; objects that belong to a window or a scene ask theirs.
    @MainActor package static var required: any HostPlatform {
        if let current { return current }
        fatalError(
            "UIKit was used before there was an app. Call UIApplicationMain, or mark the app's delegate with @main, before anything else; "
                + "in tests make a TestHost first.")
    }
}
