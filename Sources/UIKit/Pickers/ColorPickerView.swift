import CoreGraphics
import Foundation

/// The content of a colour picker: a grid or sliders, the opacity, and the selected colour.
@MainActor
final class ColorPickerView: UIView {
    var onChoice: (UIColor, Bool) -> Void = { _, _ in }
    var onClose: () -> Void = {}
    var supportsAlpha = true {
        didSet { showColor() }
    }
    var title = "" {
        didSet { heading.text = title }
    }
    /// The selected colour.
    var color: UIColor {
        get { UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: supportsAlpha ? opacity : 1) }
        set {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
            newValue.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            parts = [red, green, blue].map { min(max($0, 0), 1) }
            opacity = min(max(alpha, 0), 1)
            showColor()
        }
    }

    private var parts: [CGFloat] = [0, 0, 0]
    private var opacity: CGFloat = 1
    private let heading = UILabel()
    private let close = UIButton(type: .system)
    private let kinds = UISegmentedControl(items: [LocalizedStrings.text("Grid"), LocalizedStrings.text("Sliders")])
    private let grid = ColorGridView()
    private let swatch = UIView()
    private let code = UILabel()
    private lazy var rows = ["Red", "Green", "Blue"].map { ColorSliderRow(LocalizedStrings.text($0)) }
    private let opacityRow = ColorSliderRow(LocalizedStrings.text("Opacity"))

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 380, height: 560))
        backgroundColor = .systemBackground
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        heading.accessibilityTraits = .header
        close.setTitle(LocalizedStrings.text("Done"), for: .normal)
        close.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
        kinds.selectedSegmentIndex = 0
        kinds.addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
        grid.onChoice = { [weak self] parts, continuously in self?.take(parts, continuously) }
        for (index, row) in rows.enumerated() {
            row.onChange = { [weak self] value, continuously in
                guard let self else { return }
                var parts = parts
                parts[index] = value
                take(parts, continuously)
            }
        }
        opacityRow.onChange = { [weak self] value, continuously in
            guard let self else { return }
            opacity = value
            showColor()
            onChoice(color, continuously)
        }
        swatch.layer.cornerRadius = 10
        swatch.layer.borderWidth = 0.5
        code.font = .systemFont(ofSize: 15)
        code.textColor = .secondaryLabel
        for part in [heading, close, kinds, grid, swatch, code, opacityRow] as [UIView] { addSubview(part) }
        for row in rows { addSubview(row) }
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    private func take(_ new: [CGFloat], _ continuously: Bool) {
        parts = new
        showColor()
        onChoice(color, continuously)
    }

    private func showColor() {
        swatch.backgroundColor = color
        swatch.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        let bytes = parts.map { Int(($0 * 255).rounded()) }
        code.text = "#" + bytes.map { String(format: "%02X", $0) }.joined()
        for (row, value) in zip(rows, parts) { row.show(value, text: "\(Int((value * 255).rounded()))") }
        opacityRow.show(opacity, text: "\(Int((opacity * 100).rounded())) %")
        opacityRow.isHidden = !supportsAlpha
        grid.chosen = parts
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 20, dy: 16)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        heading.textAlignment = .center
        close.frame = CGRect(x: isMirrored ? area.minX : area.maxX - 60, y: area.minY, width: 60, height: 32)
        kinds.frame = CGRect(x: area.minX, y: area.minY + 44, width: area.width, height: 32)
        let isGrid = kinds.selectedSegmentIndex == 0
        let foot: CGFloat = (supportsAlpha ? 64 : 0) + 64
        let gridArea = CGRect(
            x: area.minX, y: kinds.frame.maxY + 16, width: area.width, height: max(area.maxY - foot - kinds.frame.maxY - 32, 0))
        grid.isHidden = !isGrid
        let cell = min(gridArea.width / CGFloat(ColorGridView.columns), gridArea.height / CGFloat(ColorGridView.rows))
        let size = CGSize(width: cell * CGFloat(ColorGridView.columns), height: cell * CGFloat(ColorGridView.rows))
        grid.frame = CGRect(x: gridArea.midX - size.width / 2, y: gridArea.minY, width: size.width, height: size.height)
        for (index, row) in rows.enumerated() {
            row.isHidden = isGrid
            row.frame = CGRect(x: area.minX, y: gridArea.minY + CGFloat(index) * 68, width: area.width, height: 60)
        }
        opacityRow.frame = CGRect(x: area.minX, y: area.maxY - foot, width: area.width, height: 60)
        swatch.frame = CGRect(x: isMirrored ? area.maxX - 48 : area.minX, y: area.maxY - 48, width: 48, height: 48)
        code.textAlignment = isMirrored ? .right : .left
        code.frame = CGRect(x: area.minX + (isMirrored ? 0 : 60), y: area.maxY - 48, width: max(area.width - 60, 0), height: 48)
    }
}

/// A grid of colours: greys in the first row, and twelve hues from dark to light below.
@MainActor
final class ColorGridView: UIView {
    static let columns = 12
    static let rows = 10

    var onChoice: ([CGFloat], Bool) -> Void = { _, _ in }
    var chosen: [CGFloat] = [] {
        didSet { if chosen != oldValue { positionMark() } }
    }
    private let mark = UIView()

    init() {
        super.init(frame: .zero)
        isOpaque = false
        layer.cornerRadius = 8
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = LocalizedStrings.text("Colors")
        accessibilityTraits = .adjustable
        mark.layer.borderWidth = 3
        mark.layer.borderColor = UIColor.white.cgColor
        mark.layer.cornerRadius = 3
        mark.isUserInteractionEnabled = false
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    /// Red, green and blue of a cell, from 0 to 1.
    static func color(column: Int, row: Int) -> [CGFloat] {
        if row == 0 {
            let white = 1 - CGFloat(column) / CGFloat(columns - 1)
            return [white, white, white]
        }
        let hue = CGFloat(column) / CGFloat(columns)
        let step = CGFloat(row) / CGFloat(rows - 1)
        let saturation = step < 0.5 ? 1 : 1 - (step - 0.5) * 1.7
        let brightness = min(1, 0.3 + step * 1.4)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        UIColor(hue: hue, saturation: max(saturation, 0.12), brightness: brightness, alpha: 1)
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue]
    }

    override func draw(_ rect: CGRect) {
        let side = CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let parts = Self.color(column: column, row: row)
                UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1).setFill()
                UIRectFill(
                    CGRect(
                        x: CGFloat(column) * side.width, y: CGFloat(row) * side.height, width: side.width + 0.5, height: side.height + 0.5))
            }
        }
    }

    private func positionMark() {
        guard bounds.width > 0, chosen.count == 3 else { return mark.isHidden = true }
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let parts = Self.color(column: column, row: row)
                guard zip(parts, chosen).allSatisfy({ abs($0 - $1) < 0.004 }) else { continue }
                let side = CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
                mark.frame = CGRect(x: CGFloat(column) * side.width, y: CGFloat(row) * side.height, width: side.width, height: side.height)
                let isLight = parts.reduce(0, +) > 2.2
                mark.layer.borderColor = (isLight ? UIColor.darkGray : UIColor.white).cgColor
                return mark.isHidden = false
            }
        }
        mark.isHidden = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        positionMark()
        setNeedsDisplay()
    }

    private func choose(at point: CGPoint, _ continuously: Bool) {
        let column = Int(point.x / max(bounds.width, 1) * CGFloat(Self.columns))
        let row = Int(point.y / max(bounds.height, 1) * CGFloat(Self.rows))
        onChoice(
            Self.color(column: min(max(column, 0), Self.columns - 1), row: min(max(row, 0), Self.rows - 1)), continuously)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, true) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, true) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, false) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, false) }

    private func move(_ touches: Set<UITouch>, _ continuously: Bool) {
        if let touch = touches.first { choose(at: touch.location(in: self), continuously) }
    }

    // MARK: Accessibility

    /// The selected colour in hexadecimal digits (RRGGBB).
    override var valueByDefault: String? { "#" + chosen.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined() }

    override func accessibilityIncrement() { step(1) }

    override func accessibilityDecrement() { step(-1) }

    /// Selects the next (1) or previous (-1) colour in reading order; the first one if the grid does not contain the selected colour.
    private func step(_ way: Int) {
        let all = (0..<Self.rows * Self.columns).map { Self.color(column: $0 % Self.columns, row: $0 / Self.columns) }
        let here = all.firstIndex { zip($0, chosen).allSatisfy { abs($0 - $1) < 0.004 } }
        onChoice(all[min(max((here ?? -way) + way, 0), all.count - 1)], false)
    }

    /// Prevents gestures, such as the drag of the sheet, from taking the grid's touches.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A labelled slider with its value.
@MainActor
final class ColorSliderRow: UIView {
    var onChange: (CGFloat, Bool) -> Void = { _, _ in }
    private let label = UILabel()
    private let value = UILabel()
    private let slider = UISlider()

    init(_ name: String) {
        super.init(frame: .zero)
        label.text = name
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textColor = .secondaryLabel
        value.font = .systemFont(ofSize: 15)
        slider.accessibilityLabel = name
        slider.addAction(
            UIAction { [weak self] _ in self.map { $0.onChange(CGFloat($0.slider.value), $0.slider.isTracking) } }, for: .valueChanged)
        slider.addAction(
            UIAction { [weak self] _ in self.map { $0.onChange(CGFloat($0.slider.value), false) } },
            for: [.touchUpInside, .touchUpOutside])
        for part in [label, value, slider] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ part: CGFloat, text: String) {
        if abs(CGFloat(slider.value) - part) > 0.001 { slider.value = Float(part) }
        value.text = text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.textAlignment = isMirrored ? .right : .left
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
        let width = max(bounds.width - 68, 0)
        slider.frame = CGRect(x: isMirrored ? 68 : 0, y: 22, width: width, height: 34)
        value.textAlignment = isMirrored ? .left : .right
        value.frame = CGRect(x: isMirrored ? 0 : width + 8, y: 22, width: 60, height: 34)
    }
}
