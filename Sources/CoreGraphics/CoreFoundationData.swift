import Foundation
import Synchronization

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }

/// The address of the first byte; nil for no data. It is valid while `theData` is.
///
/// Differs from Core Foundation: up to 16 bytes are copied, and their address is valid for the next 1,000 calls.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData, !theData.isEmpty else { return nil }
    // Data of a few bytes is stored in place, so that it has no address of its own.
    if theData.count <= ShortData.length { return ShortData.copy(theData) }
    return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// A ring of copies of short data.
private struct ShortData: ~Copyable {
    static let length = 16
    private static let count = 1000
    private static let ring = Mutex(ShortData())

    // `@unchecked Sendable` is not needed: the mutex hands the ring to one thread at a time.
    private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: length * count)
    private var next = 0

    static func copy(_ data: Data) -> UnsafePointer<UInt8> {
        let address = ring.withLock { ring in
            let target = ring.bytes + ring.next * length
            ring.next = (ring.next + 1) % count
            data.copyBytes(to: target, count: data.count)
            return Int(bitPattern: target)
        }
        // The ring is never deallocated.
        return UnsafePointer(bitPattern: address) ?? UnsafePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: length))
    }
}
