import Foundation
import UIKit
import UniformTypeIdentifiers

// A subclass of each open class, without initializers. Each public initializer must be inherited, as with Apple's SDK.

private final class MyAXCustomContent: AXCustomContent {
    static func make1(_ p0: String, _ p1: String) -> AnyObject? { MyAXCustomContent(label: p0, value: p1) }
    static func make2(_ p0: NSAttributedString, _ p1: NSAttributedString) -> AnyObject? {
        MyAXCustomContent(attributedLabel: p0, attributedValue: p1)
    }
}

private final class MyNSCollectionLayoutAnchor: NSCollectionLayoutAnchor {
    static func make1(_ p0: NSDirectionalRectEdge) -> AnyObject? { MyNSCollectionLayoutAnchor(edges: p0) }
    static func make2(_ p0: NSDirectionalRectEdge, _ p1: CGPoint) -> AnyObject? {
        MyNSCollectionLayoutAnchor(edges: p0, absoluteOffset: p1)
    }
    static func make3(_ p0: NSDirectionalRectEdge, _ p1: CGPoint) -> AnyObject? {
        MyNSCollectionLayoutAnchor(edges: p0, fractionalOffset: p1)
    }
}

private final class MyNSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem {
    static func make1(_ p0: NSCollectionLayoutSize, _ p1: String, _ p2: NSRectAlignment) -> AnyObject? {
        MyNSCollectionLayoutBoundarySupplementaryItem(layoutSize: p0, elementKind: p1, alignment: p2)
    }
    static func make2(_ p0: NSCollectionLayoutSize, _ p1: String, _ p2: NSRectAlignment, _ p3: CGPoint) -> AnyObject? {
        MyNSCollectionLayoutBoundarySupplementaryItem(layoutSize: p0, elementKind: p1, alignment: p2, absoluteOffset: p3)
    }
}

private final class MyNSCollectionLayoutDecorationItem: NSCollectionLayoutDecorationItem {
    static func make1(_ p0: NSCollectionLayoutSize) -> AnyObject? { MyNSCollectionLayoutDecorationItem(layoutSize: p0) }
    static func make2(_ p0: NSCollectionLayoutSize, _ p1: [NSCollectionLayoutSupplementaryItem]) -> AnyObject? {
        MyNSCollectionLayoutDecorationItem(layoutSize: p0, supplementaryItems: p1)
    }
}

private final class MyNSCollectionLayoutEdgeSpacing: NSCollectionLayoutEdgeSpacing {
    static func make1(
        _ p0: NSCollectionLayoutSpacing?, _ p1: NSCollectionLayoutSpacing?, _ p2: NSCollectionLayoutSpacing?,
        _ p3: NSCollectionLayoutSpacing?
    ) -> AnyObject? { MyNSCollectionLayoutEdgeSpacing(leading: p0, top: p1, trailing: p2, bottom: p3) }
}

private final class MyNSCollectionLayoutGroup: NSCollectionLayoutGroup {
    static func make1(_ p0: NSCollectionLayoutSize) -> AnyObject? { MyNSCollectionLayoutGroup(layoutSize: p0) }
    static func make2(_ p0: NSCollectionLayoutSize, _ p1: [NSCollectionLayoutSupplementaryItem]) -> AnyObject? {
        MyNSCollectionLayoutGroup(layoutSize: p0, supplementaryItems: p1)
    }
}

private final class MyNSCollectionLayoutGroupCustomItem: NSCollectionLayoutGroupCustomItem {
    static func make1(_ p0: CGRect) -> AnyObject? { MyNSCollectionLayoutGroupCustomItem(frame: p0) }
    static func make2(_ p0: CGRect, _ p1: Int) -> AnyObject? { MyNSCollectionLayoutGroupCustomItem(frame: p0, zIndex: p1) }
}

private final class MyNSCollectionLayoutItem: NSCollectionLayoutItem {
    static func make1(_ p0: NSCollectionLayoutSize) -> AnyObject? { MyNSCollectionLayoutItem(layoutSize: p0) }
    static func make2(_ p0: NSCollectionLayoutSize, _ p1: [NSCollectionLayoutSupplementaryItem]) -> AnyObject? {
        MyNSCollectionLayoutItem(layoutSize: p0, supplementaryItems: p1)
    }
}

private final class MyNSCollectionLayoutSection: NSCollectionLayoutSection {
    static func make1(_ p0: NSCollectionLayoutGroup) -> AnyObject? { MyNSCollectionLayoutSection(group: p0) }
}

private final class MyNSCollectionLayoutSize: NSCollectionLayoutSize {
    static func make1(_ p0: NSCollectionLayoutDimension, _ p1: NSCollectionLayoutDimension) -> AnyObject? {
        MyNSCollectionLayoutSize(widthDimension: p0, heightDimension: p1)
    }
}

private final class MyNSCollectionLayoutSupplementaryItem: NSCollectionLayoutSupplementaryItem {
    static func make1(_ p0: NSCollectionLayoutSize, _ p1: String, _ p2: NSCollectionLayoutAnchor) -> AnyObject? {
        MyNSCollectionLayoutSupplementaryItem(layoutSize: p0, elementKind: p1, containerAnchor: p2)
    }
    static func make2(_ p0: NSCollectionLayoutSize, _ p1: String, _ p2: NSCollectionLayoutAnchor, _ p3: NSCollectionLayoutAnchor)
        -> AnyObject?
    { MyNSCollectionLayoutSupplementaryItem(layoutSize: p0, elementKind: p1, containerAnchor: p2, itemAnchor: p3) }
}

private final class MyNSDataAsset: NSDataAsset, @unchecked Sendable {
    static func make1(_ p0: String) -> AnyObject? { MyNSDataAsset(name: p0) }
    static func make2(_ p0: String, _ p1: Bundle) -> AnyObject? { MyNSDataAsset(name: p0, bundle: p1) }
}

private final class MyNSHashTable: NSHashTable<NSObject> {
    static func make1(_ p0: NSPointerFunctions.Options, _ p1: Int) -> AnyObject? { MyNSHashTable(options: p0, capacity: p1) }
    static func make2() -> AnyObject? { MyNSHashTable() }
}

private final class MyNSItemProvider: NSItemProvider, @unchecked Sendable {
    static func make1(_ p0: URL, _ p1: UTType?, _ p2: Bool, _ p3: Bool, _ p4: NSItemProviderRepresentationVisibility) -> AnyObject? {
        MyNSItemProvider(contentsOf: p0, contentType: p1, openInPlace: p2, coordinated: p3, visibility: p4)
    }
    static func make2() -> AnyObject? { MyNSItemProvider() }
    static func make3(_ p0: any NSItemProviderWriting) -> AnyObject? { MyNSItemProvider(object: p0) }
    static func make4(_ p0: (any NSSecureCoding)?, _ p1: String?) -> AnyObject? { MyNSItemProvider(item: p0, typeIdentifier: p1) }
    static func make5(_ p0: URL!) -> AnyObject? { MyNSItemProvider(contentsOf: p0) }
}

private final class MyNSLayoutAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    static func make1() -> AnyObject? { MyNSLayoutAnchor() }
}

private final class MyNSLayoutConstraint: NSLayoutConstraint {
    static func make1(_ p0: Any, _ p1: Attribute, _ p2: Relation, _ p3: Any?, _ p4: Attribute, _ p5: CGFloat, _ p6: CGFloat) -> AnyObject? {
        MyNSLayoutConstraint(item: p0, attribute: p1, relatedBy: p2, toItem: p3, attribute: p4, multiplier: p5, constant: p6)
    }
    static func make2() -> AnyObject? { MyNSLayoutConstraint() }
}

private final class MyNSLayoutDimension: NSLayoutDimension {
    static func make1() -> AnyObject? { MyNSLayoutDimension() }
}

private final class MyNSLayoutManager: NSLayoutManager {
    static func make1() -> AnyObject? { MyNSLayoutManager() }
}

private final class MyNSLayoutXAxisAnchor: NSLayoutXAxisAnchor {
    static func make1() -> AnyObject? { MyNSLayoutXAxisAnchor() }
}

private final class MyNSLayoutYAxisAnchor: NSLayoutYAxisAnchor {
    static func make1() -> AnyObject? { MyNSLayoutYAxisAnchor() }
}

private final class MyNSMutableParagraphStyle: NSMutableParagraphStyle, @unchecked Sendable {
    static func make1() -> AnyObject? { MyNSMutableParagraphStyle() }
}

private final class MyNSParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    static func make1() -> AnyObject? { MyNSParagraphStyle() }
}

private final class MyNSShadow: NSShadow {
    static func make1() -> AnyObject? { MyNSShadow() }
}

private final class MyNSStringDrawingContext: NSStringDrawingContext {
    static func make1() -> AnyObject? { MyNSStringDrawingContext() }
}

private final class MyNSTextAttachment: NSTextAttachment {
    static func make1(_ p0: Data?, _ p1: String?) -> AnyObject? { MyNSTextAttachment(data: p0, ofType: p1) }
    static func make2(_ p0: UIImage) -> AnyObject? { MyNSTextAttachment(image: p0) }
    static func make3() -> AnyObject? { MyNSTextAttachment() }
    static func make4(_ p0: NSCoder) -> AnyObject? { MyNSTextAttachment(coder: p0) }
}

private final class MyNSTextContainer: NSTextContainer {
    static func make1(_ p0: CGSize) -> AnyObject? { MyNSTextContainer(size: p0) }
    static func make2() -> AnyObject? { MyNSTextContainer() }
}

private final class MyNSTextStorage: NSTextStorage {
    static func make1() -> AnyObject? { MyNSTextStorage() }
    static func make2(_ p0: String) -> AnyObject? { MyNSTextStorage(string: p0) }
    static func make3(_ p0: String, _ p1: [NSAttributedString.Key: Any]?) -> AnyObject? { MyNSTextStorage(string: p0, attributes: p1) }
    static func make4(_ p0: NSAttributedString) -> AnyObject? { MyNSTextStorage(attributedString: p0) }
    static func make5(_ p0: NSCoder) -> AnyObject? { MyNSTextStorage(coder: p0) }
}

private final class MyNSTextTab: NSTextTab, @unchecked Sendable {
    static func make1(_ p0: NSTextAlignment, _ p1: CGFloat, _ p2: [OptionKey: Any]) -> AnyObject? {
        MyNSTextTab(textAlignment: p0, location: p1, options: p2)
    }
}

private final class MyNSUserActivity: NSUserActivity, @unchecked Sendable {
    static func make1(_ p0: String) -> AnyObject? { MyNSUserActivity(activityType: p0) }
}

private final class MyUIAccessibilityCustomAction: UIAccessibilityCustomAction {
    static func make1(_ p0: String, _ p1: Handler?) -> AnyObject? { MyUIAccessibilityCustomAction(name: p0, actionHandler: p1) }
    static func make2(_ p0: String, _ p1: UIImage?, _ p2: Handler?) -> AnyObject? {
        MyUIAccessibilityCustomAction(name: p0, image: p1, actionHandler: p2)
    }
    static func make3(_ p0: NSAttributedString, _ p1: Handler?) -> AnyObject? {
        MyUIAccessibilityCustomAction(attributedName: p0, actionHandler: p1)
    }
    static func make4(_ p0: NSAttributedString, _ p1: UIImage?, _ p2: Handler?) -> AnyObject? {
        MyUIAccessibilityCustomAction(attributedName: p0, image: p1, actionHandler: p2)
    }
    static func make5(_ p0: String, _ p1: Any?, _ p2: Selector) -> AnyObject? {
        MyUIAccessibilityCustomAction(name: p0, target: p1, selector: p2)
    }
    static func make6(_ p0: String, _ p1: UIImage?, _ p2: Any?, _ p3: Selector) -> AnyObject? {
        MyUIAccessibilityCustomAction(name: p0, image: p1, target: p2, selector: p3)
    }
    static func make7(_ p0: NSAttributedString, _ p1: Any?, _ p2: Selector) -> AnyObject? {
        MyUIAccessibilityCustomAction(attributedName: p0, target: p1, selector: p2)
    }
    static func make8(_ p0: NSAttributedString, _ p1: UIImage?, _ p2: Any?, _ p3: Selector) -> AnyObject? {
        MyUIAccessibilityCustomAction(attributedName: p0, image: p1, target: p2, selector: p3)
    }
}

private final class MyUIAccessibilityCustomRotor: UIAccessibilityCustomRotor {
    static func make1(_ p0: String, _ p1: @escaping Search) -> AnyObject? { MyUIAccessibilityCustomRotor(name: p0, itemSearch: p1) }
    static func make2(_ p0: NSAttributedString, _ p1: @escaping Search) -> AnyObject? {
        MyUIAccessibilityCustomRotor(attributedName: p0, itemSearch: p1)
    }
    static func make3(_ p0: SystemRotorType, _ p1: @escaping Search) -> AnyObject? {
        MyUIAccessibilityCustomRotor(systemType: p0, itemSearch: p1)
    }
}

private final class MyUIAccessibilityCustomRotorItemResult: UIAccessibilityCustomRotorItemResult {
    static func make1() -> AnyObject? { MyUIAccessibilityCustomRotorItemResult() }
    static func make2(_ p0: any NSObjectProtocol, _ p1: UITextRange?) -> AnyObject? {
        MyUIAccessibilityCustomRotorItemResult(targetElement: p0, targetRange: p1)
    }
}

private final class MyUIAccessibilityCustomRotorSearchPredicate: UIAccessibilityCustomRotorSearchPredicate {
    static func make1() -> AnyObject? { MyUIAccessibilityCustomRotorSearchPredicate() }
}

private final class MyUIAccessibilityElement: UIAccessibilityElement {
    static func make1(_ p0: Any) -> AnyObject? { MyUIAccessibilityElement(accessibilityContainer: p0) }
}

private final class MyUIAccessibilityLocationDescriptor: UIAccessibilityLocationDescriptor {
    static func make1(_ p0: String, _ p1: UIView) -> AnyObject? { MyUIAccessibilityLocationDescriptor(name: p0, view: p1) }
    static func make2(_ p0: String, _ p1: CGPoint, _ p2: UIView) -> AnyObject? {
        MyUIAccessibilityLocationDescriptor(name: p0, point: p1, in: p2)
    }
    static func make3(_ p0: NSAttributedString, _ p1: CGPoint, _ p2: UIView) -> AnyObject? {
        MyUIAccessibilityLocationDescriptor(attributedName: p0, point: p1, in: p2)
    }
}

private final class MyUIAction: UIAction {
    static func make1(
        _ p0: String, _ p1: String?, _ p2: UIImage?, _ p3: UIImage?, _ p4: Identifier?, _ p5: String?, _ p6: Attributes, _ p7: State,
        _ p8: @escaping UIActionHandler
    ) -> AnyObject? {
        MyUIAction(
            title: p0, subtitle: p1, image: p2, selectedImage: p3, identifier: p4, discoverabilityTitle: p5, attributes: p6, state: p7,
            handler: p8)
    }
}

private final class MyUIActivity: UIActivity {
    static func make1() -> AnyObject? { MyUIActivity() }
}

private final class MyUIActivityIndicatorView: UIActivityIndicatorView {
    static func make1(_ p0: Style) -> AnyObject? { MyUIActivityIndicatorView(style: p0) }
    static func make2(_ p0: CGRect) -> AnyObject? { MyUIActivityIndicatorView(frame: p0) }
    required init(coder: NSCoder) { super.init(coder: coder) }
    override init(style: Style) { super.init(style: style) }
    override init(frame: CGRect) { super.init(frame: frame) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIActivityIndicatorView(coder: p0) }
}

private final class MyUIActivityItemProvider: UIActivityItemProvider, @unchecked Sendable {
    static func make1(_ p0: Any) -> AnyObject? { MyUIActivityItemProvider(placeholderItem: p0) }
}

private final class MyUIActivityViewController: UIActivityViewController {
    static func make1(_ p0: [Any], _ p1: [UIActivity]?) -> AnyObject? {
        MyUIActivityViewController(activityItems: p0, applicationActivities: p1)
    }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIActivityViewController(coder: p0) }
}

private final class MyUIAlertAction: UIAlertAction {
    static func make1(_ p0: String?, _ p1: Style, _ p2: (@MainActor (UIAlertAction) -> Void)?) -> AnyObject? {
        MyUIAlertAction(title: p0, style: p1, handler: p2)
    }
}

private final class MyUIAlertController: UIAlertController {
    static func make1(_ p0: String?, _ p1: String?, _ p2: Style) -> AnyObject? {
        MyUIAlertController(title: p0, message: p1, preferredStyle: p2)
    }
    static func make2(_ p0: String?, _ p1: Bundle?) -> AnyObject? { MyUIAlertController(nibName: p0, bundle: p1) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIAlertController(coder: p0) }
    static func make4() -> AnyObject? { MyUIAlertController() }
}

private final class MyUIAlertView: UIAlertView {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIAlertView(frame: p0) }
    static func make2(_ p0: String, _ p1: String, _ p2: (any UIAlertViewDelegate)?, _ p3: String?) -> AnyObject? {
        MyUIAlertView(title: p0, message: p1, delegate: p2, cancelButtonTitle: p3)
    }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIAlertView(coder: p0) }
}

private final class MyUIApplication: UIApplication {
    static func make1() -> AnyObject? { MyUIApplication() }
}

private final class MyUIAttachmentBehavior: UIAttachmentBehavior {
    static func make1(_ p0: any UIDynamicItem, _ p1: CGPoint) -> AnyObject? { MyUIAttachmentBehavior(item: p0, attachedToAnchor: p1) }
    static func make2(_ p0: any UIDynamicItem, _ p1: UIOffset, _ p2: CGPoint) -> AnyObject? {
        MyUIAttachmentBehavior(item: p0, offsetFromCenter: p1, attachedToAnchor: p2)
    }
    static func make3(_ p0: any UIDynamicItem, _ p1: any UIDynamicItem) -> AnyObject? { MyUIAttachmentBehavior(item: p0, attachedTo: p1) }
    static func make4(_ p0: any UIDynamicItem, _ p1: UIOffset, _ p2: any UIDynamicItem, _ p3: UIOffset) -> AnyObject? {
        MyUIAttachmentBehavior(item: p0, offsetFromCenter: p1, attachedTo: p2, offsetFromCenter: p3)
    }
}
