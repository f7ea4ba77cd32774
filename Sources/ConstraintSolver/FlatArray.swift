import Foundation

/// An array of plain values for inner loops: indices are `Int32`, and writing does not check whether the memory is shared. Its owner
/// checks once, before it changes anything, and makes copies if needed (`LayoutSolver.makeUnique`).
///
/// `@inlinable`, so that the layout engine's loops over arrays of its own types are specialized.
@usableFromInline
package struct FlatArray<Element: BitwiseCopyable> {
    @usableFromInline var storedCount: Int32 = 0
    @usableFromInline var capacity: Int32 = 0
    @usableFromInline var base: UnsafeMutablePointer<Element>
    /// None until there is an element.
    @usableFromInline var memory: FlatMemory?

    @inlinable
    package init() {
        // An address that is never read: an empty array takes no memory.
        guard let address = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment) else {
            fatalError("Cannot create the base address of an empty array.")
        }
        base = address
    }

    /// A copy with memory of its own.
    func copy() -> FlatArray {
        var result = FlatArray()
        guard count > 0 else { return result }
        result.reserve(count)
        result.base.update(from: base, count: Int(count))
        result.storedCount = count
        return result
    }

    @inlinable package var count: Int32 {
        @inline(__always) get { storedCount }
    }

    @inlinable package var isEmpty: Bool { count == 0 }

    @inlinable package subscript(index: Int32) -> Element {
        @inline(__always) get {
            precondition(UInt32(bitPattern: index) < UInt32(bitPattern: count), "Index out of bounds")
            return base[Int(index)]
        }
        @inline(__always) nonmutating _modify {
            precondition(UInt32(bitPattern: index) < UInt32(bitPattern: count), "Index out of bounds")
            yield &base[Int(index)]
        }
    }

    @inlinable @inline(__always)
    package mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[Int(count)] = element
        storedCount += 1
    }

    @inlinable @inline(__always)
    package mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        storedCount -= 1
        return base[Int(count)]
    }

    @inlinable @inline(__always)
    package mutating func removeAll() { storedCount = 0 }

    /// Makes the array `newCount` long. New elements are `element`.
    @inlinable
    package mutating func resize(_ newCount: Int32, filling element: Element) {
        precondition(newCount >= 0, "A negative count")
        if newCount > count {
            reserve(newCount)
            (base + Int(count)).update(repeating: element, count: Int(newCount - count))
        }
        storedCount = newCount
    }

    @inline(__always)
    mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
        if count > 16 {
            var elements = UnsafeMutableBufferPointer(start: base, count: Int(count))
            return elements.sort(by: areInIncreasingOrder)
        }
        // Most are short. The standard library calls its closure where this loop has it in place.
        var sorted = 1
        while sorted < Int(count) {
            let element = base[sorted]
            var place = sorted
            while place > 0, areInIncreasingOrder(element, base[place - 1]) {
                base[place] = base[place - 1]
                place -= 1
            }
            base[place] = element
            sorted += 1
        }
    }

    @inlinable
    mutating func reserve(_ needed: Int32) {
        guard needed > capacity else { return }
        let newCapacity = max(needed, capacity * 2, 32)
        let bytes = Int(newCapacity) * MemoryLayout<Element>.stride
        let owned: FlatMemory
        let isOwned = isKnownUniquelyReferenced(&memory)
        if isOwned, let memory {
            memory.grow(to: bytes)
            owned = memory
        } else {
            owned = FlatMemory(bytes: bytes)
            if count > 0 { owned.address.copyMemory(from: base, byteCount: Int(count) * MemoryLayout<Element>.stride) }
            memory = owned
        }
        base = owned.address.bindMemory(to: Element.self, capacity: Int(newCapacity))
        capacity = newCapacity
    }
}

/// Memory that is given back when the last array that holds it goes.
@usableFromInline
final class FlatMemory {
    @usableFromInline private(set) var address: UnsafeMutableRawPointer

    @usableFromInline
    init(bytes: Int) {
        guard let address = malloc(max(bytes, 1)) else {
            fatalError("Out of memory: cannot allocate \(bytes) bytes for layout constraints.")
        }
        self.address = address
    }

    /// The system moves large memory without copying it.
    @usableFromInline
    func grow(to bytes: Int) {
        guard let address = realloc(address, bytes) else {
            fatalError("Out of memory: cannot allocate \(bytes) bytes for layout constraints.")
        }
        self.address = address
    }

    deinit { free(address) }
}
