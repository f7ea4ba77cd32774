import Logging

/// The self-checks of code that depends on the memory layout of Swift's classes, vtables and witness tables, which no API describes.
///
/// Each such feature reads known classes before its first use: `VTableInspector`, `ImplementedRequirements` and `DynamicInstantiation`. If the toolchain's
/// layout differs,
/// the feature is off, and this is logged once.
package enum MetadataCheck {
    /// Whether a self-check found no `error`. Logs an error with its `consequence`.
    package static func passes(_ error: String?, otherwise consequence: String) -> Bool {
        guard let error else { return true }
        Logger(label: "lodestone.metadata").error(
            """
            Swift's class metadata has an unexpected layout (\(error)), so \(consequence). Build with a Swift version that Lodestone \
            supports.
            """
        )
        return false
    }
}
