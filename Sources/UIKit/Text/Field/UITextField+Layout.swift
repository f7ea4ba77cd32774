import CoreGraphics
import Foundation

/// Metrics of text fields, in points, as in UIKit.
enum TextFieldConstants {
    /// The distance from the sides of a round border to the text.
    static let roundedInset: CGFloat = 7
    static let lineInset: CGFloat = 7
    /// The height of a field with a border minus its rounded-up line height, in points. With a font of 50 points, the field is 64 points high.
    static let borderPadding: CGFloat = 4
    /// The minimum height of a field with a round border.
    static let roundedHeight: CGFloat = 34
    static let cornerRadius: CGFloat = 5
    static let searchRadius: CGFloat = 10
    /// The width and height of the clear button, and of its touch area.
    static let clearSide: CGFloat = 18
    static let clearInset: CGFloat = 5
}

/// The view that draws a field's text.
final class TextFieldLinesView: TextLinesView {
    weak var textLayout: IncrementalTextLayout?
    /// The line that is drawn instead of the whole text, if the text is too wide and the field is not edited.
    var truncatedLine: TextLayout? { truncated?.line }
    private var truncated: (whole: TextLayout, width: CGFloat, line: TextLayout)?
    /// Space for glyphs that extend beyond their line, such as accents and italics.
    static let margin: CGFloat = 4

    override var shown: (layout: TextLayout, lines: Range<Int>, origin: CGPoint)? {
        guard let textLayout, textLayout.paragraphs.count > 0 else { return nil }
        let layout = truncatedLine ?? textLayout.box(0).layout
        return (layout, layout.lines.indices, CGPoint(x: TextFieldLinesView.margin, y: TextFieldLinesView.margin))
    }

    /// Draws the text in one line of at most `width` points; nil draws the whole text. The same text and width keep their line.
    func truncate(to width: CGFloat?) {
        guard let width, let textLayout else {
            if truncated != nil { setNeedsDisplay() }
            return truncated = nil
        }
        let whole = textLayout.box(0).layout
        if let truncated, truncated.whole === whole, truncated.width == width { return }
        truncated = (whole, width, textLayout.truncatedLine(ofParagraph: 0, width: width))
        setNeedsDisplay()
    }
}

extension UITextField {
    func setUpViews() {
        borderView.isUserInteractionEnabled = false
        addSubview(borderView)
        canvas.clipsToBounds = true
        canvas.isOpaque = false
        canvas.isUserInteractionEnabled = true
        addSubview(canvas)
        letters.textLayout = editor.textLayout
        canvas.addSubview(letters)
        placeholderLabel.field = self
        placeholderLabel.isOpaque = false
        placeholderLabel.lineBreakMode = .byTruncatingTail
        insertSubview(placeholderLabel, belowSubview: canvas)
        interaction.textInput = self
        addInteraction(interaction)
        addInteraction(dragSource.interaction)
        addInteraction(dropTarget.interaction)
        addInteraction(UIPointerInteraction(delegate: TextPointerStyle.shared))
        editor.textLayout.defaults = baseAttributes
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var isEmpty: Bool { !editor.hasText }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
    private var showsRight: Bool { rightView != nil && shows(rightViewMode) }
    private var showsClear: Bool { shows(clearButtonMode) && (!isEmpty || hasMoreThanText) && isEnabled && !showsRight }

    // MARK: Rectangles

    private var sideInset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line, .bezel: TextFieldConstants.lineInset
        case .roundedRect: TextFieldConstants.roundedInset
        }
    }

    func contentRect(of bounds: CGRect) -> CGRect {
        let border = borderRect(forBounds: bounds)
        var left = border.minX + sideInset
        var right = border.maxX - sideInset
        func cut(_ rect: CGRect, atLeft: Bool) {
            if atLeft {
                left = max(left, rect.maxX + (borderStyle == .none ? 0 : 4))
            } else {
                right = min(right, rect.minX - (borderStyle == .none ? 0 : 4))
            }
        }
        if showsLeft { cut(leftViewRect(forBounds: bounds), atLeft: !isMirrored) }
        if showsRight { cut(rightViewRect(forBounds: bounds), atLeft: isMirrored) }
        if showsClear { cut(clearButtonRect(forBounds: bounds), atLeft: isMirrored) }
        return CGRect(x: left, y: border.minY, width: max(right - left, 0), height: border.height)
    }

    func clearRect(of bounds: CGRect) -> CGRect {
        let side = TextFieldConstants.clearSide
        let x = isMirrored ? bounds.minX + TextFieldConstants.clearInset : bounds.maxX - TextFieldConstants.clearInset - side
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    func sideRect(of view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size.width <= 0 || size.height <= 0 { size = view.intrinsicContentSize }
        // Limits to the field's size would be permanent, because the next layout starts from the view's own size.
        let (width, height) = (max(size.width, 0), max(size.height, 0))
        return CGRect(x: atLeft ? bounds.minX : bounds.maxX - width, y: bounds.midY - height / 2, width: width, height: height)
    }

    private var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

    var naturalSize: CGSize {
        let text = editor.hasText ? editor.textLayout.box(0).layout.size.width + 2 : placeholderLabel.intrinsicContentSize.width
        let rect = contentRect(of: CGRect(x: 0, y: 0, width: 1000, height: 100))
        let pixels = PixelGrid(of: self)
        let line = pixels.roundUp(lineHeight)
        let height: CGFloat =
            switch borderStyle {
            case .none: line
            case .line, .bezel: lineHeight.rounded(.up) + TextFieldConstants.borderPadding
            case .roundedRect: max(lineHeight.rounded(.up) + TextFieldConstants.borderPadding, TextFieldConstants.roundedHeight)
            }
        let side = max(showsLeft ? leftViewRect(forBounds: bounds).height : 0, showsRight ? rightViewRect(forBounds: bounds).height : 0)
        return CGSize(width: pixels.roundUp(text + 1000 - rect.width), height: max(height, side))
    }

    func textBaselines(in size: CGSize) -> BaselineOffsets {
        let font = font ?? .systemFont(ofSize: 17)
        let top = (size.height - font.lineHeight) / 2
        return BaselineOffsets(first: top + font.ascender, last: size.height - top - font.ascender, share: 0.5)
    }

    // MARK: Layout

    func layOut() {
        borderView.frame = borderRect(forBounds: bounds)
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        fit(rect.width)
        canvas.frame = rect
        let whole = editor.textLayout.paragraphs.count > 0 ? editor.textLayout.box(0).layout.size : .zero
        let isTruncated = !isEditing && editor.hasText && whole.width + 2 > rect.width
        letters.truncate(to: isTruncated ? max(rect.width - 2, 0) : nil)
        let size = letters.truncatedLine?.size ?? whole
        let height = max(size.height, 1)
        let free = rect.width - size.width - 2
        let isRightToLeft = editor.hasText ? editor.textLayout.box(0).layout.isRightToLeft : isMirrored
        let fraction: CGFloat =
            switch textAlignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            case .natural, .justified: isRightToLeft ? 1 : 0
            }
        // Leave a point at the edge for the caret.
        let x = free > 0 ? 1 + free * fraction : 1
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: rect.height - height
            default: (rect.height - height) / 2
            }
        // A right-to-left text is truncated at its left end.
        textShift = CGPoint(x: onPixel(isTruncated && isRightToLeft ? x + size.width - whole.width : x), y: onPixel(y))
        // A truncated right-to-left line is at the right edge of its layout.
        let inset = letters.truncatedLine?.lines.first?.rect.minX ?? 0
        let origin = CGPoint(x: onPixel(x - inset), y: onPixel(y))
        let margin = TextFieldLinesView.margin
        let pixels = PixelGrid(of: self)
        let frame = CGRect(
            x: origin.x - margin, y: origin.y - margin, width: pixels.roundUp(inset + size.width) + 2 * margin,
            height: pixels.roundUp(height) + 2 * margin)
        if letters.frame != frame { letters.frame = frame }
        letters.alpha = isEnabled ? 1 : 0.5
        scroll(contentWidth: size.width + 2, width: rect.width)
        layOutPlaceholder()
        layOutSides()
        interaction.selectionDidChange()
    }

    /// A distance rounded to whole pixels. Text between pixels is blurred.
    private func onPixel(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded() / scale
    }

    /// Reduces the font scale if the text is wider than `width`.
    private func fit(_ width: CGFloat) {
        let textLayout = editor.textLayout
        guard adjustsFontSizeToFitWidth, editor.hasText, width > 0 else { return textLayout.fontScale = 1 }
        textLayout.fontScale = 1
        let natural = textLayout.box(0).layout.size.width + 2
        guard natural > width, let font else { return }
        // The scale is at least 0.1, because smaller text is illegible. It is at most 1, because the font may be smaller than ``minimumFontSize``.
        textLayout.fontScale = min(max(width / natural, max(minimumFontSize / font.pointSize, 0.1)), 1)
    }

    /// Scrolls to the caret during editing, otherwise to the text's beginning.
    private func scroll(contentWidth: CGFloat, width: CGFloat) {
        let limit = max(contentWidth - width, 0)
        let isRightToLeft = editor.hasText && editor.textLayout.box(0).layout.isRightToLeft
        var x = canvas.bounds.minX
        if !isEditing {
            x = isRightToLeft ? limit : 0
        } else if wantsCaretShown || x > limit {
            wantsCaretShown = false
            let caret = editor.textLayout.caret(at: editor.head, isUpstream: false).strong.minX + textShift.x
            if caret - 1 < x { x = caret - 1 }
            if caret + 1 > x + width { x = caret + 1 - width }
        }
        x = onPixel(min(max(x, 0), limit))
        if canvas.bounds.minX != x { canvas.bounds.origin.x = x }
    }

    private func layOutPlaceholder() {
        placeholderLabel.isHidden = !isEmpty
        let rect = placeholderRect(forBounds: bounds)
        // The text starts a point from the edge, to leave space for the caret. Align the placeholder with the text.
        placeholderLabel.frame = rect.insetBy(dx: min(1, rect.width / 2), dy: 0)
        placeholderLabel.textAlignment = textAlignment == .natural && isMirrored ? .right : textAlignment
    }

    private func layOutSides() {
        layOutSide(leftView, isShown: showsLeft, leftViewRect(forBounds: bounds))
        layOutSide(rightView, isShown: showsRight, rightViewRect(forBounds: bounds))
        guard clearButtonMode != .never else { return }
        if clearButton.superview == nil { addSubview(clearButton) }
        clearButton.isHidden = !showsClear
        clearButton.frame = clearButtonRect(forBounds: bounds)
    }

    private func layOutSide(_ view: UIView?, isShown: Bool, _ rect: CGRect) {
        guard let view else { return }
        if !isShown { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
        if view.frame != rect { view.frame = rect }
    }

    func sideViewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        sideModeDidChange()
    }

    func sideModeDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Appearance

    func styleDidChange() {
        // The image replaces the border, except a round one.
        let image = borderStyle == .roundedRect ? nil : background.map { isEnabled ? $0 : disabledBackground ?? $0 }
        borderView.image = image
        let layer = borderView.layer
        let traits = traitCollection
        func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        switch image == nil ? borderStyle : .none {
        case .none:
            layer.borderWidth = 0
            layer.cornerRadius = 0
            borderView.backgroundColor = nil
        case .line:
            layer.borderWidth = 1
            layer.cornerRadius = 0
            layer.borderColor = color(.label)
            borderView.backgroundColor = nil
        case .bezel:
            layer.borderWidth = 1
            layer.cornerRadius = 2
            layer.borderColor = color(.systemGray3)
            borderView.backgroundColor = .systemBackground
        case .roundedRect:
            layer.borderWidth = 1 / max(traits.displayScale, 1)
            layer.cornerRadius = TextFieldConstants.cornerRadius
            layer.borderColor = color(.systemGray3)
            borderView.backgroundColor = isEnabled ? .textFieldGround : .secondarySystemBackground
            if hasSearchStyle {
                layer.borderWidth = 0
                layer.cornerRadius = TextFieldConstants.searchRadius
                borderView.backgroundColor = .tertiarySystemFill
            }
        }
        letters.setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func placeholderDidChange() {
        guard let content = attributedPlaceholder else {
            placeholderLabel.attributedText = nil
            return contentDidChange()
        }
        let full = NSMutableAttributedString(string: "")
        let own: [NSAttributedString.Key: Any] = [
            .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: UIColor.placeholderText,
        ]
        for piece in AttributedRun.runs(of: content) {
            full.append(NSAttributedString(string: piece.text, attributes: own.merging(piece.attributes.values) { $1 }))
        }
        placeholderLabel.attributedText = full
        contentDidChange()
    }

    /// Updates the layout after the text, its attributes or the available size changed.
    func contentDidChange() {
        letters.setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func draw(textIn rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), editor.textLayout.paragraphs.count > 0 else { return }
        let layout = letters.truncatedLine ?? editor.textLayout.box(0).layout
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.midY - layout.size.height / 2))
    }

    func makeClearButton() -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: TextFieldConstants.clearSide, height: TextFieldConstants.clearSide))
        button.setImage(UITextField.clearPicture, for: .normal)
        button.accessibilityLabel = LocalizedStrings.text("Clear text")
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        return button
    }

    /// A cross cut out of a gray disc, visible in light and dark appearances.
    static var clearPicture: UIImage {
        let side = TextFieldConstants.clearSide
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor(white: 0.56, alpha: 0.7).setFill()
            UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: side - 2, height: side - 2)).fill()
            context.cgContext.setBlendMode(.clear)
            let path = UIBezierPath()
            for (from, to) in [(CGPoint(x: 6, y: 6), CGPoint(x: 12, y: 12)), (CGPoint(x: 12, y: 6), CGPoint(x: 6, y: 12))] {
                path.move(to: from)
                path.addLine(to: to)
            }
            path.lineWidth = 1.4
            path.lineCapStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
    }
}

extension UIColor {
    /// The background of fields with round borders: white, or in dark mode slightly lighter than the surroundings.
    static let textFieldGround = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white }
}

/// The pointer style over text.
final class TextPointerStyle: NSObject, UIPointerInteractionDelegate {
    @MainActor static let shared = TextPointerStyle()

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        UIPointerStyle(shape: .verticalBeam(length: 20))
    }
}
