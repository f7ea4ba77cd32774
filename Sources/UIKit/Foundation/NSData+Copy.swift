import Foundation

extension NSData {
    /// The bytes of `data`, which is an object already: `data as NSData` compiles for both kinds on Apple's platforms.
    public convenience init(data: NSData) { self.init(data: Data(referencing: data)) }
}
