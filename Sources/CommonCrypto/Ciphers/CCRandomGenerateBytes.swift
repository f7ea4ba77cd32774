/// Fills memory with random bytes of the system.
///
/// - Returns: `kCCSuccess`, or `kCCParamError` if the memory is missing.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
    guard count >= 0, bytes != nil || count == 0 else { return CCRNGStatus(kCCParamError) }
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<count { bytes?.storeBytes(of: generator.next(), toByteOffset: offset, as: UInt8.self) }
    return CCRNGStatus(kCCSuccess)
}
