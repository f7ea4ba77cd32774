import Foundation

/// A way to type: the language that is typed.
///
/// Differs from UIKit: the languages are those of the desktop, since a keyboard's layout has no language on Linux.
@preconcurrency @MainActor
open class UITextInputMode: MainActorObject {
    private var language: String?

    /// The language as a BCP 47 tag, `de-AT` for example; nil if the desktop names none.
    open var primaryLanguage: String? { language }

    /// A mode without a language.
    public init() {
        super.init(onMainActor: ())
    }

    convenience init(language: String) {
        self.init()
        self.language = language
    }

    /// One mode for each language of the desktop, the preferred one first.
    open class var activeInputModes: [UITextInputMode] {
        let languages = LocalizedTables.desktopLanguages
        // The list also has each language without its region.
        let full = languages.filter { language in !languages.contains { $0.hasPrefix(language + "-") } }
        return full.map { UITextInputMode(language: $0) }
    }
}
