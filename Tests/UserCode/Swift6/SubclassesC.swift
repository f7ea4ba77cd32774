import Foundation
import UIKit
import UniformTypeIdentifiers

// A subclass of each open class, without initializers. Each public initializer must be inherited, as with Apple's SDK.

private final class MyUICollisionBehavior: UICollisionBehavior {
    static func make1(_ p0: [any UIDynamicItem]) -> AnyObject? { MyUICollisionBehavior(items: p0) }
    static func make2() -> AnyObject? { MyUICollisionBehavior() }
}

private final class MyUIColor: UIColor, @unchecked Sendable {
    static func make1(_ p0: CIColor) -> AnyObject? { MyUIColor(ciColor: p0) }
    static func make2() -> AnyObject? { MyUIColor() }
    static func make3(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> AnyObject? {
        MyUIColor(red: p0, green: p1, blue: p2, alpha: p3)
    }
    static func make4(_ p0: CGFloat, _ p1: CGFloat) -> AnyObject? { MyUIColor(white: p0, alpha: p1) }
    static func make5(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> AnyObject? {
        MyUIColor(displayP3Red: p0, green: p1, blue: p2, alpha: p3)
    }
    static func make6(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> AnyObject? {
        MyUIColor(hue: p0, saturation: p1, brightness: p2, alpha: p3)
    }
    static func make7(_ p0: CGColor) -> AnyObject? { MyUIColor(cgColor: p0) }
    static func make8(_ p0: UIImage) -> AnyObject? { MyUIColor(patternImage: p0) }
    static func make9(_ p0: @escaping @Sendable (UITraitCollection) -> UIColor) -> AnyObject? { MyUIColor(dynamicProvider: p0) }
    static func make10(_ p0: NSCoder) -> AnyObject? { MyUIColor(coder: p0) }
    static func make11(_ p0: String) -> AnyObject? { MyUIColor(named: p0) }
    static func make12(_ p0: String, _ p1: Bundle?, _ p2: UITraitCollection?) -> AnyObject? {
        MyUIColor(named: p0, in: p1, compatibleWith: p2)
    }
}

private final class MyUIColorPickerViewController: UIColorPickerViewController {
    static func make1() -> AnyObject? { MyUIColorPickerViewController() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIColorPickerViewController(coder: p0) }
}

private final class MyUIColorWell: UIColorWell {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIColorWell(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIColorWell(coder: p0) }
}

private final class MyUICommand: UICommand {
    static func make1(
        _ p0: String, _ p1: String?, _ p2: UIImage?, _ p3: UIImage?, _ p4: Selector, _ p5: Any?, _ p6: [UICommandAlternate], _ p7: String?,
        _ p8: Attributes, _ p9: State
    ) -> AnyObject? {
        MyUICommand(
            title: p0, subtitle: p1, image: p2, selectedImage: p3, action: p4, propertyList: p5, alternates: p6, discoverabilityTitle: p7,
            attributes: p8, state: p9)
    }
}

private final class MyUICommandAlternate: UICommandAlternate {
    static func make1(_ p0: String, _ p1: Selector, _ p2: UIKeyModifierFlags) -> AnyObject? {
        MyUICommandAlternate(title: p0, action: p1, modifierFlags: p2)
    }
}

private final class MyUIContentUnavailableView: UIContentUnavailableView {
    static func make1(_ p0: UIContentUnavailableConfiguration) -> AnyObject? { MyUIContentUnavailableView(configuration: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIContentUnavailableView(coder: p0) }
}

private final class MyUIContextMenuConfiguration: UIContextMenuConfiguration {
    static func make1(_ p0: (any NSCopying)?, _ p1: UIContextMenuContentPreviewProvider?, _ p2: UIContextMenuActionProvider?) -> AnyObject?
    { MyUIContextMenuConfiguration(identifier: p0, previewProvider: p1, actionProvider: p2) }
}

private final class MyUIContextMenuInteraction: UIContextMenuInteraction {
    static func make1(_ p0: any UIContextMenuInteractionDelegate) -> AnyObject? { MyUIContextMenuInteraction(delegate: p0) }
}

private final class MyUIContextualAction: UIContextualAction {
    static func make1(_ p0: Style, _ p1: String?, _ p2: @escaping Handler) -> AnyObject? {
        MyUIContextualAction(style: p0, title: p1, handler: p2)
    }
}

private final class MyUIControl: UIControl {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIControl(frame: p0) }
    static func make2(_ p0: CGRect, _ p1: UIAction?) -> AnyObject? { MyUIControl(frame: p0, primaryAction: p1) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIControl(coder: p0) }
}

private final class MyUICubicTimingParameters: UICubicTimingParameters {
    static func make1() -> AnyObject? { MyUICubicTimingParameters() }
    static func make2(_ p0: UIView.AnimationCurve) -> AnyObject? { MyUICubicTimingParameters(animationCurve: p0) }
    static func make3(_ p0: CGPoint, _ p1: CGPoint) -> AnyObject? { MyUICubicTimingParameters(controlPoint1: p0, controlPoint2: p1) }
    static func make4(_ p0: NSCoder) -> AnyObject? { MyUICubicTimingParameters(coder: p0) }
}

private final class MyUIDatePicker: UIDatePicker {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIDatePicker(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIDatePicker(coder: p0) }
}

private final class MyUIDeferredMenuElement: UIDeferredMenuElement {
    static func make1(_ p0: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void) -> AnyObject? {
        MyUIDeferredMenuElement(p0)
    }
    static func make2(_ p0: Bool, _ p1: @escaping Provider) -> AnyObject? { MyUIDeferredMenuElement(isCached: p0, provider: p1) }
}

private final class MyUIDocument: UIDocument {
    static func make1(_ p0: URL) -> AnyObject? { MyUIDocument(fileURL: p0) }
}

private final class MyUIDocumentBrowserViewController: UIDocumentBrowserViewController {
    static func make1(_ p0: [UTType]?) -> AnyObject? { MyUIDocumentBrowserViewController(forOpening: p0) }
    static func make2(_ p0: [String]?) -> AnyObject? { MyUIDocumentBrowserViewController(forOpeningFilesWithContentTypes: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIDocumentBrowserViewController(coder: p0) }
}

private final class MyUIDocumentInteractionController: UIDocumentInteractionController {
    static func make1(_ p0: URL) -> AnyObject? { MyUIDocumentInteractionController(url: p0) }
    static func make2() -> AnyObject? { MyUIDocumentInteractionController() }
}

private final class MyUIDocumentPickerViewController: UIDocumentPickerViewController {
    static func make1(_ p0: [UTType], _ p1: Bool) -> AnyObject? { MyUIDocumentPickerViewController(forOpeningContentTypes: p0, asCopy: p1) }
    static func make2(_ p0: [UTType]) -> AnyObject? { MyUIDocumentPickerViewController(forOpeningContentTypes: p0) }
    static func make3(_ p0: [URL], _ p1: Bool) -> AnyObject? { MyUIDocumentPickerViewController(forExporting: p0, asCopy: p1) }
    static func make4(_ p0: [URL]) -> AnyObject? { MyUIDocumentPickerViewController(forExporting: p0) }
    static func make5(_ p0: [String], _ p1: UIDocumentPickerMode) -> AnyObject? {
        MyUIDocumentPickerViewController(documentTypes: p0, in: p1)
    }
    static func make6(_ p0: [URL], _ p1: UIDocumentPickerMode) -> AnyObject? { MyUIDocumentPickerViewController(urls: p0, in: p1) }
    static func make7(_ p0: URL, _ p1: UIDocumentPickerMode) -> AnyObject? { MyUIDocumentPickerViewController(url: p0, in: p1) }
    static func make8(_ p0: NSCoder) -> AnyObject? { MyUIDocumentPickerViewController(coder: p0) }
}

private final class MyUIDragInteraction: UIDragInteraction {
    static func make1(_ p0: any UIDragInteractionDelegate) -> AnyObject? { MyUIDragInteraction(delegate: p0) }
}

private final class MyUIDragItem: UIDragItem {
    static func make1(_ p0: NSItemProvider) -> AnyObject? { MyUIDragItem(itemProvider: p0) }
}

private final class MyUIDragPreview: UIDragPreview {
    static func make1(_ p0: UIView, _ p1: UIDragPreviewParameters) -> AnyObject? { MyUIDragPreview(view: p0, parameters: p1) }
    static func make2(_ p0: UIView) -> AnyObject? { MyUIDragPreview(view: p0) }
    static func make3(_ p0: URL) -> AnyObject? { MyUIDragPreview(for: p0) }
    static func make4(_ p0: URL, _ p1: String?) -> AnyObject? { MyUIDragPreview(for: p0, title: p1) }
}

private final class MyUIDragPreviewParameters: UIDragPreviewParameters {
    static func make1() -> AnyObject? { MyUIDragPreviewParameters() }
    static func make2(_ p0: [NSValue]) -> AnyObject? { MyUIDragPreviewParameters(textLineRects: p0) }
}

private final class MyUIDragPreviewTarget: UIDragPreviewTarget {
    static func make1(_ p0: UIView, _ p1: CGPoint, _ p2: CGAffineTransform) -> AnyObject? {
        MyUIDragPreviewTarget(container: p0, center: p1, transform: p2)
    }
    static func make2(_ p0: UIView, _ p1: CGPoint) -> AnyObject? { MyUIDragPreviewTarget(container: p0, center: p1) }
}

private final class MyUIDropInteraction: UIDropInteraction {
    static func make1(_ p0: any UIDropInteractionDelegate) -> AnyObject? { MyUIDropInteraction(delegate: p0) }
}

private final class MyUIDropProposal: UIDropProposal {
    static func make1(_ p0: UIDropOperation) -> AnyObject? { MyUIDropProposal(operation: p0) }
}

private final class MyUIDynamicAnimator: UIDynamicAnimator {
    static func make1(_ p0: UIView) -> AnyObject? { MyUIDynamicAnimator(referenceView: p0) }
    static func make2(_ p0: UICollectionViewLayout) -> AnyObject? { MyUIDynamicAnimator(collectionViewLayout: p0) }
    static func make3() -> AnyObject? { MyUIDynamicAnimator() }
}

private final class MyUIDynamicBehavior: UIDynamicBehavior {
    static func make1() -> AnyObject? { MyUIDynamicBehavior() }
}

private final class MyUIDynamicItemBehavior: UIDynamicItemBehavior {
    static func make1(_ p0: [any UIDynamicItem]) -> AnyObject? { MyUIDynamicItemBehavior(items: p0) }
    static func make2() -> AnyObject? { MyUIDynamicItemBehavior() }
}

private final class MyUIDynamicItemGroup: UIDynamicItemGroup {
    static func make1(_ p0: [any UIDynamicItem]) -> AnyObject? { MyUIDynamicItemGroup(items: p0) }
}

private final class MyUIEditMenuConfiguration: UIEditMenuConfiguration {
    static func make1(_ p0: (any NSCopying)?, _ p1: CGPoint) -> AnyObject? { MyUIEditMenuConfiguration(identifier: p0, sourcePoint: p1) }
}

private final class MyUIEditMenuInteraction: UIEditMenuInteraction {
    static func make1(_ p0: (any UIEditMenuInteractionDelegate)?) -> AnyObject? { MyUIEditMenuInteraction(delegate: p0) }
}

private final class MyUIEvent: UIEvent {
    static func make1() -> AnyObject? { MyUIEvent() }
}
