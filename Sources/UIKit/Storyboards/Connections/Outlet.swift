import Foundation

/// A property that a storyboard or a nib sets, like `@IBOutlet` on Apple's platforms.
///
/// ```swift
/// @Outlet var title: UILabel!
/// @Outlet var cards: [UIView]!          // an outlet collection, in the document's order
/// @Outlet(.weak) var board: BoardView!  // for an object that holds this one
/// ```
///
/// The loader finds an outlet by its name in the document. The outlet must be a stored property of the object's class or a superclass.
///
/// The loader sets outlets after the object's initializer and before ``UIResponder/awakeFromNib()``. Observers such as `didSet` only run if the app's
/// code sets the property. If the connected object has another type, the loader logs an error and does not set the outlet.
@propertyWrapper
@preconcurrency @MainActor
public struct Outlet<Value> {
    /// The ownership of the connected object.
    public enum Holding: Sendable {
        /// A strong reference.
        case strong
        /// A weak reference. Not supported for outlet collections.
        case weak
    }

    private let slot: Slot

    /// Creates an outlet that is nil until it is connected.
    public nonisolated init(_ holding: Holding = .strong) where Value: ExpressibleByNilLiteral {
        slot = Slot(nil, holding)
    }

    /// Creates an outlet with an initial value. A connection replaces the value.
    public nonisolated init(wrappedValue: Value) {
        slot = Slot(wrappedValue, .strong)
    }

    /// The connected object.
    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    /// The storage of the value. It is a reference type, because the loader finds it through a mirror, which contains a copy of the wrapper.
    final class Slot: OutletSlot {
        // `nonisolated(unsafe)` here and below: the initializer sets the values, and later only the main actor accesses them.
        nonisolated(unsafe) private var strong: Value?
        nonisolated(unsafe) private weak var weakObject: AnyObject?
        private let isWeak: Bool
        // `nonisolated(unsafe)`: the value is constant, and only the main actor reads it.
        nonisolated(unsafe) private let missing: Value?

        nonisolated init(_ value: Value, _ holding: Holding) {
            isWeak = holding == .weak
            strong = holding == .weak ? nil : value
            missing = holding == .weak ? value : nil
        }

        @MainActor var value: Value {
            get {
                if isWeak, let object = weakObject as? Value { return object }
                guard let value = strong ?? missing else {
                    fatalError(
                        "An outlet of the type \(Value.self) is not connected. Connect it in the storyboard, or make its type optional.")
                }
                return value
            }
            set {
                guard isWeak else { return strong = newValue }
                let mirror = Mirror(reflecting: newValue)
                let content: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : newValue
                weakObject = content.map { $0 as AnyObject }
            }
        }

        func connect(_ object: Any?) -> Bool {
            guard let object else { return false }
            guard let value = object as? Value else { return false }
            self.value = value
            return true
        }

        #if DEBUG
            func disconnect() {
                if let none = Any?.none as Any as? Value { value = none }
            }
        #endif

        var type: Any.Type { Value.self }
    }
}

/// The storage of an outlet's value.
@MainActor
protocol OutletSlot: AnyObject {
    /// Sets the value, and returns whether it has the right type.
    func connect(_ object: Any?) -> Bool
    #if DEBUG
        /// Sets the value to nil. Does nothing if the property is not optional.
        func disconnect()
    #endif
    /// The property's type, for log messages.
    var type: Any.Type { get }
}

/// Looks up the outlets that an app's classes declare.
@MainActor
enum Outlets {
    /// The outlet `name` of `object`; nil if its classes do not declare it.
    ///
    /// - Complexity: O(stored properties of its classes).
    static func slot(named name: String, of object: AnyObject) -> (any OutletSlot)? {
        let label = "_\(name)"
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label == label {
                // The slot is the only property of the wrapper.
                if let slot = Mirror(reflecting: child.value).children.first?.value as? any OutletSlot { return slot }
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
