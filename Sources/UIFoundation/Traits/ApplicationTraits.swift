import Foundation
import Host

/// The app's part of a platform's traits. The application sets it; without an application it is empty.
@MainActor
package final class ApplicationTraits {
    /// The user interface style of the whole app. Nil means the desktop's style.
    package var userInterfaceStyle: UIUserInterfaceStyle?

    /// The window whose scale is the main screen's; nil before the app has a window.
    package weak var mainWindow: (any HostWindow)?

    /// Device pixels per point of the main screen; nil before the app has a window.
    var mainScale: CGFloat? { mainWindow?.scale }

    /// The traits of the app on `platform`.
    package static func of(_ platform: any HostPlatform) -> ApplicationTraits {
        platform.singletons.value(of: ApplicationTraits.self) { ApplicationTraits() }
    }
}
