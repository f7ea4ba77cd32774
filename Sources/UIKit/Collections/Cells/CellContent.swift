import Foundation

/// The content view and the background view that configurations create for a cell. The content view is a subview of the cell's `contentView`.
///
/// Cells of collection and table views, and header and footer views of table views, own an instance as soon as they have a configuration.
@MainActor
final class CellContent {
    /// The content configuration as it was set, before `updated(for:)` adapts it to a state.
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    /// The content view that ``content`` created; nil until the content is first shown.
    private(set) var contentView: (any UIView & UIContentView)?
    private(set) var backgroundView: BackgroundConfigurationView?

    /// Shows the content configuration in `host`, updated for `state` unless `state` is nil. Reuses the current content view if it supports the
    /// configuration; otherwise creates a new one. A nil configuration removes the content view.
    func showContent(in host: UIView, for state: (any UIConfigurationState)?) {
        guard let content else {
            contentView?.removeFromSuperview()
            return contentView = nil
        }
        let configuration: any UIContentConfiguration = if let state { content.updated(for: state) } else { content }
        if let contentView, contentView.superview === host, contentView.supports(configuration) {
            contentView.configuration = configuration
        } else {
            contentView?.removeFromSuperview()
            let view = configuration.makeContentView()
            contentView = view
            view.frame = host.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            host.addSubview(view)
        }
    }

    /// Shows the background configuration behind all other subviews of `host`, updated for `state` unless `state` is nil. A nil configuration
    /// removes the background view.
    func showBackground(behind host: UIView, for state: (any UIConfigurationState)?) {
        guard let background else {
            backgroundView?.removeFromSuperview()
            return backgroundView = nil
        }
        let configuration = if let state { background.updated(for: state) } else { background }
        if let backgroundView, backgroundView.superview === host {
            backgroundView.configuration = configuration
            return
        }
        let view = BackgroundConfigurationView(configuration)
        backgroundView = view
        view.frame = host.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.insertSubview(view, at: 0)
    }
}
