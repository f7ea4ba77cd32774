extension UICollectionViewLayoutAttributes: UIDynamicItem {}
