import Foundation

/// A value that describes the content of a cell or another view. It creates the view that shows the content, and can be updated for a state.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration updated for `state`.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The current configuration. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view supports `configuration`. By default, true if `configuration` has the same type as the current configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether `configuration` has the same type as the current configuration.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
