import Foundation
import Host

/// The machine that the app runs on.
@preconcurrency @MainActor
public final class UIDevice: MainActorObject {
    /// This machine.
    public static var current: UIDevice {
        Platform.required.singletons.value(of: UIDevice.self) { UIDevice() }
    }

    /// The machine's name on its network.
    public var name: String { ProcessInfo.processInfo.hostName }

    /// What kind of machine it is.
    public var model: String { "Linux" }

    /// The operating system's name.
    public var systemName: String { "Linux" }

    /// The operating system's version, as `6.1.0`.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The kind of interface that suits the machine: a tablet's, with room for more than one column.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

    package init() {
        super.init(onMainActor: ())
    }
}

/// The kind of device that the app runs on: `UIDevice.current.userInterfaceIdiom`, for older code.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
