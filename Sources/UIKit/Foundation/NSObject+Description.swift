import Foundation

extension NSObject {
    /// The class's name with its module, such as `Board.CardCell`: what programs take for the reuse identifier of a class of cells.
    ///
    /// Foundation on Linux has it for objects only, and its `NSStringFromClass(_:)` ends the program at nested and generic classes.
    public class func description() -> String { String(reflecting: self) }
}
