import Foundation

extension NSMutableString {
    /// Appends a text made by a format such as `%d of %@`.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: String(describing: format), arguments: arguments))
    }
}
