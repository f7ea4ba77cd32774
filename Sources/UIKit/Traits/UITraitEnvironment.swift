import Foundation

/// Something that traits are handed to: screens, scenes, windows, controllers, views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold here.
    var traitCollection: UITraitCollection { get }
    /// They changed from `previousTraitCollection`.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
