import Foundation

/// A control to select a colour, shown as a disk in a colour wheel. A tap presents a colour picker from the nearest view controller. The well sends
/// `.valueChanged` for each selected colour, also during a drag.
///
/// Its size is 28 × 28 points, and its touch target extends 8 points beyond it.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// The size of a well, in points. The same as in UIKit.
    private static let size = CGSize(width: 28, height: 28)
    private static let ringWidth: CGFloat = 3
    private static let gap: CGFloat = 2
    /// The distance by which the touch target extends beyond the well on each side, in points. The target's size is then 44 × 44 points.
    private static let reach: CGFloat = 8

    private let ring = UIView()
    private let rainbow = CAGradientLayer()
    private let ringShape = CAShapeLayer()
    private let disk = ColorDisk()
    private weak var picker: UIColorPickerViewController?
    private var pointer: ControlPointer?
    private lazy var listener = ColorWellListener(well: self)

    /// Creates a well without a colour, at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Creates a well from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UIColorWell.self, into: self)
    }

    private func setUp() {
        isOpaque = false
        for view in [ring, disk] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        rainbow.type = .conic
        rainbow.startPoint = CGPoint(x: 0.5, y: 0.5)
        rainbow.endPoint = CGPoint(x: 0.5, y: 0)
        rainbow.colors = (0...12).map { UIColor(hue: CGFloat($0) / 12, saturation: 0.85, brightness: 0.95, alpha: 1).cgColor }
        ringShape.fillRule = .evenOdd
        rainbow.mask = ringShape
        ring.layer.addSublayer(rainbow)
        disk.isHidden = true
        pointer = ControlPointer(self)
    }

    // MARK: Colour

    /// The selected colour; nil, the default, for none. Setting it sends no event.
    open var selectedColor: UIColor? {
        didSet {
            disk.color = selectedColor ?? .clear
            disk.isHidden = selectedColor == nil
            if let selectedColor, let picker, picker.selectedColor != selectedColor { picker.selectedColor = selectedColor }
        }
    }

    /// Whether the picker offers an opacity. True by default.
    open var supportsAlpha = true {
        didSet { picker?.supportsAlpha = supportsAlpha }
    }

    /// The title of the picker, and the well's accessibility label; nil, the default, for "Colors".
    open var title: String? {
        didSet { picker?.title = title }
    }

    /// Stores a colour that was selected in the picker, and sends the events.
    fileprivate func take(_ color: UIColor) {
        selectedColor = color
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Picker

    private func openPicker() {
        guard picker == nil, let presenter = nearestController else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = listener
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        picker.popoverPresentationController?.sourceRect = bounds
        self.picker = picker
        presenter.present(picker, animated: true)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.size }

    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ring.frame = circle
        rainbow.frame = ring.bounds
        ringShape.frame = ring.bounds
        let path = CGMutablePath()
        path.addEllipse(in: ring.bounds)
        path.addEllipse(in: ring.bounds.insetBy(dx: Self.ringWidth, dy: Self.ringWidth))
        ringShape.path = path
        disk.frame = circle.insetBy(dx: Self.ringWidth + Self.gap, dy: Self.ringWidth + Self.gap)
    }

    override func stateDidChange() {
        super.stateDidChange()
        let alpha: CGFloat = !isEnabled ? 0.4 : isHighlighted ? 0.7 : 1
        for view in [ring, disk] { view.alpha = alpha }
    }

    override func pointerPart(at point: CGPoint) -> PointerPart? {
        PointerPart(view: self, rect: bounds.insetBy(dx: -4, dy: -4), radius: bounds.height / 2 + 4, lifts: true)
    }

    // MARK: Touches and keys

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }

    override func touchedUpInside(_ event: UIEvent?) { openPicker() }

    override func ownGestures(at point: CGPoint) -> ControlGestures { .tap }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    override func takes(_ key: UIKey, performing: Bool) -> Bool {
        guard case .activate = ControlKey(key, in: self) else { return false }
        if performing { openPicker() }
        return true
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var labelByDefault: String? { title ?? LocalizedStrings.text("Colors") }
    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }
}

/// A disk of a colour. A colour that is not opaque shows a checkerboard behind it.
private final class ColorDisk: UIView {
    private static let square: CGFloat = 4

    var color = UIColor.clear {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIBezierPath(ovalIn: bounds).addClip()
        let shown = color.resolvedColor(with: traitCollection)
        if shown.cgColor.alpha < 1 {
            UIColor.white.setFill()
            context.fill(bounds)
            UIColor(white: 0.8, alpha: 1).setFill()
            let count = Int((max(bounds.width, bounds.height) / Self.square).rounded(.up))
            for row in 0..<count {
                for column in 0..<count where (row + column) % 2 == 0 {
                    context.fill(
                        CGRect(
                            x: CGFloat(column) * Self.square, y: CGFloat(row) * Self.square, width: Self.square, height: Self.square))
                }
            }
        }
        shown.setFill()
        context.fill(bounds)
    }
}

/// The picker's delegate, which forwards colours to a well.
private final class ColorWellListener: MainActorObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(well: UIColorWell) {
        self.well = well
        super.init(onMainActor: ())
    }

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        well?.take(color)
    }
}
