import Foundation

/// A view with wheels side by side. One row of each wheel is selected.
///
/// Touches, the mouse, the scroll wheel and arrow keys turn a wheel; a tap on a row selects it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The default height of rows, in points. The same as in UIKit.
    static let rowHeight: CGFloat = 32
    /// The default size of a picker, in points. The same as in UIKit.
    private static let size = CGSize(width: 320, height: 216)
    /// The margin between the picker's side and the band behind the selected rows, and the spacing from the band to the wheels, in points.
    private static let margin: CGFloat = 9
    private static let spacing: CGFloat = 5

    private let band = UIView()
    private(set) var wheels: [PickerWheel] = []
    private var isLoaded = false

    // MARK: Initialization

    /// Creates a picker with a frame; 320 × 216 points if the frame's size is zero.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = Self.size }
        setUp()
    }

    /// Creates a picker from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UIPickerView.self, into: self)
    }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        band.isUserInteractionEnabled = false
        band.layer.cornerRadius = 8
        band.backgroundColor = .tertiarySystemFill
        addSubview(band)
    }

    // MARK: Data

    /// The data source that provides the number of wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadAllComponents() } }
    }

    /// The delegate that provides the rows' content, and observes the selection.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            delegateMethods = ImplementedRequirements(of: delegate)
            reloadAllComponents()
        }
    }
    private(set) var delegateMethods = ImplementedRequirements.none

    /// The number of wheels.
    open var numberOfComponents: Int {
        load()
        return wheels.count
    }

    /// Returns the number of rows of a wheel; 0 for a wheel that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// Returns the size of a wheel's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        layoutIfNeeded()
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// Returns the delegate's view of a visible row; nil if the row is not visible, or has a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.ownView(ofRow: row) }

    /// Reloads all wheels. Selected rows stay selected if they still exist.
    open func reloadAllComponents() {
        isLoaded = true
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(picker: self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in wheels.indices { reloadComponent(component) }
        setNeedsLayout()
    }

    /// Reloads the rows of one wheel.
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component) else { return }
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        let height =
            delegateMethods.contains(.pickerViewRowHeightForComponent)
            ? delegate?.pickerView(self, rowHeightForComponent: component) ?? 0 : 0
        wheel.reload(count: count, rowHeight: height > 0 && height.isFinite ? height : Self.rowHeight)
        setNeedsLayout()
    }

    private func load() {
        if !isLoaded { reloadAllComponents() }
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        load()
        guard wheels.indices.contains(component) else {
            viewLog.warning("\(self) has no component \(component). It has \(wheels.count) components.")
            return nil
        }
        return wheels[component]
    }

    // MARK: Selecting

    /// Selects a row. Does not notify the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component)?.select(row, animated: animated)
    }

    /// Returns the selected row of a wheel; −1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

    /// Whether the band behind the selected rows is shown. Always true, as in UIKit since iOS 7.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    /// Notifies the delegate that the user selected a row.
    func didSelect(_ row: Int, in component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
        band.frame = CGRect(
            x: Self.margin, y: bounds.midY - height / 2 - 1, width: max(bounds.width - 2 * Self.margin, 0), height: height + 2)
        band.isHidden = wheels.isEmpty
        guard !wheels.isEmpty else { return }
        let hasWidths = delegateMethods.contains(.pickerViewWidthForComponent)
        let asked = wheels.indices.map { hasWidths ? delegate?.pickerView(self, widthForComponent: $0) ?? 0 : 0 }
        let gaps = Self.spacing * CGFloat(wheels.count - 1)
        let availableWidth = max(bounds.width - 2 * (Self.margin + 4) - gaps, 0)
        let free = asked.filter { !($0 > 0) }.count
        let fixed = asked.filter { $0 > 0 }.reduce(0, +)
        let share = free > 0 ? max(availableWidth - fixed, 0) / CGFloat(free) : 0
        let widths = asked.map { $0 > 0 ? $0 : share }
        let total = widths.reduce(0, +) + gaps
        var x = bounds.midX - total / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (wheel, width) in zip(wheels, widths) {
            let rect = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            wheel.position(in: rect)
            x += width + Self.spacing
        }
    }

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .group }
}
