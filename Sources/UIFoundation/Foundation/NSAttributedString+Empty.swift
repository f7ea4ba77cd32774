import Foundation

extension NSAttributedString {
    /// Creates an empty string: `NSAttributedString()`, which Foundation lacks on Linux.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
