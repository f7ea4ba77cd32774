/// The word after an object's own header, where Core Foundation looks for the number of its type.
///
/// When Foundation on Linux compares values of an attributed string (or of another collection that is Core Foundation's), it reads
/// ten bits of that word, and where they are zero it takes the object for a broken one of its own and stops the program. In a subclass of
/// `NSObject` that word is the first stored property, whatever its value. Classes whose instances are attributes therefore begin with this
/// one, which reads as "some type": Core Foundation then finds that the object is Swift's, and asks its `isEqual(_:)`.
package struct CoreFoundationHeader: Sendable {
    /// Bits 8 to 17 are the number of the type; 1 stands for all types.
    private var word: UInt = 1 << 8

    package init() {}
}
