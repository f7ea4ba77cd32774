import Foundation
import Host

/// The machine on which the app runs.
@preconcurrency @MainActor
public final class UIDevice: MainActorObject {
    /// The machine on which the app runs.
    public static var current: UIDevice {
        Platform.required.singletons.value(of: UIDevice.self) { UIDevice() }
    }

    /// The machine's name on its network.
    public var name: String { ProcessInfo.processInfo.hostName }

    /// The model of the machine: "Linux".
    public var model: String { "Linux" }

    /// The name of the operating system.
    public var systemName: String { "Linux" }

    /// The version of the operating system, such as `6.1.0`.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The interface idiom of the machine: `phone` if every monitor is smaller than 500 × 1050 points and a touch screen is connected, otherwise `pad`. The
    /// environment variable `LODESTONE_IDIOM` overrides it with `phone` or `pad`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.platformOnMain.userInterfaceIdiom }

    package init() {
        super.init(onMainActor: ())
    }
}

/// The interface idiom of the device, equal to `UIDevice.current.userInterfaceIdiom`. For older code.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
