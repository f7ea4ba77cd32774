import UIKit

/// Reports that the user dismissed a presented controller, by dragging its sheet down.
@MainActor
final class DismissalObserver: NSObject, UIAdaptivePresentationControllerDelegate {
    /// Called after the dismissal.
    var onDismiss: (() -> Void)?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onDismiss?() }
}
