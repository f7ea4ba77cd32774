/// Is told about the life of one window on the desktop. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window, where the delegate keeps it.
    var window: UIWindow? { get set }
    /// The traits of the scene changed, or its size: `previousTraitCollection` are its traits before.
    func windowScene(_ windowScene: UIWindowScene, didUpdate previousTraitCollection: UITraitCollection)
    /// The size of the scene's window changed from `previousEffectiveGeometry`.
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
    /// Nil: the delegate keeps no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Does nothing.
    public func windowScene(_ windowScene: UIWindowScene, didUpdate previousTraitCollection: UITraitCollection) {}
    /// Does nothing.
    public func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {}
}
