/// A format of a packaged app.
enum BundleFormat: String, CaseIterable {
    case tar, deb, appdir, flatpak
    /// The tree itself, below a prefix. The Flatpak manifest uses it.
    case prefix
}
