extension UICollectionView: AppearanceProxyMaking {
    // Not inlined, because the compiler would otherwise call the initializer of the class named here.
    @inline(never)
    static func makeProxy() -> UIView {
        unsafeBitCast(self, to: _DynamicCollectionView.Type.self).init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
}
