import Foundation

/// Traits of a text as hints for keyboards and input methods.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The automatic capitalization. Sentences unless set.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether input methods correct words during typing.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether typed quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two typed hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether cut and paste adjust the spaces around words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The kind of text that is typed.
    var keyboardType: UIKeyboardType { get set }
    /// Whether keyboards and input views are light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the Return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the Return key is disabled while the text is empty.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden on the screen.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text. Nil without a known meaning.
    var textContentType: UITextContentType! { get set }
}

/// Defaults of the traits.
extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No capitalization.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3
}

/// Whether input methods correct words during typing.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The input method decides whether to correct words.
    case `default` = 0
    /// Input methods do not correct words.
    case no = 1
    /// Input methods correct words.
    case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// Spelling is checked if the desktop checks spelling and the text is prose. Prose has the `keyboardType` default or Twitter and no
    /// `textContentType`, and its `autocorrectionType` is not `no`.
    case `default` = 0
    /// Spelling is not checked.
    case no = 1
    /// Spelling is checked, also if the desktop does not check it.
    case yes = 2
}

/// Whether typed quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
    /// Quotation marks stay straight.
    case `default` = 0
    /// Quotation marks stay straight.
    case no = 1
    /// Quotation marks become curly.
    case yes = 2
}

/// Whether two typed hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// Two hyphens stay hyphens.
    case `default` = 0
    /// Two hyphens stay hyphens.
    case no = 1
    /// Two hyphens become a dash.
    case yes = 2
}

/// Whether cut and paste adjust the spaces around words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// Spaces are not adjusted.
    case `default` = 0
    /// Spaces are not adjusted.
    case no = 1
    /// Spaces are adjusted.
    case yes = 2
}

/// The kind of text that a keyboard types.
public enum UIKeyboardType: Int, Sendable {
    /// Any text.
    case `default` = 0
    /// Letters without accents.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    /// A web address.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// A telephone number.
    case phonePad = 5
    /// A name or a telephone number.
    case namePhonePad = 6
    /// An email address.
    case emailAddress = 7
    /// A number with a decimal point.
    case decimalPad = 8
    /// A message with user names (`@`) and topics (`#`).
    case twitter = 9
    /// Search terms or a web address.
    case webSearch = 10
    /// ASCII digits only.
    case asciiCapableNumberPad = 11

    /// The older name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether input views are light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The window's appearance.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// The older name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The action in the title of the Return key.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Search with Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next: continues with the next field.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Search with Yahoo.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}

/// The meaning of a text, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix after a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organization's name.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location in any form, such as an address or the name of a sight.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state or province of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city, such as a district.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The user's name in an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A newly chosen password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once, for example from a text message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date and a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
}
