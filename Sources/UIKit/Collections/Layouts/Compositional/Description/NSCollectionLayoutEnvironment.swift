import Foundation

/// The space in which a group, a section or a layout is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size before insets, in points.
    var contentSize: CGSize { get }
    /// The size after insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets. Values between 0 and 1 are fractions of the size; others are in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a compositional layout: its container and traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The space for the layout.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

@MainActor
final class LayoutContainer: NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
        (self.contentSize, self.contentInsets) = (contentSize, contentInsets)
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets {
        func points(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { inset > 0 && inset < 1 ? inset * length : inset }
        return NSDirectionalEdgeInsets(
            top: points(contentInsets.top, contentSize.height), leading: points(contentInsets.leading, contentSize.width),
            bottom: points(contentInsets.bottom, contentSize.height), trailing: points(contentInsets.trailing, contentSize.width))
    }

    var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).inset(by: effectiveContentInsets).size }
}

@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    /// The layout margins of the collection view, for list sections.
    let margins: NSDirectionalEdgeInsets

    init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection, margins: NSDirectionalEdgeInsets = .zero) {
        (self.container, self.traitCollection, self.margins) = (container, traitCollection, margins)
    }
}
