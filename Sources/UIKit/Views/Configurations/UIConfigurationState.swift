import Foundation

/// The state of a view for which content and background configurations are updated.
public protocol UIConfigurationState {
    /// Creates a state with traits, and no other values.
    init(traitCollection: UITraitCollection)
    /// The view's traits.
    var traitCollection: UITraitCollection { get set }
    /// A custom value that the app adds to the state.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in the states of cells and views.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
