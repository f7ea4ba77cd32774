import Foundation
import Testing

/// Tests with a window system, real time and real input. They run one after the other: each has the machine to itself. Without WebKitGTK they are
/// skipped.
@Suite(.serialized, .enabled(if: WebLibrary.isInstalled, "WebKitGTK is not installed: Scripts/setup installs libwebkitgtk-6.0-4."))
struct WebWindow {}

/// What web views need and this package does not bring.
enum WebLibrary {
    /// The library can be opened. It stays open: threads that it started would end in code that is gone.
    static let isInstalled = dlopen("libwebkitgtk-6.0.so.4", RTLD_LAZY | RTLD_LOCAL) != nil
}
