extension UIView: AppearanceSubject {
    var appearanceRecord: AppearanceRecord? {
        get { rareData?.appearance }
        set { ensuredRareData.appearance = newValue }
    }

    static func makeAppearanceProxy() -> any AppearanceSubject { AppearanceProxies.make(self) }
}

/// Creates proxy objects of view classes that are known only at run time; see ``DynamicInstantiation``.
@MainActor
enum AppearanceProxies {
    /// A view of `type`.
    static func make(_ type: UIView.Type) -> UIView {
        if let type = type as? any AppearanceProxyMaking.Type { return type.makeProxy() }
        return DynamicViews.make(type)
    }
}
