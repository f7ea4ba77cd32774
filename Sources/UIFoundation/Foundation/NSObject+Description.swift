import Foundation

extension NSObject {
    /// The class's name with its module, such as `Board.CardCell`, which programs often use as a cell's reuse identifier.
    ///
    /// Foundation on Linux only provides it for objects, and its `NSStringFromClass(_:)` stops the program for nested and generic classes.
    public class func description() -> String { String(reflecting: self) }
}
