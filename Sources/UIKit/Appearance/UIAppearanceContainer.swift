import Foundation

/// A class whose instances can be containers of customized views and items; see ``UIAppearance/appearance(whenContainedInInstancesOf:)``.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
