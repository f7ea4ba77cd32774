extension UISearchBar {
    /// Sets ``backgroundImage``. Differs from UIKit: one image serves all positions and metrics.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
    }

    /// The image that ``setBackgroundImage(_:for:barMetrics:)`` set.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
}
