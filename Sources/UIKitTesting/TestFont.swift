import UIKit

extension TestHost {
    /// The font family of all text in test hosts.
    public nonisolated static let fontFamily = "Inter"
}

/// Checks that the test hosts' font is installed.
@MainActor
enum TestFont {
    /// The message if the font is not installed.
    static let advice =
        "The font family \(TestHost.fontFamily) is not installed, so text in snapshots differs from other machines. Run `make setup`."

    /// Whether the test hosts' font is installed.
    static let isInstalled = UIFont.familyNames.contains(TestHost.fontFamily)

    /// Whether this process has written the message.
    private static var wasChecked = false

    /// Writes the message to standard error if the font is missing. Does this once per process.
    static func checkOnce() {
        guard !wasChecked else { return }
        wasChecked = true
        guard !isInstalled else { return }
        FileHandle.standardError.write(Data("UIKitTesting: \(advice)\n".utf8))
    }
}
