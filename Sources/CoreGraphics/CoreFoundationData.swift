import Foundation
import Synchronization

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }

/// Returns the address of the first byte, valid while `theData` exists; nil for empty data.
///
/// Differs from Core Foundation: data of up to 16 bytes is copied. The address of the copy is valid for the next 1,000 calls.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData, !theData.isEmpty else { return nil }
    // Foundation stores short data inline, so its bytes have no stable address.
    if theData.count <= ShortData.length { return ShortData.copy(theData) }
    return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// A ring buffer of copies of short data.
private struct ShortData: ~Copyable {
    static let length = 16
    private static let count = 1000
    private static let ring = Mutex(ShortData())

    // `@unchecked Sendable` is unnecessary, because the mutex lets only one thread at a time access the ring.
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
