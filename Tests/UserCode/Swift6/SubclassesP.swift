import Foundation
import UIKit
import UniformTypeIdentifiers

// A subclass of each open class, without initializers. Each public initializer must be inherited, as with Apple's SDK.

private final class MyUIPageControl: UIPageControl {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIPageControl(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIPageControl(coder: p0) }
}

private final class MyUIPageViewController: UIPageViewController {
    static func make1(_ p0: TransitionStyle, _ p1: NavigationOrientation, _ p2: [OptionsKey: Any]?) -> AnyObject? {
        MyUIPageViewController(transitionStyle: p0, navigationOrientation: p1, options: p2)
    }
    static func make2(_ p0: String?, _ p1: Bundle?) -> AnyObject? { MyUIPageViewController(nibName: p0, bundle: p1) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIPageViewController(coder: p0) }
}

private final class MyUIPanGestureRecognizer: UIPanGestureRecognizer {
    static func make1(_ p0: @escaping @MainActor (UIPanGestureRecognizer) -> Void) -> AnyObject? { MyUIPanGestureRecognizer(p0) }
    static func make2(_ p0: Any?, _ p1: Selector?) -> AnyObject? { MyUIPanGestureRecognizer(target: p0, action: p1) }
    static func make3() -> AnyObject? { MyUIPanGestureRecognizer() }
    static func make4(_ p0: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject? { MyUIPanGestureRecognizer(p0) }
}

private final class MyUIPasteConfiguration: UIPasteConfiguration {
    static func make1(_ p0: [String]) -> AnyObject? { MyUIPasteConfiguration(acceptableTypeIdentifiers: p0) }
    static func make2(_ p0: any NSItemProviderReading.Type) -> AnyObject? { MyUIPasteConfiguration(forAccepting: p0) }
}

private final class MyUIPasteControl: UIPasteControl {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIPasteControl(frame: p0) }
    static func make2(_ p0: Configuration) -> AnyObject? { MyUIPasteControl(configuration: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIPasteControl(coder: p0) }
}

private final class MyUIPasteControlConfiguration: UIPasteControl.Configuration {
    static func make1() -> AnyObject? { MyUIPasteControlConfiguration() }
}

private final class MyUIPasteboard: UIPasteboard {
    static func make1() -> AnyObject? { MyUIPasteboard() }
    static func make2(_ p0: Name, _ p1: Bool) -> AnyObject? { MyUIPasteboard(name: p0, create: p1) }
}

private final class MyUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
    static func make1() -> AnyObject? { MyUIPercentDrivenInteractiveTransition() }
}

private final class MyUIPickerView: UIPickerView {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIPickerView(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIPickerView(coder: p0) }
}

private final class MyUIPinchGestureRecognizer: UIPinchGestureRecognizer {
    static func make1(_ p0: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) -> AnyObject? { MyUIPinchGestureRecognizer(p0) }
    static func make2(_ p0: Any?, _ p1: Selector?) -> AnyObject? { MyUIPinchGestureRecognizer(target: p0, action: p1) }
    static func make3() -> AnyObject? { MyUIPinchGestureRecognizer() }
    static func make4(_ p0: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject? { MyUIPinchGestureRecognizer(p0) }
}

private final class MyUIPointerInteraction: UIPointerInteraction {
    static func make1(_ p0: (any UIPointerInteractionDelegate)?) -> AnyObject? { MyUIPointerInteraction(delegate: p0) }
}

private final class MyUIPointerRegion: UIPointerRegion {
    static func make1(_ p0: CGRect, _ p1: AnyHashable?) -> AnyObject? { MyUIPointerRegion(rect: p0, identifier: p1) }
}

private final class MyUIPointerRegionRequest: UIPointerRegionRequest {
    static func make1() -> AnyObject? { MyUIPointerRegionRequest() }
}

private final class MyUIPointerStyle: UIPointerStyle {
    static func make1(_ p0: UIPointerEffect, _ p1: UIPointerShape?) -> AnyObject? { MyUIPointerStyle(effect: p0, shape: p1) }
    static func make2(_ p0: UIPointerShape) -> AnyObject? { MyUIPointerStyle(shape: p0) }
}

private final class MyUIPopoverPresentationController: UIPopoverPresentationController {
    static func make1(_ p0: UIViewController, _ p1: UIViewController?) -> AnyObject? {
        MyUIPopoverPresentationController(presentedViewController: p0, presenting: p1)
    }
}

private final class MyUIPresentationController: UIPresentationController {
    static func make1(_ p0: UIViewController, _ p1: UIViewController?) -> AnyObject? {
        MyUIPresentationController(presentedViewController: p0, presenting: p1)
    }
}

private final class MyUIPress: UIPress {
    static func make1() -> AnyObject? { MyUIPress() }
}

private final class MyUIPressesEvent: UIPressesEvent {
    static func make1() -> AnyObject? { MyUIPressesEvent() }
}

private final class MyUIPreviewAction: UIPreviewAction {
    static func make1(_ p0: String, _ p1: Style, _ p2: @escaping (UIPreviewAction, UIViewController) -> Void) -> AnyObject? {
        MyUIPreviewAction(title: p0, style: p1, handler: p2)
    }
}

private final class MyUIPreviewActionGroup: UIPreviewActionGroup {
    static func make1(_ p0: String, _ p1: UIPreviewAction.Style, _ p2: [UIPreviewAction]) -> AnyObject? {
        MyUIPreviewActionGroup(title: p0, style: p1, actions: p2)
    }
}

private final class MyUIPreviewParameters: UIPreviewParameters {
    static func make1() -> AnyObject? { MyUIPreviewParameters() }
    static func make2(_ p0: [NSValue]) -> AnyObject? { MyUIPreviewParameters(textLineRects: p0) }
}

private final class MyUIPreviewTarget: UIPreviewTarget {
    static func make1(_ p0: UIView, _ p1: CGPoint, _ p2: CGAffineTransform) -> AnyObject? {
        MyUIPreviewTarget(container: p0, center: p1, transform: p2)
    }
    static func make2(_ p0: UIView, _ p1: CGPoint) -> AnyObject? { MyUIPreviewTarget(container: p0, center: p1) }
}

private final class MyUIPrintFormatter: UIPrintFormatter {
    static func make1() -> AnyObject? { MyUIPrintFormatter() }
}

private final class MyUIPrintInfo: UIPrintInfo {
    static func make1() -> AnyObject? { MyUIPrintInfo() }
    static func make2(_ p0: [AnyHashable: Any]?) -> AnyObject? { MyUIPrintInfo(dictionary: p0) }
}

private final class MyUIPrintPageRenderer: UIPrintPageRenderer {
    static func make1() -> AnyObject? { MyUIPrintPageRenderer() }
}

private final class MyUIProgressView: UIProgressView {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIProgressView(frame: p0) }
    static func make2(_ p0: Style) -> AnyObject? { MyUIProgressView(progressViewStyle: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIProgressView(coder: p0) }
}

private final class MyUIPushBehavior: UIPushBehavior {
    static func make1(_ p0: [any UIDynamicItem], _ p1: Mode) -> AnyObject? { MyUIPushBehavior(items: p0, mode: p1) }
}

private final class MyUIRefreshControl: UIRefreshControl {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIRefreshControl(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIRefreshControl(coder: p0) }
}

private final class MyUIResponder: UIResponder {
    static func make1() -> AnyObject? { MyUIResponder() }
}

private final class MyUIRotationGestureRecognizer: UIRotationGestureRecognizer {
    static func make1(_ p0: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) -> AnyObject? { MyUIRotationGestureRecognizer(p0) }
    static func make2(_ p0: Any?, _ p1: Selector?) -> AnyObject? { MyUIRotationGestureRecognizer(target: p0, action: p1) }
    static func make3() -> AnyObject? { MyUIRotationGestureRecognizer() }
    static func make4(_ p0: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject? { MyUIRotationGestureRecognizer(p0) }
}

private final class MyUISceneActivationRequestOptions: UIScene.ActivationRequestOptions {
    static func make1() -> AnyObject? { MyUISceneActivationRequestOptions() }
}

private final class MyUISceneConfiguration: UISceneConfiguration {
    static func make1(_ p0: String?, _ p1: UISceneSession.Role) -> AnyObject? { MyUISceneConfiguration(name: p0, sessionRole: p1) }
}

private final class MyUISceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    static func make1() -> AnyObject? { MyUISceneDestructionRequestOptions() }
}

private final class MyUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    static func make1(_ p0: @escaping @MainActor (UIScreenEdgePanGestureRecognizer) -> Void) -> AnyObject? {
        MyUIScreenEdgePanGestureRecognizer(p0)
    }
    static func make2(_ p0: @escaping @MainActor (UIPanGestureRecognizer) -> Void) -> AnyObject? { MyUIScreenEdgePanGestureRecognizer(p0) }
    static func make3(_ p0: Any?, _ p1: Selector?) -> AnyObject? { MyUIScreenEdgePanGestureRecognizer(target: p0, action: p1) }
    static func make4() -> AnyObject? { MyUIScreenEdgePanGestureRecognizer() }
    static func make5(_ p0: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject? { MyUIScreenEdgePanGestureRecognizer(p0) }
}

private final class MyUIScrollView: UIScrollView {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIScrollView(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIScrollView(coder: p0) }
}

private final class MyUISearchBar: UISearchBar {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUISearchBar(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUISearchBar(coder: p0) }
}

private final class MyUISearchController: UISearchController {
    static func make1(_ p0: UIViewController?) -> AnyObject? { MyUISearchController(searchResultsController: p0) }
    static func make2(_ p0: String?, _ p1: Bundle?) -> AnyObject? { MyUISearchController(nibName: p0, bundle: p1) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUISearchController(coder: p0) }
}

private final class MyUISearchSuggestionItem: UISearchSuggestionItem {
    static func make1(_ p0: NSAttributedString, _ p1: String?, _ p2: UIImage?) -> AnyObject? {
        MyUISearchSuggestionItem(localizedAttributedSuggestion: p0, localizedDescription: p1, iconImage: p2)
    }
    static func make2(_ p0: String, _ p1: String?, _ p2: UIImage?) -> AnyObject? {
        MyUISearchSuggestionItem(localizedSuggestion: p0, localizedDescription: p1, iconImage: p2)
    }
}

private final class MyUISearchTextField: UISearchTextField {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUISearchTextField(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUISearchTextField(coder: p0) }
}

private final class MyUISearchToken: UISearchToken {
    static func make1(_ p0: UIImage?, _ p1: String) -> AnyObject? { MyUISearchToken(icon: p0, text: p1) }
}

private final class MyUISegmentedControl: UISegmentedControl {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUISegmentedControl(frame: p0) }
    static func make2(_ p0: [Any]?) -> AnyObject? { MyUISegmentedControl(items: p0) }
    static func make3(_ p0: CGRect, _ p1: [UIAction]) -> AnyObject? { MyUISegmentedControl(frame: p0, actions: p1) }
    static func make4(_ p0: NSCoder) -> AnyObject? { MyUISegmentedControl(coder: p0) }
}

private final class MyUISelectionFeedbackGenerator: UISelectionFeedbackGenerator {
    static func make1() -> AnyObject? { MyUISelectionFeedbackGenerator() }
    static func make2(_ p0: UIView) -> AnyObject? { MyUISelectionFeedbackGenerator(view: p0) }
}

private final class MyUISheetPresentationController: UISheetPresentationController {
    static func make1(_ p0: UIViewController, _ p1: UIViewController?) -> AnyObject? {
        MyUISheetPresentationController(presentedViewController: p0, presenting: p1)
    }
}

private final class MyUISimpleTextPrintFormatter: UISimpleTextPrintFormatter {
    static func make1(_ p0: String) -> AnyObject? { MyUISimpleTextPrintFormatter(text: p0) }
    static func make2(_ p0: NSAttributedString) -> AnyObject? { MyUISimpleTextPrintFormatter(attributedText: p0) }
}

private final class MyUISlider: UISlider {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUISlider(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUISlider(coder: p0) }
}

private final class MyUISnapBehavior: UISnapBehavior {
    static func make1(_ p0: any UIDynamicItem, _ p1: CGPoint) -> AnyObject? { MyUISnapBehavior(item: p0, snapTo: p1) }
}

private final class MyUISplitViewController: UISplitViewController {
    static func make1(_ p0: Style) -> AnyObject? { MyUISplitViewController(style: p0) }
    static func make2(_ p0: String?, _ p1: Bundle?) -> AnyObject? { MyUISplitViewController(nibName: p0, bundle: p1) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUISplitViewController(coder: p0) }
}

private final class MyUISpringLoadedInteraction: UISpringLoadedInteraction {
    static func make1(
        _ p0: (any UISpringLoadedInteractionBehavior)?, _ p1: (any UISpringLoadedInteractionEffect)?,
        _ p2: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) -> AnyObject? { MyUISpringLoadedInteraction(interactionBehavior: p0, interactionEffect: p1, activationHandler: p2) }
    static func make2(_ p0: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) -> AnyObject? {
        MyUISpringLoadedInteraction(activationHandler: p0)
    }
}

private final class MyUISpringTimingParameters: UISpringTimingParameters {
    static func make1() -> AnyObject? { MyUISpringTimingParameters() }
    static func make2(_ p0: CGFloat, _ p1: CGVector) -> AnyObject? { MyUISpringTimingParameters(dampingRatio: p0, initialVelocity: p1) }
    static func make3(_ p0: CGFloat) -> AnyObject? { MyUISpringTimingParameters(dampingRatio: p0) }
    static func make4(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGVector) -> AnyObject? {
        MyUISpringTimingParameters(mass: p0, stiffness: p1, damping: p2, initialVelocity: p3)
    }
    static func make5(_ p0: TimeInterval, _ p1: CGFloat, _ p2: CGVector) -> AnyObject? {
        MyUISpringTimingParameters(duration: p0, bounce: p1, initialVelocity: p2)
    }
    static func make6(_ p0: TimeInterval, _ p1: CGFloat) -> AnyObject? { MyUISpringTimingParameters(duration: p0, bounce: p1) }
    static func make7(_ p0: NSCoder) -> AnyObject? { MyUISpringTimingParameters(coder: p0) }
}

private final class MyUIStackView: UIStackView {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIStackView(frame: p0) }
    static func make2(_ p0: [UIView]) -> AnyObject? { MyUIStackView(arrangedSubviews: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyUIStackView(coder: p0) }
}

private final class MyUIStepper: UIStepper {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUIStepper(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUIStepper(coder: p0) }
}

private final class MyUIStoryboard: UIStoryboard {
    static func make1(_ p0: String, _ p1: Bundle?) -> AnyObject? { MyUIStoryboard(name: p0, bundle: p1) }
    static func make2() -> AnyObject? { MyUIStoryboard() }
}

private final class MyUIStoryboardSegue: UIStoryboardSegue {
    static func make1(_ p0: String?, _ p1: UIViewController, _ p2: UIViewController) -> AnyObject? {
        MyUIStoryboardSegue(identifier: p0, source: p1, destination: p2)
    }
    static func make2(_ p0: String?, _ p1: UIViewController, _ p2: UIViewController, _ p3: @escaping @MainActor () -> Void) -> AnyObject? {
        MyUIStoryboardSegue(identifier: p0, source: p1, destination: p2, performHandler: p3)
    }
}

private final class MyUISwipeActionsConfiguration: UISwipeActionsConfiguration {
    static func make1(_ p0: [UIContextualAction]) -> AnyObject? { MyUISwipeActionsConfiguration(actions: p0) }
}

private final class MyUISwipeGestureRecognizer: UISwipeGestureRecognizer {
    static func make1(_ p0: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) -> AnyObject? { MyUISwipeGestureRecognizer(p0) }
    static func make2(_ p0: Any?, _ p1: Selector?) -> AnyObject? { MyUISwipeGestureRecognizer(target: p0, action: p1) }
    static func make3() -> AnyObject? { MyUISwipeGestureRecognizer() }
    static func make4(_ p0: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject? { MyUISwipeGestureRecognizer(p0) }
}

private final class MyUISwitch: UISwitch {
    static func make1(_ p0: CGRect) -> AnyObject? { MyUISwitch(frame: p0) }
    static func make2(_ p0: NSCoder) -> AnyObject? { MyUISwitch(coder: p0) }
}
