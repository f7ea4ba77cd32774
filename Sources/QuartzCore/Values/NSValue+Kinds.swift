import Foundation

// Foundation ends the program if a value is read as a type that it does not have.
extension NSValue {
    /// The point that the object stands for; nil if it stands for something else.
    package var point: CGPoint? { holds("{CGPoint") ? pointValue : nil }
    /// The size that the object stands for; nil if it stands for something else.
    package var size: CGSize? { holds("{CGSize") ? sizeValue : nil }
    /// The rectangle that the object stands for; nil if it stands for something else.
    package var rect: CGRect? { holds("{CGRect") ? rectValue : nil }

    private func holds(_ type: String) -> Bool { !(self is NSNumber) && String(cString: objCType).hasPrefix(type) }
}
