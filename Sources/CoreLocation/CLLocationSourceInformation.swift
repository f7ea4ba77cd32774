import Foundation

/// The origin of a location.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: the origin does not change after its creation.

    /// Whether software simulates the location.
    public let isSimulatedBySoftware: Bool
    /// Whether an accessory measured the location.
    public let isProducedByAccessory: Bool

    /// Creates an origin.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
