import Foundation

/// The labels and the image view of a cell's style, created on demand.
@MainActor
final class TableCellParts {
    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var picture: UIImageView?

    /// Whether no part was created, so that there is nothing to lay out.
    var isEmpty: Bool { text == nil && detail == nil && picture == nil }

    func makeTextLabel(in cell: UITableViewCell) -> UILabel? {
        if let text { return text }
        let label = UILabel()
        AppearanceRegistry.withoutRecording {
            label.font = .systemFont(ofSize: cell.style == .value2 ? 12 : 17)
            label.textColor = cell.style == .value2 ? cell.tintColor : .label
            if cell.style == .value2 { label.textAlignment = .right }
        }
        cell.content.addSubview(label)
        cell.setNeedsLayout()
        text = label
        return label
    }

    func makeDetailLabel(in cell: UITableViewCell) -> UILabel? {
        if let detail { return detail }
        guard cell.style != .default else { return nil }
        let label = UILabel()
        AppearanceRegistry.withoutRecording {
            label.font = .systemFont(ofSize: cell.style == .value1 ? 17 : 12)
            label.textColor = cell.style == .value1 ? .secondaryLabel : .label
        }
        cell.content.addSubview(label)
        cell.setNeedsLayout()
        detail = label
        return label
    }

    func makePicture(in cell: UITableViewCell) -> UIImageView? {
        if let picture { return picture }
        guard cell.style != .value2 else { return nil }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        view.clipsToBounds = true
        cell.content.addSubview(view)
        cell.setNeedsLayout()
        picture = view
        return view
    }

    // MARK: Layout

    /// The gap between the parts, and the width of the first column of `value2`, in points.
    private static let gap: CGFloat = 16
    private static let columnWidth: CGFloat = 91
    private static let lineGap: CGFloat = 3
    /// The margin above and below a single text, in points. With this margin, the row height is 44 points for a 17-point font and 47.5 points for a
    /// 20-point font.
    private static let lineMargin: CGFloat = 11.8

    /// The frames of the parts in content of a given size, for a left-to-right layout, and the resulting height.
    struct Frames {
        var text = CGRect.zero
        var detail = CGRect.zero
        var picture = CGRect.zero
        var height: CGFloat = 0
        /// The distance from the leading edge to the text.
        var textStart: CGFloat = 0
    }

    func frames(in cell: UITableViewCell, size: CGSize) -> Frames {
        var frames = Frames()
        var leading = cell.contentMargin + cell.indentation
        if let image = picture?.image ?? picture?.highlightedImage {
            let scale = size.height > 0 ? min(1, size.height / max(image.size.height, 1)) : 1
            let width = image.size.width * scale
            frames.picture = CGRect(
                x: leading, y: (size.height - image.size.height * scale) / 2, width: width, height: image.size.height * scale)
            leading += width + Self.gap
            frames.height = image.size.height
        }
        frames.textStart = leading
        let margin = cell.style == .subtitle ? UITableViewCell.verticalMargin : Self.lineMargin
        let availableWidth = max(size.width - leading - cell.trailingContentMargin, 0)
        let first = fit(text, availableWidth, in: cell)
        switch cell.style {
        case .default:
            // A single text fills the height of the row, regardless of its alignment.
            frames.text = CGRect(x: leading, y: 0, width: availableWidth, height: size.height)
            frames.height = max(frames.height, first.exactHeight)
        case .subtitle:
            let second = fit(detail, availableWidth, in: cell)
            // A row that is too low for both texts and the gap omits the gap, as in UIKit's rows of 44 points.
            let isLow = size.height > 0 && size.height < first.height + Self.lineGap + second.height + 2 * UITableViewCell.verticalMargin
            let gap = first.height > 0 && second.height > 0 && !isLow ? Self.lineGap : 0
            let height = first.height + gap + second.height
            let top = (size.height - height) / 2
            // Both texts have their fitting width, regardless of their alignment.
            frames.text = CGRect(x: leading, y: top, width: first.width, height: first.height)
            frames.detail = CGRect(x: leading, y: top + first.height + gap, width: second.width, height: second.height)
            frames.height = max(frames.height, height)
        case .value1:
            let second = fit(detail, availableWidth, in: cell)
            let gap: CGFloat = first.width > 0 && second.width > 0 ? 8 : 0
            // If the two texts do not fit side by side, the first text keeps its width, up to two thirds of the available width.
            let firstWidth = min(first.width, max(availableWidth - gap - second.width, availableWidth * 2 / 3 - gap))
            let secondWidth = min(second.width, max(availableWidth - firstWidth - gap, 0))
            frames.text = CGRect(x: leading, y: (size.height - first.height) / 2, width: firstWidth, height: first.height)
            frames.detail = CGRect(
                x: leading + availableWidth - secondWidth, y: (size.height - second.height) / 2, width: secondWidth, height: second.height)
            frames.height = max(frames.height, first.exactHeight, second.exactHeight)
        case .value2:
            let beside = max(availableWidth - Self.columnWidth - 6, 0)
            let (column, second) = (fit(text, Self.columnWidth, in: cell), fit(detail, beside, in: cell))
            frames.text = CGRect(x: leading, y: (size.height - column.height) / 2, width: Self.columnWidth, height: column.height)
            frames.detail = CGRect(
                x: leading + Self.columnWidth + 6, y: (size.height - second.height) / 2, width: beside, height: second.height)
            frames.height = max(frames.height, column.exactHeight, second.exactHeight)
        }
        frames.height += 2 * margin
        return frames
    }

    /// The size of a text rounded up to whole pixels, and its exact height.
    private struct FittingText {
        var width: CGFloat = 0
        var height: CGFloat = 0
        var exactHeight: CGFloat = 0
    }

    private func fit(_ label: UILabel?, _ width: CGFloat, in cell: UITableViewCell) -> FittingText {
        guard let label, !(label.text ?? "").isEmpty else { return FittingText() }
        let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        let size = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines)
        // Use the table's pixel grid: a row that is measured before it is displayed is not in a window.
        let pixels = PixelGrid(of: cell.tableView ?? cell)
        return FittingText(
            width: min(pixels.roundUp(size.width), width), height: pixels.roundUp(size.height), exactHeight: size.height)
    }

    func layOut(_ cell: UITableViewCell) {
        let size = cell.content.bounds.size
        let frames = frames(in: cell, size: size)
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func position(_ view: UIView?, _ rect: CGRect) {
            guard let view, view.superview === cell.content, view.translatesAutoresizingMaskIntoConstraints else { return }
            let frame = CGRect(
                x: isMirrored ? size.width - rect.maxX : rect.minX, y: rect.minY.rounded(), width: rect.width, height: rect.height)
            if view.frame != frame { view.frame = frame }
        }
        position(text, frames.text)
        position(detail, frames.detail)
        position(picture, frames.picture)
    }
}
