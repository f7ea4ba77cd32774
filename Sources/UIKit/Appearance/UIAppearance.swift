import Foundation

/// A class whose instances share values that are set on an appearance proxy.
///
/// A proxy is an object of the class that records settings of the supported properties and methods (UIKit's `UI_APPEARANCE_SELECTOR`). A view takes the
/// recorded values when it enters a window, before it is laid out. Values that the app or a storyboard set on the view itself win. Later changes of the proxy
/// apply to views that enter a window later.
///
/// If several proxies match a view, the one of the more specific class wins. Among proxies of one class the one with the outermost
/// container wins, and then the one with the longer list of containers.
///
/// Differs from UIKit: of an app's class only those properties are recorded whose setters set properties of the library, and those that the
/// class lists in ``UIResponder/storyboardAttributes``.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class. Repeated calls return the same proxy.
    static func appearance() -> Self
    /// The proxy for instances of the class in an instance of the first container class, which is in an instance of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for instances of the class whose traits contain those of `trait`.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for instances of the class that are in the containers and whose traits contain those of `trait`.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance {
    /// The proxy for all views of the class.
    ///
    /// The library creates it with `init(frame:)`, which an app's class must not lack.
    public class func appearance() -> Self { AppearanceRegistry.current.proxy(of: self) }

    /// The proxy for views of the class in an instance of the first container class, which is in an instance of the second, and so on.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRegistry.current.proxy(of: self, in: containerTypes)
    }

    /// The proxy for views of the class whose traits contain those of `trait`.
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceRegistry.current.proxy(of: self, traits: trait) }

    /// The proxy for views of the class that are in the containers and whose traits contain those of `trait`.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.current.proxy(of: self, traits: trait, in: containerTypes)
    }
}

extension UIBarItem: UIAppearance {
    /// The proxy for all items of the class, including back buttons.
    public class func appearance() -> Self { AppearanceRegistry.current.proxy(of: self) }

    /// The proxy for items of the class in an instance of the first container class, which is in an instance of the second, and so on.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRegistry.current.proxy(of: self, in: containerTypes)
    }

    /// The proxy for items of the class in bars whose traits contain those of `trait`.
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceRegistry.current.proxy(of: self, traits: trait) }

    /// The proxy for items of the class that are in the containers, in bars whose traits contain those of `trait`.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.current.proxy(of: self, traits: trait, in: containerTypes)
    }
}
