import Foundation

/// What a text is, for keyboards and input methods: hints that they may follow.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters begin large. Sentences unless set.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected while they are typed.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether words are checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces come and go with words that are inserted.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// What is typed.
    var keyboardType: UIKeyboardType { get set }
    /// Light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the Return key does.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the Return key works only where there is text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is not to be seen.
    var isSecureTextEntry: Bool { get set }
    /// What the text means.
    var textContentType: UITextContentType! { get set }
}

/// What holds for a class that says nothing.
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

/// Which letters begin large.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// Those of words.
    case words = 1
    /// Those of sentences.
    case sentences = 2
    /// All.
    case allCharacters = 3
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the input method has it.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
    case yes = 2
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// Where they are corrected.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
    case yes = 2
}

/// Whether quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
    /// They stay as the keyboard has them.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
    case yes = 2
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
    /// They stay as the keyboard has them.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
    case yes = 2
}

/// Whether spaces come and go with words that are inserted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// They do not.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
    case yes = 2
}

/// What is typed.
public enum UIKeyboardType: Int, Sendable {
    /// Text.
    case `default` = 0
    /// Letters without accents.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    /// An address of the web.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// A telephone number.
    case phonePad = 5
    /// A name or a telephone number.
    case namePhonePad = 6
    /// An address of mail.
    case emailAddress = 7
    /// A number with a fraction.
    case decimalPad = 8
    /// A message with names and topics.
    case twitter = 9
    /// Words to search for, or an address of the web.
    case webSearch = 10
    /// Digits without other scripts'.
    case asciiCapableNumberPad = 11

    /// The older name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How input views look.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the window does.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// The older name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// What the Return key does.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Goes.
    case go = 1
    /// Searches with Google.
    case google = 2
    /// Joins.
    case join = 3
    /// Goes on.
    case next = 4
    /// Plans a route.
    case route = 5
    /// Searches.
    case search = 6
    /// Sends.
    case send = 7
    /// Searches with Yahoo.
    case yahoo = 8
    /// Is done.
    case done = 9
    /// Calls for help.
    case emergencyCall = 10
    /// Goes on.
    case `continue` = 11
}

/// What a text means, for programs that fill in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// The type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family's name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What follows a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job's title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organization's name.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card's number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// An account's name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good for once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date and a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
}
