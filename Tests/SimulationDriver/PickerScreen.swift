import UIKit

/// Pickers in a scrolling stack, whose locale, calendar and mode change.
final class PickerScreen: UIViewController, ActingScreen, UIPickerViewDataSource, UIPickerViewDelegate {
    private let picker = UIPickerView()
    private let dates = [UIDatePicker(), UIDatePicker(), UIDatePicker()]
    private let calendar = UICalendarView()
    private let well = UIColorWell()
    private let activity = UIActivityIndicatorView(style: .medium)
    private let progress = UIProgressView()
    private let stack = UIStackView()
    private var rows = 12

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        picker.dataSource = self
        picker.delegate = self
        dates[0].preferredDatePickerStyle = .compact
        dates[1].preferredDatePickerStyle = .wheels
        dates[2].preferredDatePickerStyle = .inline
        for date in dates { date.date = Date(timeIntervalSince1970: 1_700_000_000) }
        calendar.visibleDateComponents = DateComponents(year: 2023, month: 11)
        for view in [picker, activity, progress, well] + dates + [calendar] { stack.addArrangedSubview(view) }
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? rows : 3 }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row \(row)" }

    private static let locales = ["en_US", "de_DE", "ar_EG", "ja_JP", "he_IL", "th_TH"]

    func act(_ a: Int, _ b: Int, _ c: Int) {
        loadViewIfNeeded()
        let date = dates[b % dates.count]
        switch a % 10 {
        case 0: picker.selectRow(rows == 0 ? 0 : c % rows, inComponent: 0, animated: b % 2 == 0)
        case 1:
            rows = c % 20
            picker.reloadAllComponents()
        case 2: date.setDate(Date(timeIntervalSince1970: 1_700_000_000 + Double(c) * 40_000), animated: b % 2 == 0)
        case 3: date.locale = Locale(identifier: Self.locales[c % Self.locales.count])
        case 4: date.datePickerMode = [.date, .time, .dateAndTime][c % 3]
        case 5: calendar.locale = Locale(identifier: Self.locales[c % Self.locales.count])
        case 6: calendar.setVisibleDateComponents(DateComponents(year: 2022 + b % 3, month: 1 + c % 12), animated: b % 2 == 0)
        case 7:
            let hidden = stack.arrangedSubviews[c % stack.arrangedSubviews.count]
            if b % 2 == 0 { UIView.animate(withDuration: 0.3) { hidden.isHidden.toggle() } } else { hidden.isHidden.toggle() }
        case 8: progress.setProgress(Float(c % 11) / 10, animated: b % 2 == 0)
        default: date.calendar = Calendar(identifier: [.gregorian, .buddhist, .hebrew, .islamicCivil][c % 4])
        }
    }
}
