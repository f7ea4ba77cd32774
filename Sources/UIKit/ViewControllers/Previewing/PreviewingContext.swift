import CoreGraphics
import Foundation

/// A registered preview: a context menu with the delegate's controller as its preview and that controller's actions as its elements.
@MainActor
final class PreviewingContext: MainActorObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
    let sourceView: UIView
    var sourceRect: CGRect
    private weak var asked: (any UIViewControllerPreviewingDelegate)?
    private weak var interaction: PreviewingInteraction?

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        asked = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
        super.init(onMainActor: ())
    }

    var delegate: any UIViewControllerPreviewingDelegate { asked ?? NullPreviewingDelegate(onMainActor: ()) }

    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer {
        interaction?.recognizer ?? UIGestureRecognizer(target: nil, action: nil)
    }

    func register() {
        let interaction = PreviewingInteraction(self)
        self.interaction = interaction
        sourceView.addInteraction(interaction)
    }

    func unregister() {
        if let interaction { sourceView.removeInteraction(interaction) }
    }

    // MARK: The menu

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        sourceRect = sourceView.bounds
        guard let controller = asked?.previewingContext(self, viewControllerForLocation: location) else { return nil }
        return UIContextMenuConfiguration(
            identifier: nil, previewProvider: { controller },
            actionProvider: { _ in
                UIMenu(children: controller.previewActionItems.compactMap { $0.menuElement(for: controller) })
            })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard sourceRect != sourceView.bounds else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: sourceRect)
        return UITargetedPreview(view: sourceView, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller = animator.previewViewController else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { self.asked?.previewingContext(self, commit: controller) }
    }
}

/// An interaction that retains its context.
final class PreviewingInteraction: UIContextMenuInteraction {
    private let context: PreviewingContext

    init(_ context: PreviewingContext) {
        self.context = context
        super.init(delegate: context)
    }
}

/// A substitute for a deallocated delegate. It previews nothing.
private final class NullPreviewingDelegate: MainActorObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {}
}

extension UIPreviewActionItem {
    /// The menu element of the item; nil for an app's own type, which UIKit does not show.
    fileprivate func menuElement(for controller: UIViewController) -> UIMenuElement? {
        if let action = self as? UIPreviewAction { return action.menuAction(for: controller) }
        guard let group = self as? UIPreviewActionGroup else { return nil }
        return UIMenu(
            title: group.title, options: group.style == .destructive ? .destructive : [],
            children: group.actions.map { $0.menuAction(for: controller) })
    }
}

extension UIPreviewAction {
    fileprivate func menuAction(for controller: UIViewController) -> UIAction {
        UIAction(title: title, attributes: style == .destructive ? .destructive : [], state: style == .selected ? .on : .off) { _ in
            self.handler(self, controller)
        }
    }
}
