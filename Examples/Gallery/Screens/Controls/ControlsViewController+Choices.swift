import UIKit

// Groups of choice, progress and pointer controls.
extension ControlsViewController {
    var choices: ControlGroup {
        let spans = UISegmentedControl(items: ["Day", "Week", "Month"].map(local))
        spans.selectedSegmentIndex = 0
        spans.addAction(
            UIAction { [weak self] in
                guard let control = $0.sender as? UISegmentedControl else { return }
                self?.say(local("%1 is shown", with: control.titleForSegment(at: control.selectedSegmentIndex) ?? ""))
            }, for: .valueChanged)
        let guests = UIStepper()
        guests.value = 2
        guests.maximumValue = 12
        guests.addAction(
            UIAction { [weak self] in self?.say(local("%lld guests", count: Int(($0.sender as? UIStepper)?.value ?? 0))) },
            for: .valueChanged)
        let pages = UIPageControl()
        pages.numberOfPages = 6
        pages.addAction(
            UIAction { [weak self] in self?.say(local("Page %lld", count: (($0.sender as? UIPageControl)?.currentPage ?? 0) + 1)) },
            for: .valueChanged)
        let paint = UIColorWell()
        paint.title = local("Paint")
        paint.selectedColor = .systemTeal
        paint.addAction(
            UIAction { [weak self] in if let color = ($0.sender as? UIColorWell)?.selectedColor { self?.say(local("Painted"), color) } },
            for: .valueChanged)
        return ControlGroup(
            "Choices",
            [
                ControlRow("Calendar", [spans]), ControlRow("Guests", [guests]), ControlRow("Pages", [pages]), ControlRow("Paint", [paint]),
            ])
    }

    var dates: ControlGroup {
        func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
            let picker = UIDatePicker()
            let departure = DateComponents(calendar: .current, year: 2026, month: 6, day: 9, hour: 9, minute: 41)
            if let date = departure.date { picker.date = date }
            picker.preferredDatePickerStyle = style
            picker.datePickerMode = mode
            picker.addAction(
                UIAction { [weak self] in
                    guard let picker = $0.sender as? UIDatePicker else { return }
                    let formatter = DateFormatter()
                    formatter.locale = .desktopDates
                    (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
                    self?.say(formatter.string(from: picker.date), .systemRed)
                }, for: .valueChanged)
            return picker
        }
        return ControlGroup(
            "Dates", [ControlRow("Leaves", [picker(.compact, .dateAndTime)]), ControlRow("Wakes", [picker(.wheels, .time)])])
    }

    var waiting: ControlGroup {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.6
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.hidesWhenStopped = false
        let work = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: local("Work")) { [weak self] _ in
                if indicator.isAnimating { indicator.stopAnimating() } else { indicator.startAnimating() }
                bar.setProgress(indicator.isAnimating ? 1 : 0.2, animated: true)
                self?.say(local(indicator.isAnimating ? "Work goes on" : "Work is done"))
            })
        return ControlGroup("Waiting", [ControlRow("Progress", [bar], fills: true), ControlRow("Activity", [indicator, work])])
    }

    var symbols: ControlGroup {
        func row(_ text: String, _ names: [String], _ color: UIColor) -> ControlRow {
            ControlRow(
                text,
                names.map { name in
                    let view = UIImageView(image: UIImage(systemName: name))
                    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
                    view.tintColor = color
                    return view
                })
        }
        return ControlGroup(
            "Symbols",
            [
                row("Places", ["house.fill", "map", "airplane", "car.fill", "leaf"], .systemGreen),
                row("People", ["person.2.fill", "bubble.left.and.bubble.right", "phone", "envelope.fill", "heart"], .systemPink),
                row("Media", ["play.circle.fill", "speaker.wave.2", "mic.slash", "camera", "music.note"], .systemIndigo),
            ])
    }
}
