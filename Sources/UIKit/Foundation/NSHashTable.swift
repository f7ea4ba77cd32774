import Foundation

/// How tables of objects hold and compare them.
public enum NSPointerFunctions {
    /// How objects are held and compared.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are held.
        public static let strongMemory = Options([])
        /// Objects are not held: those that ended are no longer in the table.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by `isEqual(_:)`.
        public static let objectPersonality = Options([])
        /// An object equals itself alone.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    }
}

/// A set of objects that may hold them weakly. Foundation on Linux has none. The time for an object does not grow with the number of them.
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

    /// A table that holds and compares objects as `options` says. The capacity is a hint alone.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// A table that holds its objects.
    public override convenience init() { self.init(options: []) }

    /// A table that does not hold its objects.
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

    /// The object of the table that equals another.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return entries[key(of: object)]?.lazy.compactMap(\.object).first { self.equals($0, object) }
    }

    /// Whether an object that equals another is in the table.
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// Adds an object, unless one that equals it is there.
    open func add(_ object: ObjectType?) {
        guard let object, member(object) == nil else { return }
        entries[key(of: object), default: []].append(Entry(object, isHeld: !options.contains(.weakMemory)))
        number += 1
        if number > limit { purge() }
    }

    /// Takes an object out.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let key = key(of: object)
        guard var list = entries[key] else { return }
        let before = list.count
        list.removeAll { entry in entry.object.map { equals($0, object) } ?? true }
        number -= before - list.count
        entries[key] = list.isEmpty ? nil : list
    }

    /// Takes all objects out.
    open func removeAllObjects() {
        entries = [:]
        number = 0
    }

    /// Forgets the places of objects that ended, each time the table has doubled.
    private func purge() {
        entries = entries.compactMapValues { list in
            let living = list.filter { $0.object != nil }
            return living.isEmpty ? nil : living
        }
        number = entries.values.reduce(0) { $0 + $1.count }
        limit = max(32, number * 2)
    }

    /// The objects, in no order.
    open var allObjects: [ObjectType] { entries.values.flatMap { $0.compactMap(\.object) } }

    /// How many objects are there.
    open var count: Int { allObjects.count }

    /// One of the objects.
    open var anyObject: ObjectType? { entries.values.lazy.flatMap { $0 }.lazy.compactMap(\.object).first }

    /// The objects one by one. What is added or taken out meanwhile changes nothing of it.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// A table of the same objects.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: options)
        for object in allObjects { copy.add(object) }
        return copy
    }

    /// Whether both have an object in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    /// Whether all objects are in another table.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
    /// Adds all objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }
    /// Takes all objects of another table out.
    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { remove(object) }
    }
    /// Takes out what is not in another table.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
}
