import Foundation

/// A class whose instances contain customized views and items, for ``UIAppearance/appearance(whenContainedInInstancesOf:)``.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}
