import Foundation

extension NSData {
    /// Creates a copy of an `NSData`. On Apple's platforms `data as NSData` compiles for both types.
    public convenience init(data: NSData) { self.init(data: Data(referencing: data)) }
}
