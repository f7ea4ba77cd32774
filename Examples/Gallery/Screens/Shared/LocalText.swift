import UIKit

/// A text of the Gallery's in the person's language, by its English text (`Localizable.xcstrings`).
func local(_ english: String) -> String { NSLocalizedString(english, bundle: .module, comment: "") }
