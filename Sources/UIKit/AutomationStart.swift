import Foundation
import Host

/// Starts the service for UI tests in other processes.
enum AutomationStart {
    /// Registers the service at the platform's accessibility API, if a UI test has launched the program. Does nothing without such an API.
    @MainActor
    static func begin(on platform: any HostPlatform) {
        guard ProcessInfo.processInfo.environment["LODESTONE_AUTOMATION"] == "1", let accessibility = platform.accessibility,
            accessibility.automation == nil
        else { return }
        accessibility.automation = platform.singletons.value(of: AutomationServer.self) { AutomationServer(platform) }
    }
}
