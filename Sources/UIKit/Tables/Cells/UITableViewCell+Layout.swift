import Foundation

// Layout of a cell's parts, and measuring of its height.
extension UITableViewCell {
    /// The minimum height of a self-sizing row in points: the recommended height of a touch target.
    static let leastHeight: CGFloat = 44

    /// The margin of the content at the top and bottom of the row, in points, as in Interface Builder since iOS 11.
    static let verticalMargin: CGFloat = 11

    /// The indentation of the style's content, in points.
    var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

    /// The leading margin of the style's content in ``contentView``, in points.
    var contentMargin: CGFloat { row.margin }

    /// The trailing margin of the style's content in ``contentView``, in points. It is smaller beside an accessory.
    var trailingContentMargin: CGFloat { accessories.isShown ? TableCellAccessories.gap : row.margin }

    /// The separator inset if the app did not set the cell's ``separatorInset``.
    var effectiveSeparatorInset: UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func inset(leading: CGFloat, trailing: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(top: 0, left: isMirrored ? trailing : leading, bottom: 0, right: isMirrored ? leading : trailing)
        }
        let leading = isMirrored ? bounds.width - content.frame.maxX : content.frame.minX
        if let given = row.separatorInset {
            // The table's insets shift together with the content in editing mode.
            return inset(
                leading: given.left + (isEditing ? leading : 0) + (row.insetIsFromEdges ? 0 : row.margin),
                trailing: given.right + row.indexWidth)
        }
        let text = parts.isEmpty ? row.margin : parts.frames(in: self, size: content.bounds.size).textStart
        return inset(leading: leading + text, trailing: row.indexWidth)
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

    /// The height of the content in a cell with this width, in points; at least ``leastHeight``.
    func heightOfContent(width: CGFloat) -> CGFloat {
        let availableWidth = contentWidth(width)
        if let view = configured?.contentView, configured?.content != nil {
            return max(view.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude)).height, Self.leastHeight)
        }
        guard !parts.isEmpty else { return Self.leastHeight }
        let size = CGSize(width: availableWidth, height: 0)
        return max(parts.frames(in: self, size: size).height, Self.leastHeight)
    }

    private func contentWidth(_ width: CGFloat) -> CGFloat {
        max(width - (bounds.width - accessories.frames(self).content.width), 0)
    }

    /// The height of a self-sizing cell with this width, in points: the height of its content, unless constraints of the cell itself determine the height.
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
        // A row is measured before its first layout pass.
        setContentMargins()
        let availableWidth = contentWidth(width)
        if let view = configured?.contentView, configured?.content != nil, view.hasConstraintsOfItsOwn {
            return max(fitting(view, availableWidth), Self.leastHeight)
        }
        if configured?.content == nil, content.hasConstraintsOfItsOwn {
            let height = fitting(content, availableWidth)
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

/// The content view of a cell, header or footer.
@MainActor
final class TableCellContent: UIView {
    private var givenMargins: NSDirectionalEdgeInsets?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableViewCell)?.invalidateIntrinsicContentSize()
    }

    /// Sets the table's margins unless the app set its own.
    func setTableMargins(_ new: NSDirectionalEdgeInsets) {
        guard new != givenMargins, margins.own == nil || margins.own == givenMargins else { return }
        givenMargins = new
        directionalLayoutMargins = new
    }
}
