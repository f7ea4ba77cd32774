import Foundation

/// An array of trivial values for inner loops. Indices are `Int32`, and writes do not check whether the memory is shared.
/// The owner checks once before it changes anything, and copies its arrays if necessary (`LayoutSolver.makeUnique`).
///
/// `@inlinable` lets the compiler specialize the layout engine's loops over arrays of its own types.
@usableFromInline
package struct FlatArray<Element: BitwiseCopyable> {
    @usableFromInline var storedCount: Int32 = 0
    @usableFromInline var capacity: Int32 = 0
    @usableFromInline var base: UnsafeMutablePointer<Element>
    /// Nil until the first element is added.
    @usableFromInline var memory: FlatMemory?

    @inlinable
    package init() {
        // A placeholder address, which is never read: an empty array allocates no memory.
        guard let address = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment) else {
            fatalError("Cannot create the base address of an empty array.")
        }
        base = address
    }

    /// A deep copy with separate memory.
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

    /// Changes the count to `newCount`. New elements are `element`.
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
        // Most arrays are short. Unlike the standard library's sort, this insertion sort inlines the closure.
        var sorted = 1
        while sorted < Int(count) {
            let element = base[sorted]
            var index = sorted
            while index > 0, areInIncreasingOrder(element, base[index - 1]) {
                base[index] = base[index - 1]
                index -= 1
            }
            base[index] = element
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

/// Reference-counted memory. Freed with the last array that refers to it.
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

    /// `realloc` moves large blocks without copying them.
    @usableFromInline
    func grow(to bytes: Int) {
        guard let address = realloc(address, bytes) else {
            fatalError("Out of memory: cannot allocate \(bytes) bytes for layout constraints.")
        }
        self.address = address
    }

    deinit { free(address) }
}
