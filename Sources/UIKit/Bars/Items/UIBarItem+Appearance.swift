extension UIBarItem: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
    /// The proxy for all items of the class, including back buttons.
    public class func appearance() -> Self { AppearanceRegistry.current.proxy(of: self) }

    /// The proxy for items inside an instance of the first container class, which is inside an instance of the second class, and so on.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRegistry.current.proxy(of: self, in: containerTypes)
    }

    /// The proxy for items in bars whose traits contain the traits of `trait`.
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceRegistry.current.proxy(of: self, traits: trait) }

    /// The proxy for items inside the containers, in bars whose traits contain the traits of `trait`.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.current.proxy(of: self, traits: trait, in: containerTypes)
    }
}

extension UIBarItem: AppearanceSubject {
    static func makeAppearanceProxy() -> any AppearanceSubject { AppearanceItems.make(self) }

    /// Applies the settings of proxies. `view` shows the item. `isEntry` is true if the view has just entered its window.
    func takeAppearance(shownBy view: UIView, isEntry: Bool = false) {
        if AppearanceRegistry.isInUse { AppearanceRegistry.current.apply(to: self, shownBy: view, isEntry: isEntry) }
    }
}

/// Creates proxy objects of item classes that are known only at run time; see ``DynamicInstantiation``.
@MainActor
enum AppearanceItems {
    /// An item of `type`. Not inlined, because the compiler would otherwise call the initializer of the class named here.
    @inline(never)
    static func make(_ type: UIBarItem.Type) -> UIBarItem {
        unsafeBitCast(type, to: _DynamicBarItem.Type.self).init()
    }
}
