import Foundation

/// A property that a storyboard or a nib sets, like `@IBOutlet` on Apple's platforms.
///
/// ```swift
/// @Outlet var title: UILabel!
/// @Outlet var cards: [UIView]!          // an outlet collection, in the document's order
/// @Outlet(.weak) var board: BoardView!  // for an object that holds this one
/// ```
///
/// The loader finds the outlet by its name. It must be a stored property of the object's class or a superclass, with the name in the document.
///
/// The loader sets it after the object's initializer and before ``UIResponder/awakeFromNib()``. Observers such as `didSet` only run if the app's code
/// sets the property. An object of another type is not set, and an error is logged.
@propertyWrapper
@preconcurrency @MainActor
public struct Outlet<Value> {
    /// The ownership of the connected object.
    public enum Holding: Sendable {
        /// A strong reference.
        case strong
        /// A weak reference. Not for outlet collections.
        case weak
    }

    private let slot: Slot

    /// Creates an outlet that is nil until it is connected.
    public nonisolated init(_ holding: Holding = .strong) where Value: ExpressibleByNilLiteral {
        slot = Slot(nil, holding)
    }

    /// Creates an outlet with a value for the time until it is connected.
    public nonisolated init(wrappedValue: Value) {
        slot = Slot(wrappedValue, .strong)
    }

    /// The connected object.
    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    /// A reference type that stores the value. The loader reaches it through a mirror of the object, which sees a copy of the wrapper.
    final class Slot: OutletSlot {
        // `nonisolated(unsafe)` here and below: created with its object, and afterwards only accessed on the main actor.
        nonisolated(unsafe) private var strong: Value?
        nonisolated(unsafe) private weak var weakObject: AnyObject?
        private let isWeak: Bool
        // `nonisolated(unsafe)`: constant, and read on the main actor.
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

        var type: Any.Type { Value.self }
    }
}

/// The storage of an outlet's value.
@MainActor
protocol OutletSlot: AnyObject {
    /// Sets the value, and returns whether it has the right type.
    func connect(_ object: Any?) -> Bool
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
