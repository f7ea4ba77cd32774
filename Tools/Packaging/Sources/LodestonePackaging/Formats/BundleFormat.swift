/// A format of a packaged app.
enum BundleFormat: String, CaseIterable {
    case tar, deb, appdir, flatpak
    /// The installed tree below a prefix. The Flatpak manifest uses this format.
    case prefix
}
