import UIKit

extension TestHost {
    /// The font family in which every test host draws its texts.
    public nonisolated static let fontFamily = "Inter"
}

/// Looks whether the test hosts' font is there.
@MainActor
enum TestFont {
    /// What to say when it is not.
    static let advice =
        "The font family \(TestHost.fontFamily) is not installed, so texts and pictures differ from those of other machines: run `make setup`."

    /// Whether the family is installed.
    static let isInstalled = UIFont.familyNames.contains(TestHost.fontFamily)

    private static var wasChecked = false

    /// Says it on standard error, once a process, when the font is missing.
    static func checkOnce() {
        guard !wasChecked else { return }
        wasChecked = true
        guard !isInstalled else { return }
        FileHandle.standardError.write(Data("UIKitTesting: \(advice)\n".utf8))
    }
}
