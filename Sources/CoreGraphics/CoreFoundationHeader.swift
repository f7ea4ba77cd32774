/// The word after an object header in which Core Foundation expects its type number.
///
/// Foundation on Linux reads ten bits of that word to compare values of an attributed string, or of another Core Foundation collection. If the bits are zero,
/// it assumes a damaged Core Foundation object and stops the program. In a subclass of `NSObject` that word is the first stored property. Classes whose
/// instances are attributes therefore begin with this value, which means "some type". Core Foundation then detects a Swift object and calls its `isEqual(_:)`.
package struct CoreFoundationHeader: Sendable {
    /// Bits 8 to 17 are the type number. The number 1 means any type.
    private var word: UInt = 1 << 8

    package init() {}
}
