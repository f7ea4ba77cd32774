import Foundation
import Testing

/// Tests with a window system, real time and real input. They run one after another, so that each test has the machine to itself.
/// They are skipped without WebKitGTK.
@Suite(.serialized, .enabled(if: WebLibrary.isInstalled, "WebKitGTK is not installed: Scripts/setup installs libwebkitgtk-6.0-4."))
struct WebWindow {}

/// The WebKitGTK library, which this package does not include.
enum WebLibrary {
    /// Whether the library can be opened. The library is never closed, because its threads still run its code.
    static let isInstalled = dlopen("libwebkitgtk-6.0.so.4", RTLD_LAZY | RTLD_LOCAL) != nil
}
