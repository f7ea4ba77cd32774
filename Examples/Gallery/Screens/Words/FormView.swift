import UIKit

/// A form with fields of all kinds.
final class FormView: UIView, UISearchTextFieldDelegate, UISearchBarDelegate {
    /// Called with a description of each event.
    var onNews: (String) -> Void = { _ in }
    private let scroll = UIScrollView()
    /// Finds fields by their names.
    private let search = UISearchBar()
    private let name = UITextField()
    private let mail = UITextField()
    private let phone = UITextField()
    /// Suggests countries that begin with the typed text.
    private let country = UISearchTextField()
    private let password = UITextField()
    private let amount = UITextField()
    private let date = UIDatePicker()
    private let notes = UITextView()
    private lazy var groups = [
        ControlGroup(
            "Person",
            [
                ControlRow("Name", [name], fills: true), ControlRow("Mail", [mail], fills: true), ControlRow("Phone", [phone], fills: true),
                ControlRow("Country", [country], fills: true), ControlRow("Password", [password], fills: true),
            ]),
        ControlGroup("Order", [ControlRow("Amount", [amount], fills: true), ControlRow("Date", [date])]),
        ControlGroup("Notes", [ControlRow("", [notes], fills: true)]),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scroll)
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .onDrag
        search.searchBarStyle = .minimal
        search.placeholder = local("Search")
        search.delegate = self
        scroll.addSubview(search)
        for (field, placeholder, keyboard, content) in [
            (name, "Ida Lund", UIKeyboardType.default, UITextContentType.name), (mail, "ida@example.org", .emailAddress, .emailAddress),
            (phone, "+49 30 123456", .phonePad, .telephoneNumber), (country, "Search", .default, .countryName),
            (password, "At least eight letters", .default, .newPassword),
            (amount, "0.00", .decimalPad, .creditCardNumber),
        ] {
            field.borderStyle = .roundedRect
            field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30)
            field.adjustsFontForContentSizeCategory = true
            field.placeholder = local(placeholder)
            field.keyboardType = keyboard
            field.textContentType = content
            field.clearButtonMode = .whileEditing
            field.returnKeyType = .next
            field.delegate = self
        }
        country.addAction(UIAction { [weak self] _ in self?.suggestCountries() }, for: .editingChanged)
        mail.autocapitalizationType = .none
        password.isSecureTextEntry = true
        let unit = UILabel()
        unit.text = "€ "
        unit.textColor = .secondaryLabel
        amount.rightView = unit
        amount.rightViewMode = .always
        date.datePickerMode = .date
        date.preferredDatePickerStyle = .compact
        date.date = Date(timeIntervalSince1970: 1_750_000_000)
        date.timeZone = TimeZone(identifier: "UTC")
        notes.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16), maximumPointSize: 30)
        notes.adjustsFontForContentSizeCategory = true
        notes.text = local("Please ring twice.")
        notes.backgroundColor = .clear
        notes.accessibilityLabel = local("Notes")
        for group in groups { scroll.addSubview(group) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        search.frame = CGRect(x: -8, y: 0, width: bounds.width + 16, height: 56)
        var top: CGFloat = 64
        for group in groups where !group.isHidden {
            let height = group.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
            group.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height + 20
        }
        scroll.contentSize = CGSize(width: bounds.width, height: top)
    }

    // MARK: Finding fields

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        for group in groups { group.show(having: searchText) }
        setNeedsLayout()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    // MARK: Countries

    /// The country names in the desktop's locale.
    private static let countries = Locale.Region.isoRegions
        .filter { $0.subRegions.isEmpty && $0.containingRegion != nil }
        .compactMap { Locale.desktop.localizedString(forRegionCode: $0.identifier) }
        .sorted { $0.compare($1, locale: .desktop) == .orderedAscending }

    private func suggestCountries() {
        let typed = country.text ?? ""
        let fitting = FormView.countries.lazy.filter {
            $0.range(of: typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil && $0 != typed
        }
        country.searchSuggestions = typed.isEmpty ? nil : fitting.prefix(6).map { UISearchSuggestionItem(localizedSuggestion: $0) }
    }

    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        searchTextField.text = suggestion.localizedSuggestion
    }

    // MARK: UITextFieldDelegate

    /// Amounts have digits and one decimal point.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard textField === amount else { return true }
        let whole = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        let fits = whole.allSatisfy { $0.isNumber || $0 == "." } && whole.filter { $0 == "." }.count <= 1
        if !fits { onNews(local("An amount has digits and one point")) }
        return fits
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let order = [name, mail, phone, country, password, amount]
        guard let index = order.firstIndex(of: textField), index + 1 < order.count else {
            textField.resignFirstResponder()
            return true
        }
        order[index + 1].becomeFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if textField === mail, let text = mail.text, !text.isEmpty {
            onNews(text.contains("@") ? local("Mail goes to %1", with: text) : local("A mail address has an @"))
        }
    }
}
