import Foundation

/// One wheel of a picker: a scroll view that stops only at rows, and draws them on a cylinder.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    private let component: Int
    private(set) var count = 0
    private(set) var rowHeight = UIPickerView.rowHeight
    /// The selected row; −1 if the wheel is empty.
    private(set) var selected = -1
    private var rows: [Int: PickerRow] = [:]
    private var unused: [PickerRow] = []
    /// The row that was under the selection band after the last scroll movement.
    private var passing = -1
    private let feedback = UISelectionFeedbackGenerator()

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        keptScrollViewDelegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        // A mouse can also drag the wheel, because the wheel's rows do not use the mouse button.
        panGestureRecognizer.allowedTouchTypes += [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        isAccessibilityElement = true
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] recognizer in self?.tapped(at: recognizer.location(in: self)) })
    }

    required init?(coder: NSCoder) { nil }

    override var arrowKeyStep: CGFloat { rowHeight }

    // MARK: Rows

    func reload(count: Int, rowHeight: CGFloat) {
        self.count = max(count, 0)
        self.rowHeight = rowHeight
        for row in rows.values { row.removeFromSuperview() }
        rows = [:]
        unused = []
        selected = self.count == 0 ? -1 : min(max(selected, 0), self.count - 1)
        passing = selected
        measure()
        if !isDragging, !isDecelerating { rest(on: selected) }
        setNeedsLayout()
    }

    /// The frame from the last layout. `frame` itself may differ from it by a rounding error.
    private var placedFrame = CGRect.null

    func position(in frame: CGRect) {
        guard placedFrame != frame else { return }
        placedFrame = frame
        self.frame = frame
        measure()
        if !isDragging, !isDecelerating { rest(on: selected) }
        for row in rows.values { row.bounds.size = CGSize(width: frame.width, height: rowHeight) }
        setNeedsLayout()
    }

    private func measure() {
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        let inset = max((bounds.height - rowHeight) / 2, 0)
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

    /// Returns the row nearest to the band at a content offset.
    private func row(at offset: CGFloat) -> Int {
        let row = ((offset + contentInset.top) / rowHeight).rounded()
        return min(max(row.isFinite ? Int(row) : 0, 0), max(count - 1, 0))
    }

    private func rest(on row: Int) {
        guard row >= 0 else { return }
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: false)
    }

    func select(_ row: Int, animated: Bool) {
        guard (0..<count).contains(row) else {
            return viewLog.warning(
                "\(picker?.description ?? "A picker") has no row \(row) in component \(component), which has \(count) rows.")
        }
        selected = row
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated && window != nil)
        updateAccessibilityValue()
    }

    func ownView(ofRow row: Int) -> UIView? { rows[row]?.ownView }

    override func layoutSubviews() {
        super.layoutSubviews()
        showRows()
    }

    /// Creates and positions the views of the visible rows. The cost does not depend on the number of rows.
    private func showRows() {
        guard bounds.height > 0, count > 0 else { return }
        let middle = bounds.midY
        let radius = bounds.height / 2 * 1.02
        let reach = radius * .pi / 2
        let first = max(Int(((middle - reach) / rowHeight - 0.5).rounded(.up)), 0)
        let last = min(Int(((middle + reach) / rowHeight - 0.5).rounded(.down)), count - 1)
        for (index, row) in rows where index < first || index > last {
            rows[index] = nil
            row.isHidden = true
            unused.append(row)
        }
        guard first <= last else { return }
        for index in first...last {
            let row = rows[index] ?? makeRow(index)
            let way = (CGFloat(index) + 0.5) * rowHeight - middle
            let angle = way / radius
            let depth = cos(angle)
            row.center = CGPoint(x: bounds.midX, y: middle + radius * sin(angle))
            row.transform = CGAffineTransform(scaleX: 1 - 0.1 * (1 - depth), y: max(depth, 0.01))
            row.alpha = (1 - 0.5 * min(abs(way) / rowHeight, 1)) * max(depth, 0)
        }
        updateAccessibilityValue()
    }

    private func makeRow(_ index: Int) -> PickerRow {
        let row = unused.popLast() ?? PickerRow()
        row.isHidden = false
        row.transform = .identity
        row.bounds.size = CGSize(width: bounds.width, height: rowHeight)
        if row.superview == nil { addSubview(row) }
        rows[index] = row
        guard let picker, let delegate = picker.delegate else { return row }
        let view = picker.delegateMethods.answer(of: .pickerViewViewForRowForComponentReusing) {
            delegate.pickerView(picker, viewForRow: index, forComponent: component, reusing: row.ownView)
        }
        if let view {
            row.show(view)
        } else if let title = delegate.pickerView(picker, attributedTitleForRow: index, forComponent: component) {
            row.show(title)
        } else {
            row.show(delegate.pickerView(picker, titleForRow: index, forComponent: component))
        }
        return row
    }

    /// Sets the accessibility value to the selected row.
    private func updateAccessibilityValue() {
        accessibilityValue = rows[selected]?.name
    }

    // MARK: Scrolling

    private func tapped(at point: CGPoint) {
        guard count > 0 else { return }
        // Maps the point from the cylinder back to the plane of the rows.
        let radius = bounds.height / 2 * 1.02
        let sine = min(max((point.y - bounds.midY) / radius, -1), 1)
        let target = row(at: contentOffset.y + asin(sine) * radius)
        guard target != row(at: contentOffset.y) else { return }
        setContentOffset(CGPoint(x: 0, y: offset(of: target)), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard count > 0 else { return }
        let row = row(at: contentOffset.y)
        guard row != passing else { return }
        passing = row
        if isDragging { feedback.selectionChanged() }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard count > 0 else { return }
        targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { scrollingDidEnd() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if !isDragging, !isTracking { scrollingDidEnd() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { if !isTracking { scrollingDidEnd() } }

    /// Selects the row under the band after scrolling stopped.
    private func scrollingDidEnd() {
        guard count > 0 else { return }
        let row = row(at: contentOffset.y)
        guard abs(contentOffset.y - offset(of: row)) < 0.5 || window == nil else {
            // Between two rows, scrolls to the nearer one.
            return setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
        }
        guard row != selected else { return }
        selected = row
        updateAccessibilityValue()
        picker?.didSelect(row, in: component)
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { .adjustable }
    override var ownRole: AccessibleRole? { .slider }

    private var namer: (any UIPickerViewAccessibilityDelegate)? { picker?.delegate as? any UIPickerViewAccessibilityDelegate }

    override var labelByDefault: String? {
        picker.flatMap { picker in namer?.pickerView(picker, accessibilityLabelForComponent: component) }
    }
    override var hintByDefault: String? {
        picker.flatMap { picker in namer?.pickerView(picker, accessibilityHintForComponent: component) }
    }

    override func accessibilityIncrement() { choose(selected + 1) }

    override func accessibilityDecrement() { choose(selected - 1) }

    /// Scrolls to a row with an animation, which then selects the row and notifies the delegate.
    private func choose(_ row: Int) {
        guard (0..<count).contains(row) else { return }
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
    }
}

/// The view of one row: a title, or the delegate's view.
@MainActor
final class PickerRow: UIView {
    private(set) var ownView: UIView?
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 21)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The text of the row.
    var name: String? { ownView?.accessibilityLabel ?? (ownView as? UILabel)?.text ?? label.text }

    func show(_ title: String?) {
        removeOwnView()
        label.text = title
        setNeedsLayout()
    }

    func show(_ title: NSAttributedString) {
        removeOwnView()
        label.attributedText = title
        label.textAlignment = .center
        setNeedsLayout()
    }

    func show(_ view: UIView) {
        label.text = nil
        if view !== ownView {
            ownView?.removeFromSuperview()
            ownView = view
        }
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    private func removeOwnView() {
        ownView?.removeFromSuperview()
        ownView = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
        ownView?.frame = bounds
    }
}
