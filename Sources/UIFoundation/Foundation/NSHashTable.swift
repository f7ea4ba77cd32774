import Foundation

/// Options for the storage and comparison of objects in tables.
public enum NSPointerFunctions {
    /// Options for storage and comparison.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The table retains its objects.
        public static let strongMemory = Options([])
        /// The table references its objects weakly. Deallocated objects are no longer in the table.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared with `isEqual(_:)`.
        public static let objectPersonality = Options([])
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    }
}

/// A set of objects that can reference them weakly. Foundation on Linux lacks it. Operations on an object are O(1), amortized.
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
    private final class Entry {
        private weak var watched: ObjectType?
        private let held: ObjectType?
        var object: ObjectType? { watched }

        init(_ object: ObjectType, isHeld: Bool) {
            watched = object
            held = isHeld ? object : nil
        }
    }

    private let options: NSPointerFunctions.Options
    private var entries: [Int: [Entry]] = [:]
    private var number = 0
    private var limit = 32

    /// Creates a table with options. The capacity is only a hint.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// Creates a table that retains its objects.
    public override convenience init() { self.init(options: []) }

    /// Creates a table that references its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    private func key(of object: AnyObject) -> Int {
        if !options.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    private func equals(_ left: AnyObject, _ right: AnyObject) -> Bool {
        if left === right { return true }
        guard !options.contains(.objectPointerPersonality), let left = left as? NSObject, let right = right as? NSObject else {
            return false
        }
        return left.isEqual(right)
    }

    /// The object in the table that is equal to `object`.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return entries[key(of: object)]?.lazy.compactMap(\.object).first { self.equals($0, object) }
    }

    /// Whether the table contains an object equal to `object`.
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// Adds an object, unless the table contains an equal one.
    open func add(_ object: ObjectType?) {
        guard let object, member(object) == nil else { return }
        entries[key(of: object), default: []].append(Entry(object, isHeld: !options.contains(.weakMemory)))
        number += 1
        if number > limit { purge() }
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let key = key(of: object)
        guard var list = entries[key] else { return }
        let before = list.count
        list.removeAll { entry in entry.object.map { equals($0, object) } ?? true }
        number -= before - list.count
        entries[key] = list.isEmpty ? nil : list
    }

    /// Removes all objects.
    open func removeAllObjects() {
        entries = [:]
        number = 0
    }

    /// Removes entries of deallocated objects, whenever the table has doubled.
    private func purge() {
        entries = entries.compactMapValues { list in
            let living = list.filter { $0.object != nil }
            return living.isEmpty ? nil : living
        }
        number = entries.values.reduce(0) { $0 + $1.count }
        limit = max(32, number * 2)
    }

    /// The objects, in an unspecified order.
    open var allObjects: [ObjectType] { entries.values.flatMap { $0.compactMap(\.object) } }

    /// The number of objects. O(*n*).
    open var count: Int { allObjects.count }

    /// An arbitrary object of the table.
    open var anyObject: ObjectType? { entries.values.lazy.flatMap { $0 }.lazy.compactMap(\.object).first }

    /// An enumerator over the current objects. Later changes of the table do not affect it.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Returns a table with the same objects.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: options)
        for object in allObjects { copy.add(object) }
        return copy
    }

    /// Whether the tables have a common object.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    /// Whether the other table contains all objects of this one.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
    /// Adds all objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }
    /// Removes all objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { remove(object) }
    }
    /// Removes the objects that another table does not contain.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
}
