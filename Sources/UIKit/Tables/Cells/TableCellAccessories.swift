import Foundation

/// The accessory and the editing controls of a table cell.
@MainActor
final class TableCellAccessories {
    /// The widths of the edit control at the leading edge and of the reorder control, in points, as on iOS.
    static let editWidth: CGFloat = 38
    static let moveWidth: CGFloat = 40
    static let gap: CGFloat = 8
    /// The gap between the content and a disclosure indicator, in points. In a cell 375 points wide, the content is 348 points wide.
    private static let disclosureGap: CGFloat = 3

    /// The edit control at the leading edge; nil outside of editing mode.
    private(set) var editButton: TableIconButton?
    /// The reorder control; nil outside of editing mode.
    private(set) var mover: TableMoveControl?
    private var sign: TableIconView?
    private var detailButton: TableIconButton?
    private(set) var shownView: UIView?

    /// Whether an accessory is shown beside the content.
    var isShown: Bool { shownView != nil || sign != nil || detailButton != nil }

    func replace(_ old: UIView?, _ cell: UITableViewCell) {
        if old === shownView {
            old?.removeFromSuperview()
            shownView = nil
        }
        update(cell)
    }

    /// Creates and removes accessories and editing controls to match the cell's state.
    func update(_ cell: UITableViewCell) {
        updateEditing(cell)
        let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        let given = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
        if shownView !== given {
            shownView?.removeFromSuperview()
            shownView = given
            if let given { cell.addSubview(given) }
        }
        let kind: TableIconView.Kind? = given == nil ? Self.sign(of: type) : nil
        if let kind {
            if let sign {
                sign.kind = kind
                sign.bounds.size = kind.size
            } else {
                let made = TableIconView(kind)
                sign = made
                cell.addSubview(made)
            }
        } else {
            sign?.removeFromSuperview()
            sign = nil
        }
        if given == nil, type == .detailButton || type == .detailDisclosureButton {
            if detailButton == nil {
                let button = TableIconButton(.detail, label: { LocalizedStrings.text("More Info") }) { [weak cell] in
                    if let cell { cell.tableView?.accessoryWasTapped(of: cell) }
                }
                detailButton = button
                cell.addSubview(button)
            }
        } else {
            detailButton?.removeFromSuperview()
            detailButton = nil
        }
        cell.setNeedsLayout()
    }

    private static func sign(of type: UITableViewCell.AccessoryType) -> TableIconView.Kind? {
        switch type {
        case .none, .detailButton: nil
        case .disclosureIndicator, .detailDisclosureButton: .disclosure
        case .checkmark: .checkmark
        }
    }

    private static func control(of cell: UITableViewCell) -> TableIconView.Kind? {
        guard cell.isEditing else { return nil }
        if cell.row.marksSelection { return cell.isSelected ? .marked : .unmarked }
        switch cell.row.editingStyle {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    private func updateEditing(_ cell: UITableViewCell) {
        let kind = Self.control(of: cell)
        if let kind {
            if let editButton {
                editButton.sign.kind = kind
            } else {
                let label = { @MainActor [weak cell] in
                    AccessibilityStrings.label(of: cell?.row.editingStyle == .insert ? .insert : .delete, for: cell?.accessibilityLabel)
                }
                let button = TableIconButton(kind, label: label) { [weak cell] in
                    if let cell { cell.tableView?.editControlWasTapped(of: cell) }
                }
                editButton = button
                UIView.performWithoutAnimation {
                    button.frame = frames(cell, controls: false).edit
                    button.alpha = 0
                    cell.addSubview(button)
                    button.layoutIfNeeded()
                }
            }
            // Selection marks ignore touches, because a touch anywhere in the row toggles its selection.
            editButton?.isUserInteractionEnabled = !cell.row.marksSelection
            editButton?.isAccessibilityElement = !cell.row.marksSelection
            editButton?.alpha = 1
        } else if let button = editButton {
            editButton = nil
            leave(button)
        }
        if cell.isEditing, cell.row.canMove, cell.showsReorderControl {
            if mover == nil {
                let control = TableMoveControl(cell: cell)
                mover = control
                UIView.performWithoutAnimation {
                    control.frame = frames(cell, controls: false).mover
                    control.alpha = 0
                    cell.addSubview(control)
                    control.layoutIfNeeded()
                }
            }
            mover?.alpha = 1
        } else if let control = mover {
            mover = nil
            leave(control)
        }
    }

    private func leave(_ view: UIView) {
        guard AnimationStack.activeContext != nil else { return view.removeFromSuperview() }
        UIView.animate(withDuration: UITableView.updateDuration) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    // MARK: Layout

    struct Frames {
        var edit = CGRect.zero
        var mover = CGRect.zero
        var accessory = CGRect.zero
        var detail = CGRect.zero
        var content = CGRect.zero
    }

    /// The frames of all parts for a left-to-right layout. If `controls` is false, the frames are those outside of editing mode.
    func frames(_ cell: UITableViewCell, controls: Bool = true) -> Frames {
        let bounds = cell.bounds
        var frames = Frames()
        let sides = cell.row.safeSides
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isMirrored ? sides.right : sides.left
        var leading = start
        let edge = bounds.width - cell.row.indexWidth - (isMirrored ? sides.left : sides.right)
        var trailing = edge
        let margin = cell.row.margin
        frames.edit = CGRect(x: -Self.editWidth, y: 0, width: Self.editWidth, height: bounds.height)
        frames.mover = CGRect(x: bounds.width, y: 0, width: Self.moveWidth, height: bounds.height)
        if controls, editButton != nil {
            frames.edit.origin.x = start + margin / 2
            leading = start + Self.editWidth + margin / 2 - 4
        } else if controls, cell.isEditing, cell.shouldIndentWhileEditing, cell.row.editingStyle != .none {
            leading = start + Self.editWidth
        }
        if controls, mover != nil {
            trailing -= Self.moveWidth + 4
            frames.mover.origin.x = trailing
        }
        func nextFrame(_ size: CGSize) -> CGRect {
            if trailing == edge || mover != nil && trailing == frames.mover.minX { trailing -= mover == nil ? margin : 4 }
            trailing -= size.width
            defer { trailing -= Self.gap }
            return CGRect(
                x: trailing, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        }
        if let shownView {
            frames.accessory = nextFrame(shownView.bounds.size)
        } else {
            if let sign { frames.accessory = nextFrame(sign.kind.size) }
            if sign?.kind == .disclosure, detailButton == nil { trailing += Self.gap - Self.disclosureGap }
            if detailButton != nil { frames.detail = nextFrame(CGSize(width: 22, height: bounds.height)) }
        }
        frames.content = CGRect(x: leading, y: 0, width: max(trailing - leading, 0), height: bounds.height)
        return frames
    }

    func layOut(_ cell: UITableViewCell) {
        let frames = frames(cell)
        position(cell.content, frames.content, in: cell)
        position(editButton, frames.edit, in: cell)
        position(mover, frames.mover, in: cell)
        position(shownView ?? sign, frames.accessory, in: cell)
        // The touch area of the detail button is wider than its icon.
        position(detailButton, frames.detail.insetBy(dx: -8, dy: 0), in: cell)
    }

    /// Lays out only the content view, after a change of the cell's size.
    func layOutContent(_ cell: UITableViewCell) { position(cell.content, frames(cell).content, in: cell) }

    private func position(_ view: UIView?, _ rect: CGRect, in cell: UITableViewCell) {
        guard let view else { return }
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = isMirrored ? CGRect(x: cell.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        if view.frame != frame { view.frame = frame }
    }
}

/// The reorder control of a row in editing mode: a handle of three lines.
@MainActor
final class TableMoveControl: UIView {
    private weak var cell: UITableViewCell?
    private let sign = TableIconView(.reorder)

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        addSubview(sign)
        isAccessibilityElement = true
        // No delay: the touch moves the row immediately.
        let press = UILongPressGestureRecognizer { [weak self] recognizer in
            if let cell = self?.cell { cell.tableView?.move(cell, recognizer) }
        }
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.centre(in: bounds)
    }

    // MARK: Accessibility

    override var labelByDefault: String? { AccessibilityStrings.label(of: .reorder, for: cell?.accessibilityLabel) }
    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }
}
