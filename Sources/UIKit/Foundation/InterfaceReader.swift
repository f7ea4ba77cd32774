import Foundation

/// The coder of an object in a storyboard or nib, as the classes of the objects see it.
protocol InterfaceReader: AnyObject {
    /// Reads the properties of `object` that belong to the class `level`.
    @MainActor func readProperties<Level: AnyObject>(of level: Level.Type, into object: Level)
    /// The attribute `name` of the object's element; nil if the element does not have it.
    func attribute(_ name: String) -> String?
}

extension NSCoder {
    /// Reads the properties of `object` that belong to the class `level`. Each class that documents support calls it at the end of its
    /// `init(coder:)`. A subclass therefore finds its superclass's properties set, as in UIKit. It has no effect with other coders.
    @MainActor
    func readInterface<Level: AnyObject>(_ level: Level.Type, into object: Level) {
        (self as? any InterfaceReader)?.readProperties(of: level, into: object)
    }
}
