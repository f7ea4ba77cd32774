import Foundation

/// An input mode for text: the language in which the user types.
///
/// Differs from UIKit: the modes are the desktop's languages, because a keyboard layout has no language on Linux.
@preconcurrency @MainActor
open class UITextInputMode: MainActorObject {
    private var language: String?

    /// The language as a BCP 47 tag, such as `de-AT`; nil if the desktop does not specify one.
    open var primaryLanguage: String? { language }

    /// Creates a mode without a language.
    public init() {
        super.init(onMainActor: ())
    }

    convenience init(language: String) {
        self.init()
        self.language = language
    }

    /// The modes for the desktop's languages, the preferred one first.
    open class var activeInputModes: [UITextInputMode] {
        let languages = DesktopLanguages.preferred
        // Omits a language without a region if the list also contains it with a region.
        let full = languages.filter { language in !languages.contains { $0.hasPrefix(language + "-") } }
        return full.map { UITextInputMode(language: $0) }
    }
}
