import Foundation

/// The state that a content-unavailable configuration is updated for.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The view's traits.
    public var traitCollection: UITraitCollection
    /// The text of the search controller that searches the content. Nil without a search controller, or if its text is empty.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits, without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom value that the app adds to the state.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
