extension UIBarItem: AppearanceSubject {
    static func makeAppearanceProxy() -> any AppearanceSubject { AppearanceItems.make(self) }

    /// Takes the settings of proxies. `view` shows the item, and has just entered its window if `isEntry` is true.
    func takeAppearance(shownBy view: UIView, isEntry: Bool = false) {
        if AppearanceRegistry.isInUse { AppearanceRegistry.current.apply(to: self, shownBy: view, isEntry: isEntry) }
    }
}

/// Creates proxies of item classes that are known only at run time; see ``DynamicInstantiation``.
@MainActor
enum AppearanceItems {
    /// An item of `type`. Not to be inlined, or the compiler would call the named class's own initializer.
    @inline(never)
    static func make(_ type: UIBarItem.Type) -> UIBarItem {
        unsafeBitCast(type, to: _DynamicBarItem.Type.self).init()
    }
}
