import Foundation
import Host

extension UIUserInterfaceIdiom {
    /// The idiom in the environment variable `LODESTONE_IDIOM`, which overrides that of the device; nil without a known name.
    package static let requested = named(ProcessInfo.processInfo.environment["LODESTONE_IDIOM"])

    /// The idiom for a value of `LODESTONE_IDIOM`; nil for an unknown or absent name.
    package static func named(_ name: String?) -> UIUserInterfaceIdiom? {
        switch name {
        case "phone": .phone
        case "pad": .pad
        default: nil
        }
    }

    /// The idiom of a device: the requested one, or else `phone` on a phone. Every other device is a `pad`, because its windows have space for more than one
    /// column.
    static func ofDevice(isPhone: Bool) -> UIUserInterfaceIdiom { requested ?? (isPhone ? .phone : .pad) }
}
