/// A source of random numbers. Only ``kSecRandomDefault`` exists.
public typealias SecRandomRef = AnyObject

/// The system's random number generator.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills `count` bytes with cryptographically secure random numbers of the kernel. Returns `errSecSuccess`, or `errSecParam` for a negative count.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: offset, as: UInt8.self) }
    return errSecSuccess
}
