import Foundation

/// What a cell or another view shows, as a value: it makes the view that shows it, and changes with the state that it is shown in.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A new view that shows this.
    func makeContentView() -> any UIView & UIContentView
    /// What is shown instead in `state`.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// What the view shows. Setting it shows something else.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show `configuration`: true where it is of the type of the present one, unless implemented.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether `configuration` is of the type of the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
