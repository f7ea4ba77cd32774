import Foundation
import UIKit
import UniformTypeIdentifiers

// A subclass of each open class, without initializers. Each public initializer must be inherited, as with Apple's SDK.

private final class MyUIFeedbackGenerator: UIFeedbackGenerator {
    static func make1() -> AnyObject? { MyUIFeedbackGenerator() }
    static func make2(_ p0: UIView) -> AnyObject? { MyUIFeedbackGenerator(view: p0) }
}

private final class MyUIFindInteraction: UIFindInteraction {
    static func make1(_ p0: any UIFindInteractionDelegate) -> AnyObject? { MyUIFindInteraction(sessionDelegate: p0) }
}

private final class MyUIFindSession: UIFindSession {
    static func make1() -> AnyObject? { MyUIFindSession() }
}

private final class MyUIFocusAnimationCoordinator: UIFocusAnimationCoordinator {
    static func make1() -> AnyObject? { MyUIFocusAnimationCoordinator() }
}

private final class MyUIFocusEffect: UIFocusEffect {
    static func make1() -> AnyObject? { MyUIFocusEffect() }
}

private final class MyUIFocusGuide: UIFocusGuide {
    static func make1() -> AnyObject? { MyUIFocusGuide() }
}

private final class MyUIFocusHaloEffect: UIFocusHaloEffect {
    static func make1() -> AnyObject? { MyUIFocusHaloEffect() }
    static func make2(_ p0: CGRect) -> AnyObject? { MyUIFocusHaloEffect(rect: p0) }
    static func make3(_ p0: CGRect, _ p1: CGFloat, _ p2: CALayerCornerCurve) -> AnyObject? {
        MyUIFocusHaloEffect(roundedRect: p0, cornerRadius: p1, curve: p2)
    }
    static func make4(_ p0: UIBezierPath) -> AnyObject? { MyUIFocusHaloEffect(path: p0) }
}

private final class MyUIFocusUpdateContext: UIFocusUpdateContext {
    static func make1() -> AnyObject? { MyUIFocusUpdateContext() }
}

private final class MyUIFont: UIFont, @unchecked Sendable {
    static func make1() -> AnyObject? { MyUIFont() }
    static func make2(_ p0: String, _ p1: CGFloat) -> AnyObject? { MyUIFont(name: p0, size: p1) }
    static func make3(_ p0: UIFontDescriptor, _ p1: CGFloat) -> AnyObject? { MyUIFont(descriptor: p0, size: p1) }
}

private final class MyUIFontMetrics: UIFontMetrics {
    static func make1(_ p0: UIFont.TextStyle) -> AnyObject? { MyUIFontMetrics(forTextStyle: p0) }
}

private final class MyUIFontPickerViewController: UIFontPickerViewController {
    static func make1(_ p0: Configuration) -> AnyObject? { MyUIFontPickerViewController(configuration: p0) }
    static func make2() -> AnyObject? { MyUIFontPickerViewController() }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIFontPickerViewController(coder: p0) }
}

private final class MyUIFontPickerViewControllerConfiguration: UIFontPickerViewController.Configuration {
    static func make1() -> AnyObject? { MyUIFontPickerViewControllerConfiguration() }
}

private final class MyUIGlassEffect: UIGlassEffect {
    static func make1() -> AnyObject? { MyUIGlassEffect() }
    static func make2(_ p0: Style) -> AnyObject? { MyUIGlassEffect(style: p0) }
}

private final class MyUIGestureRecognizer: UIGestureRecognizer {
    static func make1(_ p0: Any?, _ p1: Selector?) -> AnyObject? { MyUIGestureRecognizer(target: p0, action: p1) }
    static func make2() -> AnyObject? { MyUIGestureRecognizer() }
    static func make3(_ p0: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject? { MyUIGestureRecognizer(p0) }
}

private final class MyUIGraphicsImageRenderer: UIGraphicsImageRenderer {
    static func make1(_ p0: CGSize) -> AnyObject? { MyUIGraphicsImageRenderer(size: p0) }
    static func make2(_ p0: CGSize, _ p1: UIGraphicsImageRendererFormat) -> AnyObject? { MyUIGraphicsImageRenderer(size: p0, format: p1) }
    static func make3(_ p0: CGRect) -> AnyObject? { MyUIGraphicsImageRenderer(bounds: p0) }
    static func make4(_ p0: CGRect, _ p1: UIGraphicsImageRendererFormat) -> AnyObject? { MyUIGraphicsImageRenderer(bounds: p0, format: p1) }
}

private final class MyUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
    static func make1() -> AnyObject? { MyUIGraphicsImageRendererFormat() }
    static func make2(_ p0: UITraitCollection) -> AnyObject? { MyUIGraphicsImageRendererFormat(for: p0) }
}

private final class MyUIGraphicsPDFRenderer: UIGraphicsPDFRenderer {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIGraphicsPDFRenderer(bounds: p0) }
    static func make2(_ p0: CGRect, _ p1: UIGraphicsPDFRendererFormat) -> AnyObject? { MyUIGraphicsPDFRenderer(bounds: p0, format: p1) }
}

private final class MyUIGraphicsPDFRendererFormat: UIGraphicsPDFRendererFormat {
    static func make1() -> AnyObject? { MyUIGraphicsPDFRendererFormat() }
}

private final class MyUIGraphicsRenderer: UIGraphicsRenderer {
    static func make1(_ p0: CGRect, _ p1: UIGraphicsRendererFormat) -> AnyObject? { MyUIGraphicsRenderer(bounds: p0, format: p1) }
}

private final class MyUIGraphicsRendererFormat: UIGraphicsRendererFormat {
    static func make1() -> AnyObject? { MyUIGraphicsRendererFormat() }
}

private final class MyUIGravityBehavior: UIGravityBehavior {
    static func make1(_ p0: [any UIDynamicItem]) -> AnyObject? { MyUIGravityBehavior(items: p0) }
    static func make2() -> AnyObject? { MyUIGravityBehavior() }
}

private final class MyUIHoverGestureRecognizer: UIHoverGestureRecognizer {
    static func make1(_ p0: @escaping @MainActor (UIHoverGestureRecognizer) -> Void) -> AnyObject? { MyUIHoverGestureRecognizer(p0) }
    static func make2(_ p0: Any?, _ p1: Selector?) -> AnyObject? { MyUIHoverGestureRecognizer(target: p0, action: p1) }
    static func make3() -> AnyObject? { MyUIHoverGestureRecognizer() }
    static func make4(_ p0: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject? { MyUIHoverGestureRecognizer(p0) }
}

private final class MyUIImage: UIImage, @unchecked Sendable {
    static func make1(_ p0: String) -> AnyObject? { MyUIImage(named: p0) }
    static func make2(_ p0: String, _ p1: Bundle?, _ p2: UITraitCollection?) -> AnyObject? {
        MyUIImage(named: p0, in: p1, compatibleWith: p2)
    }
    static func make3(_ p0: String, _ p1: Bundle?, _ p2: Configuration?) -> AnyObject? { MyUIImage(named: p0, in: p1, with: p2) }
    static func make4() -> AnyObject? { MyUIImage() }
    static func make5(_ p0: String) -> AnyObject? { MyUIImage(imageLiteralResourceName: p0) }
    static func make6(_ p0: CGImage) -> AnyObject? { MyUIImage(cgImage: p0) }
    static func make7(_ p0: CGImage, _ p1: CGFloat, _ p2: Orientation) -> AnyObject? { MyUIImage(cgImage: p0, scale: p1, orientation: p2) }
    static func make8(_ p0: Data) -> AnyObject? { MyUIImage(data: p0) }
    static func make9(_ p0: Data, _ p1: CGFloat) -> AnyObject? { MyUIImage(data: p0, scale: p1) }
    static func make10(_ p0: String) -> AnyObject? { MyUIImage(contentsOfFile: p0) }
    static func make11(_ p0: String) -> AnyObject? { MyUIImage(systemName: p0) }
    static func make12(_ p0: String, _ p1: Configuration?) -> AnyObject? { MyUIImage(systemName: p0, withConfiguration: p1) }
    static func make13(_ p0: String, _ p1: UITraitCollection?) -> AnyObject? { MyUIImage(systemName: p0, compatibleWith: p1) }
}

private final class MyUIImageAsset: UIImageAsset, @unchecked Sendable {
    static func make1() -> AnyObject? { MyUIImageAsset() }
}

private final class MyUIImagePickerController: UIImagePickerController {
    static func make1() -> AnyObject? { MyUIImagePickerController() }
    static func make2(_ p0: String?, _ p1: Bundle?) -> AnyObject? { MyUIImagePickerController(nibName: p0, bundle: p1) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIImagePickerController(coder: p0) }
}

private final class MyUIImageView: UIImageView {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIImageView(frame: p0) }
    static func make2(_ p0: UIImage?) -> AnyObject? { MyUIImageView(image: p0) }
    static func make3(_ p0: UIImage?, _ p1: UIImage?) -> AnyObject? { MyUIImageView(image: p0, highlightedImage: p1) }
    static func make4(_ p0: NSCoder) -> AnyObject? { MyUIImageView(coder: p0) }
}

private final class MyUIImpactFeedbackGenerator: UIImpactFeedbackGenerator {
    static func make1() -> AnyObject? { MyUIImpactFeedbackGenerator() }
    static func make2(_ p0: FeedbackStyle) -> AnyObject? { MyUIImpactFeedbackGenerator(style: p0) }
    static func make3(_ p0: FeedbackStyle, _ p1: UIView) -> AnyObject? { MyUIImpactFeedbackGenerator(style: p0, view: p1) }
}

private final class MyUIKey: UIKey {
    static func make1() -> AnyObject? { MyUIKey() }
}

private final class MyUIKeyCommand: UIKeyCommand {
    static func make1(
        _ p0: String, _ p1: UIImage?, _ p2: Selector, _ p3: String, _ p4: UIKeyModifierFlags, _ p5: Any?, _ p6: [UICommandAlternate],
        _ p7: String?, _ p8: Attributes, _ p9: State
    ) -> AnyObject? {
        MyUIKeyCommand(
            title: p0, image: p1, action: p2, input: p3, modifierFlags: p4, propertyList: p5, alternates: p6, discoverabilityTitle: p7,
            attributes: p8, state: p9)
    }
    static func make2(_ p0: String, _ p1: UIKeyModifierFlags, _ p2: Selector) -> AnyObject? {
        MyUIKeyCommand(input: p0, modifierFlags: p1, action: p2)
    }
    static func make3(
        _ p0: String, _ p1: UIImage?, _ p2: String, _ p3: UIKeyModifierFlags, _ p4: Any?, _ p5: String?, _ p6: Attributes, _ p7: State,
        _ p8: @escaping @MainActor (UIKeyCommand) -> Void
    ) -> AnyObject? {
        MyUIKeyCommand(
            title: p0, image: p1, input: p2, modifierFlags: p3, propertyList: p4, discoverabilityTitle: p5, attributes: p6, state: p7,
            handler: p8)
    }
}

private final class MyUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    static func make1() -> AnyObject? { MyUIKeyboardLayoutGuide() }
}

private final class MyUILabel: UILabel {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUILabel(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUILabel(coder: p0) }
}

private final class MyUILargeContentViewerInteraction: UILargeContentViewerInteraction {
    static func make1(_ p0: (any UILargeContentViewerInteractionDelegate)?) -> AnyObject? {
        MyUILargeContentViewerInteraction(delegate: p0)
    }
    static func make2() -> AnyObject? { MyUILargeContentViewerInteraction() }
}

private final class MyUILayoutGuide: UILayoutGuide {
    static func make1() -> AnyObject? { MyUILayoutGuide() }
}

private final class MyUIListContentView: UIListContentView {
    static func make1(_ p0: UIListContentConfiguration) -> AnyObject? { MyUIListContentView(configuration: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIListContentView(coder: p0) }
}

private final class MyUILongPressGestureRecognizer: UILongPressGestureRecognizer {
    static func make1(_ p0: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) -> AnyObject? {
        MyUILongPressGestureRecognizer(p0)
    }
    static func make2(_ p0: Any?, _ p1: Selector?) -> AnyObject? { MyUILongPressGestureRecognizer(target: p0, action: p1) }
    static func make3() -> AnyObject? { MyUILongPressGestureRecognizer() }
    static func make4(_ p0: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject? { MyUILongPressGestureRecognizer(p0) }
}

private final class MyUIMarkupTextPrintFormatter: UIMarkupTextPrintFormatter {
    static func make1(_ p0: String) -> AnyObject? { MyUIMarkupTextPrintFormatter(markupText: p0) }
}

private final class MyUIMenu: UIMenu {
    static func make1(
        _ p0: String, _ p1: String?, _ p2: UIImage?, _ p3: Identifier?, _ p4: Options, _ p5: ElementSize, _ p6: [UIMenuElement]
    ) -> AnyObject? { MyUIMenu(title: p0, subtitle: p1, image: p2, identifier: p3, options: p4, preferredElementSize: p5, children: p6) }
}

private final class MyUIMenuController: UIMenuController {
    static func make1() -> AnyObject? { MyUIMenuController() }
}

private final class MyUIMenuElement: UIMenuElement {
}

private final class MyUIMenuItem: UIMenuItem {
    static func make1(_ p0: String, _ p1: Selector) -> AnyObject? { MyUIMenuItem(title: p0, action: p1) }
}

private final class MyUINavigationBar: UINavigationBar {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUINavigationBar(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUINavigationBar(coder: p0) }
}

private final class MyUINavigationBarAppearance: UINavigationBarAppearance {
    static func make1(_ p0: UIUserInterfaceIdiom) -> AnyObject? { MyUINavigationBarAppearance(idiom: p0) }
    static func make2() -> AnyObject? { MyUINavigationBarAppearance() }
    static func make3(_ p0: UIBarAppearance) -> AnyObject? { MyUINavigationBarAppearance(barAppearance: p0) }
    static func make4(_ p0: NSCoder) -> AnyObject? { MyUINavigationBarAppearance(coder: p0) }
}

private final class MyUINavigationController: UINavigationController {
    static func make1(_ p0: UIViewController) -> AnyObject? { MyUINavigationController(rootViewController: p0) }
    static func make2(_ p0: AnyClass?, _ p1: AnyClass?) -> AnyObject? { MyUINavigationController(navigationBarClass: p0, toolbarClass: p1) }
    static func make3(_ p0: String?, _ p1: Bundle?) -> AnyObject? { MyUINavigationController(nibName: p0, bundle: p1) }
    static func make4(_ p0: NSCoder) -> AnyObject? { MyUINavigationController(coder: p0) }
}

private final class MyUINavigationItem: UINavigationItem {
    static func make1(_ p0: String) -> AnyObject? { MyUINavigationItem(title: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUINavigationItem(coder: p0) }
    static func make3() -> AnyObject? { MyUINavigationItem() }
}

private final class MyUINib: UINib {
    static func make1(_ p0: String, _ p1: Bundle?) -> AnyObject? { MyUINib(nibName: p0, bundle: p1) }
    static func make2(_ p0: Data, _ p1: Bundle?) -> AnyObject? { MyUINib(data: p0, bundle: p1) }
}

private final class MyUINotificationFeedbackGenerator: UINotificationFeedbackGenerator {
    static func make1() -> AnyObject? { MyUINotificationFeedbackGenerator() }
    static func make2(_ p0: UIView) -> AnyObject? { MyUINotificationFeedbackGenerator(view: p0) }
}
