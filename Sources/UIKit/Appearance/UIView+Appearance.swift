extension UIView: AppearanceSubject {
    var appearanceRecord: AppearanceRecord? {
        get { rareData?.appearance }
        set { ensuredRareData.appearance = newValue }
    }

    static func makeAppearanceProxy() -> any AppearanceSubject { AppearanceProxies.make(self) }
}

// Setters of the properties that appearance proxies support.
extension UIView {
    func setBackground(_ color: UIColor?) {
        recordAppearance(\UIView.backgroundColor, color)
        AnimationStack.activeContext?.backgroundWillChange(of: self)
        ownBackgroundColor = color
        updateLayerBackground()
    }

    func setHidden(_ isHidden: Bool) {
        recordAppearance(\UIView.isHidden, isHidden)
        if parent?.arranges(self, hidden: isHidden) != true { layer.isHidden = isHidden }
    }

    func setTint(_ color: UIColor?) {
        recordAppearance(\UIView.tintColor, color)
        changeTint { ownTintColor = color?.isTint == true ? nil : color }
    }

    func setStyleOverride(_ style: UIUserInterfaceStyle) {
        recordAppearance(\UIView.overrideUserInterfaceStyle, style)
        setTraitOverrides(traitOverrides.overriding(style: style))
    }

    func setMargins(_ margins: UIEdgeInsets) {
        recordAppearance(\UIView.layoutMargins, margins)
        changeMargins { $0.own = NSDirectionalEdgeInsets(margins, in: effectiveUserInterfaceLayoutDirection) }
    }

    func setPreservesMargins(_ preserves: Bool) {
        recordAppearance(\UIView.preservesSuperviewLayoutMargins, preserves)
        changeMargins { $0.preservesSuperview = preserves }
    }
}

/// Creates proxy objects of view classes that are known only at run time; see ``DynamicInstantiation``.
@MainActor
enum AppearanceProxies {
    /// A view of `type`. Not inlined, because the compiler would otherwise call the initializer of the class named here.
    @inline(never)
    static func make(_ type: UIView.Type) -> UIView {
        if let type = type as? UICollectionView.Type {
            return unsafeBitCast(type, to: _DynamicCollectionView.Type.self).init(
                frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
        // The following two classes have no `init(frame:)`.
        if type == UIListContentView.self { return UIListContentView(configuration: .cell()) }
        if type == UIContentUnavailableView.self { return UIContentUnavailableView(configuration: .empty()) }
        return BarViews.make(type)
    }
}
