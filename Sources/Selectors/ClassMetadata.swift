/// The metadata of a class, as Swift's ABI lays it out without the Objective-C runtime (`ClassMetadata` in the compiler's sources).
package struct ClassMetadata {
    package let address: UnsafeRawPointer
    /// The size in bytes, from the address on.
    package let size: Int

    /// The metadata of a class.
    package init(of type: AnyClass) { self.init(at: unsafeBitCast(type, to: UnsafeRawPointer.self)) }

    /// The metadata of the class of a native object at `object`, whose first word points to it.
    package init(ofObjectAt object: UnsafeRawPointer) { self.init(at: object.load(as: UnsafeRawPointer.self)) }

    private init(at address: UnsafeRawPointer) {
        self.address = address
        // Kind and superclass, then as 32 bits each: flags, where instances begin, their size, their alignment and a reserved half, the
        // metadata's size, and how much of that lies before its address.
        let size = address.load(fromByteOffset: 32, as: UInt32.self)
        let before = address.load(fromByteOffset: 36, as: UInt32.self)
        self.size = size > before ? Int(size - before) : 0
    }
}
