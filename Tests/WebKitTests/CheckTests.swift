import Foundation
import Testing
import WindowTestSupport

extension WebWindow {
    /// Features of web views, checked inside of a probe app with a window. Each check has a name.
    @Suite struct Checks {
        @Test(arguments: [
            "load", "stream", "history", "refused", "policy", "files", "file parts", "file links", "frames", "downloads", "pictures",
            "scrolling", "zoom",
            "storyboard", "shared", "values", "errors", "async", "worlds",
            "messages", "replies",
            "flood", "user scripts", "late scheme", "scheme twice", "scheme never", "scheme fails", "large page", "dialogs", "windows",
            "passwords", "choosing files", "permissions",
            "cookies", "ephemeral", "rules", "killed", "endless", "gone", "agent",
        ])
        func check(_ name: String) async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try display.launch("WebProbe", ["check", name], environment: ["LODESTONE_WINDOW": "900x700 bare"])
            try await eventually("\(name) is done", within: 90, about: [probe]) {
                probe.output.contains("\ndone") || probe.output.hasPrefix("done")
            }
            #expect(probe.output.split(separator: "\n").contains("ok \(name)"), "\(probe.output)")
        }

        @Test func loadingWithoutADisplayFails() async throws {
            let probe = try Subprocess(
                [try BuiltProduct.path(of: "WebProbe"), "headless"],
                environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": nil])
            #expect(try await probe.waitForExit() == 0)
            #expect(probe.output.contains("failed noDisplay"), "\(probe.output)")
        }

        @Test("The library is loaded while another thread loads the decoder of an image")
        func loadingBesideADecoder() async throws {
            let probe = try Subprocess(
                [try BuiltProduct.path(of: "WebProbe"), "decoder"],
                environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": nil])
            #expect(try await probe.waitForExit() == 0)
            #expect(probe.output.contains("decoded") && probe.output.contains("failed noDisplay"), "\(probe.output)")
        }

        @Test func loadingWithoutTheLibraryNamesThePackage() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try display.launch("WebProbe", ["headless"], environment: ["LODESTONE_WEBKIT": "/nowhere/libwebkitgtk.so"])
            #expect(try await probe.waitForExit() == 0)
            #expect(probe.output.contains("libwebkitgtk-6.0-4"), "\(probe.output)")
        }
    }
}
