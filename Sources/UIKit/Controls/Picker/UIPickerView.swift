import Foundation

/// Wheels side by side, of each of which one row is chosen.
///
/// Fingers, the mouse, the mouse's wheel and arrow keys turn a wheel; a tap on a row turns the wheel to it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The height of rows, in points, unless the delegate says another. UIKit's.
    static let rowHeight: CGFloat = 32
    /// A picker's size unless it is given another, in points. UIKit's.
    private static let size = CGSize(width: 320, height: 216)
    /// From the picker's side to the band behind the chosen rows, and from there to the wheels, in points.
    private static let margin: CGFloat = 9
    private static let spacing: CGFloat = 5

    private let band = UIView()
    private(set) var wheels: [PickerWheel] = []
    private var isLoaded = false

    // MARK: Making

    /// A picker with the given frame; one without a size is 320 × 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = Self.size }
        setUp()
    }

    /// A picker that a storyboard describes.
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

    /// Tells how many wheels and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadAllComponents() } }
    }

    /// Gives rows their contents, and hears which are chosen.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            delegateMethods = ImplementedRequirements(of: delegate)
            reloadAllComponents()
        }
    }
    private(set) var delegateMethods = ImplementedRequirements.none

    /// How many wheels there are.
    open var numberOfComponents: Int {
        load()
        return wheels.count
    }

    /// How many rows a wheel has; 0 for one that is not there.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// The size of a wheel's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        layoutIfNeeded()
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// The delegate's view of a row that can be seen; nil where the row cannot be seen, or has a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.ownView(ofRow: row) }

    /// Asks for everything anew. Chosen rows stay chosen where they are still there.
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

    /// Asks for the rows of one wheel anew.
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
            viewLog.warning("\(self) has no component \(component): it has \(wheels.count)")
            return nil
        }
        return wheels[component]
    }

    // MARK: Choosing

    /// Turns a wheel to a row, and tells the delegate nothing.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component)?.select(row, animated: animated)
    }

    /// The row that is chosen on a wheel; -1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

    /// Whether the band behind the chosen rows is shown. It always is, as in UIKit since iOS 7.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    /// A person turned a wheel to a row.
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
        let room = max(bounds.width - 2 * (Self.margin + 4) - gaps, 0)
        let free = asked.filter { !($0 > 0) }.count
        let fixed = asked.filter { $0 > 0 }.reduce(0, +)
        let share = free > 0 ? max(room - fixed, 0) / CGFloat(free) : 0
        let widths = asked.map { $0 > 0 ? $0 : share }
        let total = widths.reduce(0, +) + gaps
        var x = bounds.midX - total / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (wheel, width) in zip(wheels, widths) {
            let place = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            wheel.place(in: place)
            x += width + Self.spacing
        }
    }

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .group }
}
