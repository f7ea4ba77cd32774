import Foundation
import InterfaceDocuments

/// Text fields, text views and search bars.
@MainActor
enum TextElements {
    static let levels: [InterfaceLevel] = [textField, textView, searchBar]

    private static let textField = InterfaceLevel(
        UITextField.self, ["textField"],
        properties: [
            .text("text", \.text), .text("placeholder", \.placeholder), .font("fontDescription", \.font), .color("textColor", \.textColor),
            .choice("textAlignment", InterfaceText.alignments, \.textAlignment),
            .choice("borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect], \.borderStyle),
            .choice("clearButtonMode", modes, \.clearButtonMode), .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
            .number("minimumFontSize", \.minimumFontSize), .flag("clearsOnBeginEditing", \.clearsOnBeginEditing),
            .image("background", \.background), .image("disabledBackground", \.disabledBackground),
            .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        ],
        unwritten: [.flag("adjustsFontSizeToFit", is: true, of: ["textField"], \.adjustsFontSizeToFitWidth)],
        outlets: [
            InterfaceOutlet("delegate", conforming: \.delegate)
        ]
    ) { field, element, loader in
        if let text = element.child(key: "attributedText"), text.name == "attributedString" {
            field.attributedText = InterfaceText.attributedString(text, loader)
        }
        if let text = element.child(key: "attributedPlaceholder"), text.name == "attributedString" {
            field.attributedPlaceholder = InterfaceText.attributedString(text, loader)
        }
        readTraits(of: field, element)
    }

    private static let modes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    private static let textView = InterfaceLevel(
        UITextView.self, ["textView"],
        properties: [
            .text("text", \.text), .font("fontDescription", \.font), .color("textColor", \.textColor),
            .choice("textAlignment", InterfaceText.alignments, \.textAlignment), .flag("editable", \.isEditable),
            .flag("selectable", \.isSelectable), .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        ],
        outlets: [
            InterfaceOutlet("delegate", conforming: \.delegate)
        ]
    ) { view, element, loader in
        if let text = element.child(key: "attributedText"), text.name == "attributedString" {
            view.attributedText = InterfaceText.attributedString(text, loader)
        }
        readTraits(of: view, element)
    }

    private static let searchBar = InterfaceLevel(
        UISearchBar.self, ["searchBar"],
        properties: [
            .text("text", \.text), .text("placeholder", \.placeholder), .text("prompt", \.prompt),
            .choice("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal], \.searchBarStyle),
            .flag("showsCancelButton", \.showsCancelButton), .flag("showsScopeBar", \.showsScopeBar),
            .color("barTintColor", \.barTintColor),
        ],
        outlets: [
            InterfaceOutlet("delegate", conforming: \.delegate)
        ]
    ) { bar, element, loader in
        let titles = element.contents(of: "scopeButtonTitles").prefix(InterfaceLimits.segments)
        if !titles.isEmpty { bar.scopeButtonTitles = titles.map(\.text) }
        if let traits = element.child(key: "textInputTraits") ?? element.child("textInputTraits") {
            if let value = traits["keyboardType"].flatMap({ keyboards[$0] }) { bar.keyboardType = value }
            if let value = traits["returnKeyType"].flatMap({ returnKeys[$0] }) { bar.returnKeyType = value }
            if let value = traits["autocapitalizationType"].flatMap({ capitals[$0] }) { bar.autocapitalizationType = value }
            if let value = traits["autocorrectionType"] {
                bar.autocorrectionType = value == "no" ? .no : value == "yes" ? .yes : .default
            }
        }
    }

    private static func readTraits<Input: UITextInputTraits>(of input: Input, _ element: InterfaceElement) {
        guard let traits = element.child(key: "textInputTraits") ?? element.child("textInputTraits") else { return }
        if let value = traits["keyboardType"].flatMap({ keyboards[$0] }) { input.keyboardType = value }
        if let value = traits["returnKeyType"].flatMap({ returnKeys[$0] }) { input.returnKeyType = value }
        if let value = traits["autocapitalizationType"].flatMap({ capitals[$0] }) { input.autocapitalizationType = value }
        if let value = traits["autocorrectionType"] { input.autocorrectionType = value == "no" ? .no : value == "yes" ? .yes : .default }
        if let value = traits["spellCheckingType"] { input.spellCheckingType = value == "no" ? .no : value == "yes" ? .yes : .default }
        if let value = traits["keyboardAppearance"] {
            input.keyboardAppearance = value == "light" ? .light : value == "default" ? .default : .dark
        }
        if let value = traits.flag("secureTextEntry") { input.isSecureTextEntry = value }
        if let value = traits.flag("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = value }
        if let value = traits["textContentType"] { input.textContentType = UITextContentType(rawValue: value) }
    }

    private static let capitals: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    private static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}
