import Foundation

// Foundation ends the program if the program reads an `NSValue` as a type that it does not contain.
extension NSValue {
    /// The point in the object; nil if the object contains another type.
    package var point: CGPoint? { holds("{CGPoint") ? pointValue : nil }
    /// The size in the object; nil if the object contains another type.
    package var size: CGSize? { holds("{CGSize") ? sizeValue : nil }
    /// The rectangle in the object; nil if the object contains another type.
    package var rect: CGRect? { holds("{CGRect") ? rectValue : nil }

    private func holds(_ type: String) -> Bool { !(self is NSNumber) && String(cString: objCType).hasPrefix(type) }
}
