import Foundation
import UIKit
import UniformTypeIdentifiers

// A subclass of each open class, without initializers. Each public initializer must be inherited, as with Apple's SDK.

private final class MyUISearchTab: UISearchTab {
    static func make1(_ p0: (@MainActor (UITab) -> UIViewController)?) -> AnyObject? { MyUISearchTab(viewControllerProvider: p0) }
    static func make2(_ p0: String, _ p1: UIImage?, _ p2: String, _ p3: (@MainActor (UITab) -> UIViewController)?) -> AnyObject? {
        MyUISearchTab(title: p0, image: p1, identifier: p2, viewControllerProvider: p3)
    }
}

private final class MyUITab: UITab {
    static func make1(_ p0: String, _ p1: UIImage?, _ p2: String, _ p3: (@MainActor (UITab) -> UIViewController)?) -> AnyObject? {
        MyUITab(title: p0, image: p1, identifier: p2, viewControllerProvider: p3)
    }
}

private final class MyUITabBar: UITabBar {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUITabBar(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUITabBar(coder: p0) }
}

private final class MyUITabBarAppearance: UITabBarAppearance {
    static func make1(_ p0: UIUserInterfaceIdiom) -> AnyObject? { MyUITabBarAppearance(idiom: p0) }
    static func make2() -> AnyObject? { MyUITabBarAppearance() }
    static func make3(_ p0: UIBarAppearance) -> AnyObject? { MyUITabBarAppearance(barAppearance: p0) }
    static func make4(_ p0: NSCoder) -> AnyObject? { MyUITabBarAppearance(coder: p0) }
}

private final class MyUITabBarController: UITabBarController {
    static func make1(_ p0: String?, _ p1: Bundle?) -> AnyObject? { MyUITabBarController(nibName: p0, bundle: p1) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUITabBarController(coder: p0) }
    static func make3() -> AnyObject? { MyUITabBarController() }
    static func make4(_ p0: [UITab]) -> AnyObject? { MyUITabBarController(tabs: p0) }
}

private final class MyUITabBarItem: UITabBarItem {
    static func make1() -> AnyObject? { MyUITabBarItem() }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUITabBarItem(coder: p0) }
    static func make3(_ p0: String?, _ p1: UIImage?, _ p2: Int) -> AnyObject? { MyUITabBarItem(title: p0, image: p1, tag: p2) }
    static func make4(_ p0: String?, _ p1: UIImage?, _ p2: UIImage?) -> AnyObject? {
        MyUITabBarItem(title: p0, image: p1, selectedImage: p2)
    }
    static func make5(_ p0: SystemItem, _ p1: Int) -> AnyObject? { MyUITabBarItem(tabBarSystemItem: p0, tag: p1) }
}

private final class MyUITabBarItemAppearance: UITabBarItemAppearance {
    static func make1(_ p0: Style) -> AnyObject? { MyUITabBarItemAppearance(style: p0) }
    static func make2() -> AnyObject? { MyUITabBarItemAppearance() }
}

private final class MyUITableView: UITableView {
    static func make1(_ p0: CGRect, _ p1: Style) -> AnyObject? { MyUITableView(frame: p0, style: p1) }
    static func make2(_ p0: CGRect) -> AnyObject? { MyUITableView(frame: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUITableView(coder: p0) }
}

private final class MyUITableViewCell: UITableViewCell {
    static func make1(_ p0: CellStyle, _ p1: String?) -> AnyObject? { MyUITableViewCell(style: p0, reuseIdentifier: p1) }
    static func make2(_ p0: CGRect) -> AnyObject? { MyUITableViewCell(frame: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUITableViewCell(coder: p0) }
}

private final class MyUITableViewController: UITableViewController {
    static func make1(_ p0: UITableView.Style) -> AnyObject? { MyUITableViewController(style: p0) }
    static func make2(_ p0: String?, _ p1: Bundle?) -> AnyObject? { MyUITableViewController(nibName: p0, bundle: p1) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUITableViewController(coder: p0) }
}

private final class MyUITableViewDiffableDataSource: UITableViewDiffableDataSource<Int, Int> {
    static func make1(_ p0: UITableView, _ p1: @escaping CellProvider) -> AnyObject? {
        MyUITableViewDiffableDataSource(tableView: p0, cellProvider: p1)
    }
}

private final class MyUITableViewDropPlaceholder: UITableViewDropPlaceholder {
    static func make1(_ p0: IndexPath, _ p1: String, _ p2: CGFloat) -> AnyObject? {
        MyUITableViewDropPlaceholder(insertionIndexPath: p0, reuseIdentifier: p1, rowHeight: p2)
    }
}

private final class MyUITableViewDropProposal: UITableViewDropProposal {
    static func make1(_ p0: UIDropOperation, _ p1: Intent) -> AnyObject? { MyUITableViewDropProposal(operation: p0, intent: p1) }
    static func make2(_ p0: UIDropOperation) -> AnyObject? { MyUITableViewDropProposal(operation: p0) }
}

private final class MyUITableViewFocusUpdateContext: UITableViewFocusUpdateContext {
    static func make1() -> AnyObject? { MyUITableViewFocusUpdateContext() }
}

private final class MyUITableViewHeaderFooterView: UITableViewHeaderFooterView {
    static func make1(_ p0: String?) -> AnyObject? { MyUITableViewHeaderFooterView(reuseIdentifier: p0) }
    static func make2(_ p0: CGRect) -> AnyObject? { MyUITableViewHeaderFooterView(frame: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUITableViewHeaderFooterView(coder: p0) }
}

private final class MyUITableViewPlaceholder: UITableViewPlaceholder {
    static func make1(_ p0: IndexPath, _ p1: String, _ p2: CGFloat) -> AnyObject? {
        MyUITableViewPlaceholder(insertionIndexPath: p0, reuseIdentifier: p1, rowHeight: p2)
    }
}

private final class MyUITableViewRowAction: UITableViewRowAction {
    static func make1(_ p0: Style, _ p1: String?, _ p2: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void) -> AnyObject? {
        MyUITableViewRowAction(style: p0, title: p1, handler: p2)
    }
}

private final class MyUITapGestureRecognizer: UITapGestureRecognizer {
    static func make1(_ p0: @escaping @MainActor (UITapGestureRecognizer) -> Void) -> AnyObject? { MyUITapGestureRecognizer(p0) }
    static func make2(_ p0: Any?, _ p1: Selector?) -> AnyObject? { MyUITapGestureRecognizer(target: p0, action: p1) }
    static func make3() -> AnyObject? { MyUITapGestureRecognizer() }
    static func make4(_ p0: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject? { MyUITapGestureRecognizer(p0) }
}

private final class MyUITargetedDragPreview: UITargetedDragPreview {
    static func make1(_ p0: URL, _ p1: UIDragPreviewTarget) -> AnyObject? { MyUITargetedDragPreview(for: p0, target: p1) }
    static func make2(_ p0: URL, _ p1: String?, _ p2: UIDragPreviewTarget) -> AnyObject? {
        MyUITargetedDragPreview(for: p0, title: p1, target: p2)
    }
    static func make3(_ p0: UIView, _ p1: UIPreviewParameters, _ p2: UIPreviewTarget) -> AnyObject? {
        MyUITargetedDragPreview(view: p0, parameters: p1, target: p2)
    }
    static func make4(_ p0: UIView, _ p1: UIPreviewParameters) -> AnyObject? { MyUITargetedDragPreview(view: p0, parameters: p1) }
    static func make5(_ p0: UIView) -> AnyObject? { MyUITargetedDragPreview(view: p0) }
}

private final class MyUITargetedPreview: UITargetedPreview {
    static func make1(_ p0: UIView, _ p1: UIPreviewParameters, _ p2: UIPreviewTarget) -> AnyObject? {
        MyUITargetedPreview(view: p0, parameters: p1, target: p2)
    }
    static func make2(_ p0: UIView, _ p1: UIPreviewParameters) -> AnyObject? { MyUITargetedPreview(view: p0, parameters: p1) }
    static func make3(_ p0: UIView) -> AnyObject? { MyUITargetedPreview(view: p0) }
}

private final class MyUITextChecker: UITextChecker {
    static func make1() -> AnyObject? { MyUITextChecker() }
}

private final class MyUITextDropProposal: UITextDropProposal {
    static func make1(_ p0: UIDropOperation) -> AnyObject? { MyUITextDropProposal(operation: p0) }
    static func make2(_ p0: UITextDropAction) -> AnyObject? { MyUITextDropProposal(dropAction: p0) }
}

private final class MyUITextField: UITextField {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUITextField(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUITextField(coder: p0) }
}

private final class MyUITextInputStringTokenizer: UITextInputStringTokenizer {
    static func make1(_ p0: any UIResponder & UITextInput) -> AnyObject? { MyUITextInputStringTokenizer(textInput: p0) }
}

private final class MyUITextInteraction: UITextInteraction {
    static func make1(_ p0: UITextInteractionMode) -> AnyObject? { MyUITextInteraction(for: p0) }
}

private final class MyUITextPosition: UITextPosition {
    static func make1() -> AnyObject? { MyUITextPosition() }
}

private final class MyUITextRange: UITextRange {
    static func make1() -> AnyObject? { MyUITextRange() }
}

private final class MyUITextSearchOptions: UITextSearchOptions {
    static func make1() -> AnyObject? { MyUITextSearchOptions() }
}

private final class MyUITextSearchingFindSession: UITextSearchingFindSession {
    static func make1(_ p0: any UITextSearching) -> AnyObject? { MyUITextSearchingFindSession(searchableObject: p0) }
}

private final class MyUITextSelectionRect: UITextSelectionRect {
    static func make1() -> AnyObject? { MyUITextSelectionRect() }
}

private final class MyUITextView: UITextView {
    static func make1(_ p0: CGRect, _ p1: NSTextContainer?) -> AnyObject? { MyUITextView(frame: p0, textContainer: p1) }
    static func make2(_ p0: CGRect) -> AnyObject? { MyUITextView(frame: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUITextView(coder: p0) }
}

private final class MyUIToolbar: UIToolbar {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIToolbar(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIToolbar(coder: p0) }
}

private final class MyUIToolbarAppearance: UIToolbarAppearance {
    static func make1(_ p0: UIUserInterfaceIdiom) -> AnyObject? { MyUIToolbarAppearance(idiom: p0) }
    static func make2() -> AnyObject? { MyUIToolbarAppearance() }
    static func make3(_ p0: UIBarAppearance) -> AnyObject? { MyUIToolbarAppearance(barAppearance: p0) }
    static func make4(_ p0: NSCoder) -> AnyObject? { MyUIToolbarAppearance(coder: p0) }
}

private final class MyUITouch: UITouch {
    static func make1() -> AnyObject? { MyUITouch() }
}

private final class MyUITrackingLayoutGuide: UITrackingLayoutGuide {
    static func make1() -> AnyObject? { MyUITrackingLayoutGuide() }
}

private final class MyUITraitCollection: UITraitCollection, @unchecked Sendable {
    static func make1(_ p0: UIContentSizeCategory) -> AnyObject? { MyUITraitCollection(preferredContentSizeCategory: p0) }
    static func make2(_ p0: UILegibilityWeight) -> AnyObject? { MyUITraitCollection(legibilityWeight: p0) }
    static func make3() -> AnyObject? { MyUITraitCollection() }
    static func make4(_ p0: (inout any UIMutableTraits) -> Void) -> AnyObject? { MyUITraitCollection(mutations: p0) }
    static func make5(_ p0: [UITraitCollection]) -> AnyObject? { MyUITraitCollection(traitsFrom: p0) }
    static func make6(_ p0: UIUserInterfaceStyle) -> AnyObject? { MyUITraitCollection(userInterfaceStyle: p0) }
    static func make7(_ p0: UIUserInterfaceSizeClass) -> AnyObject? { MyUITraitCollection(horizontalSizeClass: p0) }
    static func make8(_ p0: UIUserInterfaceSizeClass) -> AnyObject? { MyUITraitCollection(verticalSizeClass: p0) }
    static func make9(_ p0: UIUserInterfaceIdiom) -> AnyObject? { MyUITraitCollection(userInterfaceIdiom: p0) }
    static func make10(_ p0: CGFloat) -> AnyObject? { MyUITraitCollection(displayScale: p0) }
    static func make11(_ p0: UIDisplayGamut) -> AnyObject? { MyUITraitCollection(displayGamut: p0) }
    static func make12(_ p0: UITraitEnvironmentLayoutDirection) -> AnyObject? { MyUITraitCollection(layoutDirection: p0) }
    static func make13(_ p0: UIAccessibilityContrast) -> AnyObject? { MyUITraitCollection(accessibilityContrast: p0) }
    static func make14(_ p0: UIUserInterfaceLevel) -> AnyObject? { MyUITraitCollection(userInterfaceLevel: p0) }
    static func make15(_ p0: UIUserInterfaceActiveAppearance) -> AnyObject? { MyUITraitCollection(activeAppearance: p0) }
}

private final class MyUIVibrancyEffect: UIVibrancyEffect {
    static func make1(_ p0: UIBlurEffect) -> AnyObject? { MyUIVibrancyEffect(blurEffect: p0) }
    static func make2(_ p0: UIBlurEffect, _ p1: UIVibrancyEffectStyle) -> AnyObject? { MyUIVibrancyEffect(blurEffect: p0, style: p1) }
}

private final class MyUIView: UIView {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIView(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIView(coder: p0) }
    static func make3() -> AnyObject? { MyUIView() }
}

private final class MyUIViewController: UIViewController {
    static func make1(_ p0: String?, _ p1: Bundle?) -> AnyObject? { MyUIViewController(nibName: p0, bundle: p1) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIViewController(coder: p0) }
    static func make3() -> AnyObject? { MyUIViewController() }
}

private final class MyUIViewPrintFormatter: UIViewPrintFormatter {
    static func make1() -> AnyObject? { MyUIViewPrintFormatter() }
}

private final class MyUIViewPropertyAnimator: UIViewPropertyAnimator {
    static func make1(_ p0: TimeInterval, _ p1: any UITimingCurveProvider) -> AnyObject? {
        MyUIViewPropertyAnimator(duration: p0, timingParameters: p1)
    }
    static func make2() -> AnyObject? { MyUIViewPropertyAnimator() }
    static func make3(_ p0: TimeInterval, _ p1: UIView.AnimationCurve, _ p2: (() -> Void)?) -> AnyObject? {
        MyUIViewPropertyAnimator(duration: p0, curve: p1, animations: p2)
    }
    static func make4(_ p0: TimeInterval, _ p1: CGPoint, _ p2: CGPoint, _ p3: (() -> Void)?) -> AnyObject? {
        MyUIViewPropertyAnimator(duration: p0, controlPoint1: p1, controlPoint2: p2, animations: p3)
    }
    static func make5(_ p0: TimeInterval, _ p1: CGFloat, _ p2: (() -> Void)?) -> AnyObject? {
        MyUIViewPropertyAnimator(duration: p0, dampingRatio: p1, animations: p2)
    }
}

private final class MyUIVisualEffect: UIVisualEffect {
    static func make1() -> AnyObject? { MyUIVisualEffect() }
}

private final class MyUIVisualEffectView: UIVisualEffectView {
    static func make1(_ p0: UIVisualEffect?) -> AnyObject? { MyUIVisualEffectView(effect: p0) }
    static func make2(_ p0: CGRect) -> AnyObject? { MyUIVisualEffectView(frame: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIVisualEffectView(coder: p0) }
}

private final class MyUIWindow: UIWindow {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIWindow(frame: p0) }
    static func make2(_ p0: UIWindowScene) -> AnyObject? { MyUIWindow(windowScene: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIWindow(coder: p0) }
}
