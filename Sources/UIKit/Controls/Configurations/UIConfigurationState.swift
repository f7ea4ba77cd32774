import Foundation

/// How a view is at the moment, which configurations of content and background are made for.
public protocol UIConfigurationState {
    /// A state with these traits, and nothing else set.
    init(traitCollection: UITraitCollection)
    /// The view's traits.
    var traitCollection: UITraitCollection { get set }
    /// What the program adds to the state.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that a program adds to the states of its cells and views.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The number or the name behind the value.
    public var rawValue: String

    /// The value with a number or a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
