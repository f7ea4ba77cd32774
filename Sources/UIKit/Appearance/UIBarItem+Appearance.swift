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
