import UIKit

/// Reports that the user dismissed a presented controller, by dragging its sheet down.
@MainActor
package final class DismissalObserver: NSObject, UIAdaptivePresentationControllerDelegate {
    /// Called after the dismissal.
    package var onDismiss: (() -> Void)?

    package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onDismiss?() }
}
