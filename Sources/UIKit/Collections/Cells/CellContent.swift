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

    /// Shows `configuration` in `host`: in the view that shows one already, if that can, or else in a new one.
    func show(_ configuration: any UIContentConfiguration, in host: UIView) {
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

    func removeContent() {
        contentView?.removeFromSuperview()
        contentView = nil
    }

    /// Shows `configuration` behind everything in `host`.
    func show(_ configuration: UIBackgroundConfiguration, behind host: UIView) {
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

    func removeBackground() {
        backgroundView?.removeFromSuperview()
        backgroundView = nil
    }
}
