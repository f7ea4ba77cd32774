import Foundation

extension UIUserInterfaceIdiom {
    /// The idiom of the machine: `phone` if the environment has `LODESTONE_IDIOM=phone`, otherwise `pad`.
    package static let ofMachine = named(ProcessInfo.processInfo.environment["LODESTONE_IDIOM"])

    /// The idiom for a value of `LODESTONE_IDIOM`. An unknown or absent name means `pad`, because a desktop window has space for more than one column.
    package static func named(_ name: String?) -> UIUserInterfaceIdiom { name == "phone" ? .phone : .pad }
}
