import Foundation

extension NSMutableString {
    /// Appends a formatted string, with a format such as `%d of %@`.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: String(describing: format), arguments: arguments))
    }
}
