/// The metadata of a class in Swift's ABI without the Objective-C runtime (`ClassMetadata` in the compiler's sources).
package struct ClassMetadata {
    package let address: UnsafeRawPointer
    /// The size in bytes, starting at the address.
    package let size: Int

    /// Reads the metadata of a class.
    package init(of type: AnyClass) { self.init(at: unsafeBitCast(type, to: UnsafeRawPointer.self)) }

    /// Reads the class metadata of the native object at `object`, whose first word points to it.
    package init(ofObjectAt object: UnsafeRawPointer) { self.init(at: object.load(as: UnsafeRawPointer.self)) }

    private init(at address: UnsafeRawPointer) {
        self.address = address
        // The kind and the superclass come first, followed by 32-bit fields: flags, and the address point, size and alignment of instances. Then come the
        // size of the metadata and the size of its part before the address point.
        let size = address.load(fromByteOffset: 32, as: UInt32.self)
        let before = address.load(fromByteOffset: 36, as: UInt32.self)
        self.size = size > before ? Int(size - before) : 0
    }
}
