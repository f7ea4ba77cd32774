import CoreGraphics
import UIKit

/// A cell with a title, a detail, a symbol and a control.
@MainActor
final class FactCell: UITableViewCell, UITextFieldDelegate {
    private static let margin: CGFloat = 14
    private static let symbolSize: CGFloat = 18
    private static let font = UIFont.systemFont(ofSize: 13)
    private static let boldFont = UIFont.systemFont(ofSize: 13, weight: .medium)

    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let symbolView = UIImageView()
    private var row = FactRow("")
    private var field: UITextField?
    private var stepper: UIStepper?
    private var controls: [UIView] = []

    /// Whether the user is using the control, so that the row must not be replaced.
    var isBusy: Bool { (field?.isFirstResponder ?? false) || controls.contains { ($0 as? UISlider)?.isTracking ?? false } }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = Self.boldFont
        titleLabel.numberOfLines = 0
        detailLabel.font = Self.font
        detailLabel.textColor = .secondaryLabel
        detailLabel.numberOfLines = 0
        symbolView.contentMode = .scaleAspectFit
        for view in [titleLabel, detailLabel, symbolView] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a row.
    func show(_ row: FactRow) {
        self.row = row
        titleLabel.text = row.title
        detailLabel.text = row.detail
        titleLabel.font = row.symbol == nil ? Self.boldFont : Self.font
        symbolView.image = row.symbol.flatMap { UIImage(systemName: $0.rawValue) }
        symbolView.tintColor =
            switch row.symbol {
            case .good: .systemGreen
            case .problem: .systemOrange
            default: .secondaryLabel
            }
        for control in controls { control.removeFromSuperview() }
        (controls, field, stepper) = ([], nil, nil)
        selectionStyle = .none
        accessoryType = .none
        addControl()
        setNeedsLayout()
    }

    private func addControl() {
        switch row.control {
        case .none: break
        case .toggle(let isOn, let set):
            let toggle = UISwitch()
            toggle.isOn = isOn
            toggle.addAction(UIAction { [weak toggle] _ in toggle.map { set($0.isOn) } }, for: .valueChanged)
            add(toggle)
        case .slider(let value, let range, let set):
            let slider = UISlider()
            slider.minimumValue = Float(range.lowerBound)
            slider.maximumValue = Float(range.upperBound)
            slider.value = Float(value)
            slider.addAction(UIAction { [weak slider] _ in slider.map { set(Double($0.value)) } }, for: .valueChanged)
            add(slider)
        case .number(let value, let step, let set): addNumber(value, step, set)
        case .action:
            selectionStyle = .default
            accessoryType = .disclosureIndicator
        case .curve(let values, let time):
            let curve = CurveView()
            curve.values = values
            curve.time = time
            add(curve)
        }
        for control in controls { control.accessibilityLabel = row.title }
    }

    private func add(_ control: UIView) {
        contentView.addSubview(control)
        controls.append(control)
    }

    private func addNumber(_ value: Double, _ step: Double, _ set: @escaping @MainActor (Double) -> Void) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        field.textAlignment = .right
        field.text = InspectorFormat.number(value)
        field.delegate = self
        let stepper = UIStepper()
        stepper.minimumValue = -100_000
        stepper.maximumValue = 100_000
        stepper.stepValue = step
        stepper.value = value
        stepper.addAction(
            UIAction { [weak stepper, weak field] _ in
                guard let stepper else { return }
                field?.text = InspectorFormat.number(stepper.value)
                set(stepper.value)
            }, for: .valueChanged)
        field.addAction(
            UIAction { [weak stepper, weak field] _ in
                let text = field?.text?.replacingOccurrences(of: "−", with: "-").replacingOccurrences(of: ",", with: ".") ?? ""
                guard let number = Double(text), number.isFinite, abs(number) <= 100_000 else {
                    field?.text = stepper.map { InspectorFormat.number($0.value) }
                    return
                }
                stepper?.value = number
                set(number)
            }, for: .editingDidEnd)
        self.field = field
        self.stepper = stepper
        add(field)
        add(stepper)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    // MARK: Layout

    /// The width of the row's control, with the gap before it.
    private static func controlWidth(_ row: FactRow, _ width: CGFloat) -> CGFloat {
        switch row.control {
        case .none: 0
        case .toggle: 63
        case .slider: max(min(180, width * 0.45), 90) + 12
        case .number: 72 + 8 + 94 + 12
        case .action: 20
        case .curve: 84
        }
    }

    private static func size(_ text: String, _ font: UIFont, _ width: CGFloat) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let rect = (text as NSString).boundingRect(
            with: CGSize(width: max(width, 20), height: 10_000), options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: font], context: nil)
        return CGSize(width: rect.width.rounded(.up), height: rect.height.rounded(.up))
    }

    private struct Metrics {
        var title = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    private static func metrics(_ row: FactRow, _ width: CGFloat) -> Metrics {
        let left = margin + (row.symbol == nil ? 0 : symbolSize + 8)
        let available = width - left - margin - controlWidth(row, width)
        let titleFont = row.symbol == nil ? boldFont : font
        let title = size(row.title, titleFont, available)
        let detail = size(row.detail, font, available)
        var metrics = Metrics()
        let oneLine = size("A", font, 100).height
        if row.detail.isEmpty
            || row.symbol == nil && title.height <= oneLine + 2 && detail.height <= oneLine + 2
                && title.width + detail.width + 12 <= available
        {
            let height = max(title.height, detail.height)
            metrics.title = CGRect(x: left, y: 8, width: row.detail.isEmpty ? available : title.width, height: height)
            metrics.detail = CGRect(x: left + available - detail.width, y: 8, width: detail.width, height: height)
            metrics.height = height + 16
        } else {
            metrics.title = CGRect(x: left, y: 8, width: available, height: title.height)
            metrics.detail = CGRect(x: left, y: 8 + title.height + 2, width: available, height: detail.height)
            metrics.height = title.height + detail.height + 18
        }
        let least: CGFloat
        switch row.control {
        case .none: least = 34
        case .curve: least = 48
        case .toggle, .slider, .number, .action: least = 44
        }
        if metrics.height < least {
            let shift = (least - metrics.height) / 2
            metrics.title.origin.y += shift
            metrics.detail.origin.y += shift
            metrics.height = least
        }
        return metrics
    }

    /// The height of a row's cell.
    static func height(of row: FactRow, width: CGFloat) -> CGFloat { metrics(row, width).height }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let metrics = Self.metrics(row, width)
        titleLabel.frame = metrics.title
        detailLabel.frame = metrics.detail
        symbolView.frame = CGRect(x: Self.margin, y: metrics.title.minY - 1, width: Self.symbolSize, height: Self.symbolSize)
        var right = width - Self.margin
        for control in controls.reversed() {
            let size: CGSize
            switch control {
            case is UISwitch, is UIStepper: size = control.intrinsicContentSize
            case is UITextField: size = CGSize(width: 72, height: 32)
            case is CurveView: size = CGSize(width: 72, height: 36)
            default: size = CGSize(width: Self.controlWidth(row, width) - 12, height: 32)
            }
            control.frame = CGRect(
                x: right - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
            right -= size.width + 8
        }
    }
}
