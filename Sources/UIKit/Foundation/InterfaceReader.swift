import Foundation

/// A coder that decodes an object of a storyboard or nib. The initializers `init(coder:)` of UIKit's classes call its methods.
protocol InterfaceReader: AnyObject {
    /// Reads the properties that the class `level` declares, and sets them on `object`.
    @MainActor func readProperties<Level: AnyObject>(of level: Level.Type, into object: Level)
    /// Returns an attribute of the document element that describes the object; nil if the element does not have the attribute.
    func attribute(_ name: String) -> String?
}

extension NSCoder {
    /// Reads the properties that the class `level` declares, and sets them on `object`. Has no effect if the coder is not an ``InterfaceReader``.
    ///
    /// Every class that storyboards and nibs support calls this method at the end of its `init(coder:)`. The superclass's properties are therefore
    /// already set when the initializer of a subclass continues, as in UIKit.
    @MainActor
    func readInterface<Level: AnyObject>(_ level: Level.Type, into object: Level) {
        (self as? any InterfaceReader)?.readProperties(of: level, into: object)
    }
}
