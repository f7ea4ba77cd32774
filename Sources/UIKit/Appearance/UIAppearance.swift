import Foundation

/// A class whose instances share values that the app sets on an appearance proxy.
///
/// A proxy is an object of the class that records settings of the supported properties and methods (UIKit's `UI_APPEARANCE_SELECTOR`). The recorded values
/// are applied to a view when it enters a window, before its layout. Values that the app or a storyboard set on the view itself take precedence. Later
/// changes of the proxy only affect views that enter a window afterwards.
///
/// If several proxies match a view, the proxy of the most specific class wins. Among proxies of one class, the proxy with the outermost
/// container wins, and then the proxy with the longer list of containers.
///
/// Differs from UIKit: properties of an app's class are recorded only in two cases. Their setters set properties of the library, or the class
/// lists them in ``UIResponder/storyboardAttributes``.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class. Repeated calls return the same proxy.
    static func appearance() -> Self
    /// The proxy for instances inside an instance of the first container class, which is inside an instance of the second class, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for instances whose traits contain the traits of `trait`.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for instances that are inside the containers and whose traits contain the traits of `trait`.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance {
    /// The proxy for all views of the class.
    ///
    /// The library creates the proxy with `init(frame:)`. An app's class must therefore have this initializer.
    public class func appearance() -> Self { AppearanceRegistry.current.proxy(of: self) }

    /// The proxy for views inside an instance of the first container class, which is inside an instance of the second class, and so on.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRegistry.current.proxy(of: self, in: containerTypes)
    }

    /// The proxy for views whose traits contain the traits of `trait`.
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceRegistry.current.proxy(of: self, traits: trait) }

    /// The proxy for views that are inside the containers and whose traits contain the traits of `trait`.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.current.proxy(of: self, traits: trait, in: containerTypes)
    }
}
