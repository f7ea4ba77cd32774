import CoreGraphics
import Foundation

/// A registered place: a context menu whose preview is what the delegate says, and whose elements are the actions of that controller.
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

    var delegate: any UIViewControllerPreviewingDelegate { asked ?? GoneDelegate(onMainActor: ()) }

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

/// Holds its context, which nothing else does.
final class PreviewingInteraction: UIContextMenuInteraction {
    private let context: PreviewingContext

    init(_ context: PreviewingContext) {
        self.context = context
        super.init(delegate: context)
    }
}

/// Stands for a delegate that has ended: nothing can be looked at.
private final class GoneDelegate: MainActorObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {}
}

extension UIPreviewActionItem {
    /// What stands in the menu for it; nil for a type of an app's own, which UIKit shows nothing for.
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
