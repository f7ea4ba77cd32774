import Foundation

extension UIViewController {
    /// Sets ``contentUnavailableConfiguration``.
    func setUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
        guard configuration != nil || containerItems?.unavailableContent != nil else { return }
        let content = itemsForContainers.unavailableContent ?? UnavailableContent(of: self)
        itemsForContainers.unavailableContent = content
        content.configuration = configuration
        viewIfLoaded?.setNeedsLayout()
    }

    /// The state of ``contentUnavailableConfigurationState``.
    var unavailableContentState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        let text = containerItems?.navigationItem?.searchController?.searchBar.text ?? ""
        state.searchText = text.isEmpty ? nil : text
        return state
    }

    func baseSetNeedsUpdateUnavailableContent() {
        itemsForContainers.needsUnavailableContent = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Updates the configuration, if that was requested.
    func updateUnavailableContentIfNeeded() {
        guard let items = containerItems, items.needsUnavailableContent else { return }
        items.needsUnavailableContent = false
        trackedUpdateUnavailableContent()
    }

    /// Lays out the covering view.
    func layOutUnavailableContent() { containerItems?.unavailableContent?.layOut() }
}

/// Manages the view that covers a controller's view while it has no content.
@MainActor
final class UnavailableContent {
    private unowned let controller: UIViewController
    private var view: (any UIView & UIContentView)?

    init(of controller: UIViewController) { self.controller = controller }

    var configuration: (any UIContentConfiguration)? {
        didSet {
            guard let configuration else {
                view?.removeFromSuperview()
                return view = nil
            }
            let shown = configuration.updated(for: controller.contentUnavailableConfigurationState)
            if let view, view.supports(shown) {
                view.configuration = shown
            } else {
                view?.removeFromSuperview()
                view = shown.makeContentView()
            }
        }
    }

    /// Makes the covering view fill the controller's view, in front of its other subviews.
    func layOut() {
        guard let view, let host = controller.viewIfLoaded else { return }
        if view.superview !== host { host.addSubview(view) }
        if view.frame != host.bounds { view.frame = host.bounds }
    }
}
