import Foundation

// Where the parts of a cell are, and how high its content is.
extension UITableViewCell {
    /// The least height of a row that lays itself out, in points: that of a finger.
    static let leastHeight: CGFloat = 44

    /// How far content keeps from the row's top and bottom, in points: as Interface Builder draws rows since iOS 11.
    static let verticalMargin: CGFloat = 11

    /// How far the content of the style is indented.
    var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

    /// How far the content of the style keeps from the leading side of ``contentView``, in points.
    var contentMargin: CGFloat { row.margin }

    /// How far the content of the style keeps from the trailing side of ``contentView``, in points: less where an accessory stands there
    /// already.
    var trailingContentMargin: CGFloat { accessories.isShown ? TableCellAccessories.gap : row.margin }

    /// The inset of the line below, where the cell has none of its own.
    var effectiveSeparatorInset: UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func inset(leading: CGFloat, trailing: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(top: 0, left: isMirrored ? trailing : leading, bottom: 0, right: isMirrored ? leading : trailing)
        }
        let leading = isMirrored ? bounds.width - content.frame.maxX : content.frame.minX
        if let given = row.separatorInset {
            // Insets of a table move aside with the content.
            return inset(
                leading: given.left + (isEditing ? leading : 0) + (row.insetIsFromEdges ? 0 : row.margin),
                trailing: given.right + row.indexRoom)
        }
        let text = parts.isEmpty ? row.margin : parts.places(in: self, size: content.bounds.size).textStart
        return inset(leading: leading + text, trailing: row.indexRoom)
    }

    func layOutParts() {
        accessories.layOut(self)
        backgrounds.layOut(self)
        if !parts.isEmpty, configured?.content == nil { parts.layOut(self) }
        setContentMargins()
        separator.layOut(self)
    }

    private func setContentMargins() {
        content.setTableMargins(
            NSDirectionalEdgeInsets(top: Self.verticalMargin, leading: row.margin, bottom: Self.verticalMargin, trailing: row.margin))
    }

    /// The height of the content in a cell of this width.
    func heightOfContent(width: CGFloat) -> CGFloat {
        let room = contentWidth(width)
        if let view = configured?.contentView, configured?.content != nil {
            return max(view.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height, Self.leastHeight)
        }
        guard !parts.isEmpty else { return Self.leastHeight }
        let size = CGSize(width: room, height: 0)
        return max(parts.places(in: self, size: size).height, Self.leastHeight)
    }

    private func contentWidth(_ width: CGFloat) -> CGFloat {
        max(width - (bounds.width - accessories.frames(self).content.width), 0)
    }

    /// The height that the cell gets where its table asks it: that of its content, unless constraints of the cell itself say otherwise.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let height = contentFittingHeight(width: width)
        guard !(constraintLayout?.held.isEmpty ?? true) else { return height }
        return fittingSize(
            FittingRequest(size: CGSize(width: width, height: height), horizontal: .required, vertical: .fittingSizeLevel)
        ).height
    }

    private func contentFittingHeight(width: CGFloat) -> CGFloat {
        if needsConfiguration {
            needsConfiguration = false
            updateForState()
        }
        // A row is measured before it is laid out for the first time.
        setContentMargins()
        let room = contentWidth(width)
        if let view = configured?.contentView, configured?.content != nil, view.hasConstraintsOfItsOwn {
            return max(fitting(view, room), Self.leastHeight)
        }
        if configured?.content == nil, content.hasConstraintsOfItsOwn {
            let height = fitting(content, room)
            if height > 0 { return height }
        }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func fitting(_ view: UIView, _ width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// The view that a cell's content is in.
@MainActor
final class TableCellContent: UIView {
    private var givenMargins: NSDirectionalEdgeInsets?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableViewCell)?.invalidateIntrinsicContentSize()
    }

    /// Sets the margins of the table, unless the program set others.
    func setTableMargins(_ new: NSDirectionalEdgeInsets) {
        guard new != givenMargins, margins.own == nil || margins.own == givenMargins else { return }
        givenMargins = new
        directionalLayoutMargins = new
    }
}
