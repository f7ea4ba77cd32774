import Foundation

/// A property that a storyboard or a nib sets: what `@IBOutlet` is on Apple's systems.
///
/// ```swift
/// @Outlet var title: UILabel!
/// @Outlet var cards: [UIView]!          // an outlet collection, in the document's order
/// @Outlet(.weak) var board: BoardView!  // for an object that holds this one
/// ```
///
/// The loader finds it by its name, so that it has to be a stored property of the object's class or of a superclass, and its name the one
/// of the document. It is set after the object was made and before ``UIResponder/awakeFromNib()``; observers such as `didSet` run only
/// when the app's own code sets the property. An object that is not of the property's type is not set, which the log tells.
@propertyWrapper
@preconcurrency @MainActor
public struct Outlet<Value> {
    /// How the object of an outlet is held.
    public enum Holding: Sendable {
        /// As by any property.
        case strong
        /// Without keeping it alive. Not for outlet collections.
        case weak
    }

    private let slot: Slot

    /// An outlet that is nil until it is connected.
    public nonisolated init(_ holding: Holding = .strong) where Value: ExpressibleByNilLiteral {
        slot = Slot(nil, holding)
    }

    /// An outlet that has a value until it is connected.
    public nonisolated init(wrappedValue: Value) {
        slot = Slot(wrappedValue, .strong)
    }

    /// What is connected.
    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    /// Keeps the value where the loader can set it through a mirror of the object, which sees a copy of the wrapper.
    final class Slot: OutletSlot {
        // `nonisolated(unsafe)` here and below: it is made with its object, and only the main actor accesses it afterwards.
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
                guard let value = strong ?? missing else { fatalError("An outlet of the type \(Value.self) has no value.") }
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

/// Where the value of an outlet is kept.
@MainActor
protocol OutletSlot: AnyObject {
    /// Sets the value, and answers whether it was of the right type.
    func connect(_ object: Any?) -> Bool
    /// The property's type, for messages.
    var type: Any.Type { get }
}

/// The outlets that an app's classes declare.
@MainActor
enum Outlets {
    /// The outlet called `name` of `object`; nil where its classes declare none. Cost: the stored properties of its classes.
    static func slot(named name: String, of object: AnyObject) -> (any OutletSlot)? {
        let label = "_\(name)"
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label == label {
                // The wrapper's one property is its slot.
                if let slot = Mirror(reflecting: child.value).children.first?.value as? any OutletSlot { return slot }
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
