import Foundation

/// What configurations show in a cell: a content view in the cell's own content view's place, and a background.
///
/// Cells of collection and of table views and headers of table views each hold one of these, once they have a configuration.
@MainActor
final class CellContent {
    /// What is shown, before the state changes it.
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    /// The views that show it.
    private(set) var contentView: (any UIView & UIContentView)?
    private(set) var backgroundView: BackgroundConfigurationView?

    /// Shows the content configuration in `host`, updated for `state` unless that is nil: in the current content view if it supports the
    /// configuration, else in a new one. Without a configuration, removes the content view.
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

    /// Shows the background configuration behind everything in `host`, updated for `state` unless that is nil. Without a configuration,
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
