import Foundation
import UIKit
import UniformTypeIdentifiers

// A subclass of each open class, without initializers. Each public initializer must be inherited, as with Apple's SDK.

private final class MyUIBarAppearance: UIBarAppearance {
    static func make1(_ p0: UIUserInterfaceIdiom) -> AnyObject? { MyUIBarAppearance(idiom: p0) }
    static func make2() -> AnyObject? { MyUIBarAppearance() }
    static func make3(_ p0: UIBarAppearance) -> AnyObject? { MyUIBarAppearance(barAppearance: p0) }
    static func make4(_ p0: NSCoder) -> AnyObject? { MyUIBarAppearance(coder: p0) }
}

private final class MyUIBarButtonItem: UIBarButtonItem {
    static func make1() -> AnyObject? { MyUIBarButtonItem() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIBarButtonItem(coder: p0) }
    static func make3(_ p0: UIImage?, _ p1: Style, _ p2: Any?, _ p3: Selector?) -> AnyObject? {
        MyUIBarButtonItem(image: p0, style: p1, target: p2, action: p3)
    }
    static func make4(_ p0: UIImage?, _ p1: UIImage?, _ p2: Style, _ p3: Any?, _ p4: Selector?) -> AnyObject? {
        MyUIBarButtonItem(image: p0, landscapeImagePhone: p1, style: p2, target: p3, action: p4)
    }
    static func make5(_ p0: String?, _ p1: Style, _ p2: Any?, _ p3: Selector?) -> AnyObject? {
        MyUIBarButtonItem(title: p0, style: p1, target: p2, action: p3)
    }
    static func make6(_ p0: SystemItem, _ p1: Any?, _ p2: Selector?) -> AnyObject? {
        MyUIBarButtonItem(barButtonSystemItem: p0, target: p1, action: p2)
    }
    static func make7(_ p0: UIView) -> AnyObject? { MyUIBarButtonItem(customView: p0) }
    static func make8(_ p0: SystemItem, _ p1: UIAction?, _ p2: UIMenu?) -> AnyObject? {
        MyUIBarButtonItem(systemItem: p0, primaryAction: p1, menu: p2)
    }
    static func make9(_ p0: UIAction?) -> AnyObject? { MyUIBarButtonItem(primaryAction: p0) }
    static func make10(_ p0: String?, _ p1: UIImage?, _ p2: UIAction?, _ p3: UIMenu?) -> AnyObject? {
        MyUIBarButtonItem(title: p0, image: p1, primaryAction: p2, menu: p3)
    }
}

private final class MyUIBarButtonItemAppearance: UIBarButtonItemAppearance {
    static func make1(_ p0: UIBarButtonItem.Style) -> AnyObject? { MyUIBarButtonItemAppearance(style: p0) }
    static func make2() -> AnyObject? { MyUIBarButtonItemAppearance() }
}

private final class MyUIBarButtonItemGroup: UIBarButtonItemGroup {
    static func make1(_ p0: [UIBarButtonItem], _ p1: UIBarButtonItem?) -> AnyObject? {
        MyUIBarButtonItemGroup(barButtonItems: p0, representativeItem: p1)
    }
}

private final class MyUIBarItem: UIBarItem {
    static func make1() -> AnyObject? { MyUIBarItem() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIBarItem(coder: p0) }
}

private final class MyUIBezierPath: UIBezierPath {
    static func make1() -> AnyObject? { MyUIBezierPath() }
    static func make2(_ p0: CGRect) -> AnyObject? { MyUIBezierPath(rect: p0) }
    static func make3(_ p0: CGRect) -> AnyObject? { MyUIBezierPath(ovalIn: p0) }
    static func make4(_ p0: CGRect, _ p1: CGFloat) -> AnyObject? { MyUIBezierPath(roundedRect: p0, cornerRadius: p1) }
    static func make5(_ p0: CGRect, _ p1: UIRectCorner, _ p2: CGSize) -> AnyObject? {
        MyUIBezierPath(roundedRect: p0, byRoundingCorners: p1, cornerRadii: p2)
    }
    static func make6(_ p0: CGPoint, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, _ p4: Bool) -> AnyObject? {
        MyUIBezierPath(arcCenter: p0, radius: p1, startAngle: p2, endAngle: p3, clockwise: p4)
    }
    static func make7(_ p0: CGPath) -> AnyObject? { MyUIBezierPath(cgPath: p0) }
}

private final class MyUIBlurEffect: UIBlurEffect {
    static func make1(_ p0: Style) -> AnyObject? { MyUIBlurEffect(style: p0) }
}

private final class MyUIButton: UIButton {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIButton(frame: p0) }
    static func make2(_ p0: ButtonType) -> AnyObject? { MyUIButton(type: p0) }
    static func make3(_ p0: Configuration, _ p1: UIAction?) -> AnyObject? { MyUIButton(configuration: p0, primaryAction: p1) }
    static func make4(_ p0: CGRect, _ p1: UIAction?) -> AnyObject? { MyUIButton(frame: p0, primaryAction: p1) }
    static func make5(_ p0: ButtonType, _ p1: UIAction?) -> AnyObject? { MyUIButton(type: p0, primaryAction: p1) }
    static func make6(_ p0: NSCoder) -> AnyObject? { MyUIButton(coder: p0) }
}

private final class MyUICalendarSelectionMultiDate: UICalendarSelectionMultiDate {
    static func make1(_ p0: (any UICalendarSelectionMultiDateDelegate)?) -> AnyObject? { MyUICalendarSelectionMultiDate(delegate: p0) }
}

private final class MyUICalendarSelectionSingleDate: UICalendarSelectionSingleDate {
    static func make1(_ p0: (any UICalendarSelectionSingleDateDelegate)?) -> AnyObject? { MyUICalendarSelectionSingleDate(delegate: p0) }
}

private final class MyUICalendarView: UICalendarView {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUICalendarView(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUICalendarView(coder: p0) }
}

private final class MyUICalendarViewDecoration: UICalendarView.Decoration {
    static func make1(_ p0: UIColor?, _ p1: UICalendarView.DecorationSize) -> AnyObject? { MyUICalendarViewDecoration(color: p0, size: p1) }
    static func make2(_ p0: UIImage?, _ p1: UIColor?, _ p2: UICalendarView.DecorationSize) -> AnyObject? {
        MyUICalendarViewDecoration(image: p0, color: p1, size: p2)
    }
    static func make3(_ p0: @escaping @MainActor () -> UIView) -> AnyObject? { MyUICalendarViewDecoration(customViewProvider: p0) }
}

private final class MyUICollectionLayoutSectionOrthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    static func make1() -> AnyObject? { MyUICollectionLayoutSectionOrthogonalScrollingProperties() }
}

private final class MyUICollectionReusableView: UICollectionReusableView {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUICollectionReusableView(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUICollectionReusableView(coder: p0) }
}

private final class MyUICollectionView: UICollectionView {
    static func make1(_ p0: CGRect, _ p1: UICollectionViewLayout) -> AnyObject? { MyUICollectionView(frame: p0, collectionViewLayout: p1) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUICollectionView(coder: p0) }
}

private final class MyUICollectionViewCell: UICollectionViewCell {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUICollectionViewCell(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUICollectionViewCell(coder: p0) }
}

private final class MyUICollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {
    static func make1(_ p0: NSCollectionLayoutSection) -> AnyObject? { MyUICollectionViewCompositionalLayout(section: p0) }
    static func make2(_ p0: NSCollectionLayoutSection, _ p1: UICollectionViewCompositionalLayoutConfiguration) -> AnyObject? {
        MyUICollectionViewCompositionalLayout(section: p0, configuration: p1)
    }
    static func make3(_ p0: @escaping UICollectionViewCompositionalLayoutSectionProvider) -> AnyObject? {
        MyUICollectionViewCompositionalLayout(sectionProvider: p0)
    }
    static func make4(
        _ p0: @escaping UICollectionViewCompositionalLayoutSectionProvider, _ p1: UICollectionViewCompositionalLayoutConfiguration
    ) -> AnyObject? { MyUICollectionViewCompositionalLayout(sectionProvider: p0, configuration: p1) }
    static func make5(_ p0: NSCoder) -> AnyObject? { MyUICollectionViewCompositionalLayout(coder: p0) }
}

private final class MyUICollectionViewCompositionalLayoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    static func make1() -> AnyObject? { MyUICollectionViewCompositionalLayoutConfiguration() }
}

private final class MyUICollectionViewController: UICollectionViewController {
    static func make1(_ p0: UICollectionViewLayout) -> AnyObject? { MyUICollectionViewController(collectionViewLayout: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUICollectionViewController(coder: p0) }
}

private final class MyUICollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<Int, Int> {
    static func make1(_ p0: UICollectionView, _ p1: @escaping CellProvider) -> AnyObject? {
        MyUICollectionViewDiffableDataSource(collectionView: p0, cellProvider: p1)
    }
}

private final class MyUICollectionViewDropPlaceholder: UICollectionViewDropPlaceholder {
    static func make1(_ p0: IndexPath, _ p1: String) -> AnyObject? {
        MyUICollectionViewDropPlaceholder(insertionIndexPath: p0, reuseIdentifier: p1)
    }
}

private final class MyUICollectionViewDropProposal: UICollectionViewDropProposal {
    static func make1(_ p0: UIDropOperation) -> AnyObject? { MyUICollectionViewDropProposal(operation: p0) }
    static func make2(_ p0: UIDropOperation, _ p1: Intent) -> AnyObject? { MyUICollectionViewDropProposal(operation: p0, intent: p1) }
}

private final class MyUICollectionViewFlowLayout: UICollectionViewFlowLayout {
    static func make1() -> AnyObject? { MyUICollectionViewFlowLayout() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUICollectionViewFlowLayout(coder: p0) }
}

private final class MyUICollectionViewFlowLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
    static func make1() -> AnyObject? { MyUICollectionViewFlowLayoutInvalidationContext() }
}

private final class MyUICollectionViewFocusUpdateContext: UICollectionViewFocusUpdateContext {
    static func make1() -> AnyObject? { MyUICollectionViewFocusUpdateContext() }
}

private final class MyUICollectionViewLayout: UICollectionViewLayout {
    static func make1() -> AnyObject? { MyUICollectionViewLayout() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUICollectionViewLayout(coder: p0) }
}

private final class MyUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
    static func make1() -> AnyObject? { MyUICollectionViewLayoutAttributes() }
    static func make2(_ p0: IndexPath) -> AnyObject? { MyUICollectionViewLayoutAttributes(forCellWith: p0) }
    static func make3(_ p0: String, _ p1: IndexPath) -> AnyObject? {
        MyUICollectionViewLayoutAttributes(forSupplementaryViewOfKind: p0, with: p1)
    }
    static func make4(_ p0: String, _ p1: IndexPath) -> AnyObject? {
        MyUICollectionViewLayoutAttributes(forDecorationViewOfKind: p0, with: p1)
    }
}

private final class MyUICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    static func make1() -> AnyObject? { MyUICollectionViewLayoutInvalidationContext() }
}

private final class MyUICollectionViewListCell: UICollectionViewListCell {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUICollectionViewListCell(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUICollectionViewListCell(coder: p0) }
}

private final class MyUICollectionViewPlaceholder: UICollectionViewPlaceholder {
    static func make1(_ p0: IndexPath, _ p1: String) -> AnyObject? {
        MyUICollectionViewPlaceholder(insertionIndexPath: p0, reuseIdentifier: p1)
    }
}

private final class MyUICollectionViewTransitionLayout: UICollectionViewTransitionLayout {
    static func make1(_ p0: UICollectionViewLayout, _ p1: UICollectionViewLayout) -> AnyObject? {
        MyUICollectionViewTransitionLayout(currentLayout: p0, nextLayout: p1)
    }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUICollectionViewTransitionLayout(coder: p0) }
}

private final class MyUICollectionViewUpdateItem: UICollectionViewUpdateItem {
    static func make1() -> AnyObject? { MyUICollectionViewUpdateItem() }
}
