import Foundation

/// The base class of areas. Subclasses define the shape. Differs from Apple's: the areas that the user enters and leaves are not monitored.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: a region does not change after its creation.

    /// The app's name for the area.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
