import Foundation

extension NSAttributedString {
    /// No letters: `NSAttributedString()`, which Foundation lacks on Linux.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
