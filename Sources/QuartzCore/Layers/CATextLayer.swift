import Foundation

extension LayerProperty {
    /// A change of the text runs an action, but two texts are not interpolated.
    static let string = LayerProperty("string", damage: .shape)
    static let fontSize = LayerProperty("fontSize", in: \CATextLayer.text, at: \.fontSize, damage: .shape) { layer, value, _ in
        layer.fontSize = value
    }
    static let foregroundColor = LayerProperty(
        "foregroundColor", in: \CATextLayer.text, at: \.foregroundColor.rgba, damage: .shape
    ) { $0.foregroundColor = $1 }
}

/// Draws text: a `String`, or an `NSAttributedString` with attributes of its own.
///
/// The text begins at the top of the bounds and is clipped to them. It is drawn over the background, with ``CALayer/contentsScale`` pixels per point. The
/// font size and the colour of a `String` animate.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The animatable values that a text layer adds to a layer's.
    struct TextValues {
        var fontSize: CGFloat = 36
        var foregroundColor = LayerColor(.white)
    }

    var text = AnimatedValues(TextValues())
    private var storedString: Any?

    /// The text: a `String`, or an `NSAttributedString`, whose attributes replace the layer's. Any other object is ignored.
    open var string: Any? {
        get { storedString }
        set {
            let differs =
                switch (newValue, storedString) {
                case (let new as String, let old as String): new != old
                case (let new as NSAttributedString, let old as NSAttributedString): !new.isEqual(to: old)
                case (nil, nil): false
                default: true
                }
            // The layer copies an attributed string, which may be mutable.
            change(.string, differs) {
                storedString = (newValue as? NSAttributedString).map { NSAttributedString(attributedString: $0) } ?? newValue
            }
        }
    }

    /// The font of a `String`: a `UIFont`, whose size is ignored, or a family name. Nil is the system font.
    open var font: Any? {
        didSet { invalidate(.shape) }
    }

    /// The font size of a `String`, in points. 36 by default.
    open var fontSize: CGFloat {
        get { text.model.fontSize }
        set { change(.fontSize, newValue != text.model.fontSize) { text.model.fontSize = newValue } }
    }

    /// The text colour of a `String`. White by default.
    open var foregroundColor: CGColor? {
        get { text.model.foregroundColor.color }
        set { change(.foregroundColor, newValue != text.model.foregroundColor.color) { text.model.foregroundColor = LayerColor(newValue) } }
    }

    /// Whether lines that are too long for the bounds wrap. False by default.
    open var isWrapped = false {
        didSet { if isWrapped != oldValue { invalidate(.shape) } }
    }

    /// The truncation of text that does not fit.
    open var truncationMode: CATextLayerTruncationMode = .none {
        didSet { if truncationMode != oldValue { invalidate(.shape) } }
    }

    /// The horizontal alignment of the lines.
    open var alignmentMode: CATextLayerAlignmentMode = .natural {
        didSet { if alignmentMode != oldValue { invalidate(.shape) } }
    }

    /// The size of the text without wrapping, in points.
    open override func preferredFrameSize() -> CGSize { TextLayout(textRuns(text.model)).size }

    // MARK: Animation

    override func copyProperties(from other: CALayer) {
        super.copyProperties(from: other)
        guard let other = other as? CATextLayer else { return }
        text = AnimatedValues(other.text.shown)
        storedString = other.storedString
        font = other.font
        isWrapped = other.isWrapped
        truncationMode = other.truncationMode
        alignmentMode = other.alignmentMode
    }

    override class var layerProperties: LayerProperties { own }
    private static let own = LayerProperties.ofEveryLayer.adding(
        [.fontSize, .foregroundColor],
        plain: [
            .optional("string", at: \CATextLayer.string), .optional("font", at: \CATextLayer.font),
            .flag("wrapped", "isWrapped", at: \CATextLayer.isWrapped),
            .option("alignmentMode", at: \CATextLayer.alignmentMode), .option("truncationMode", at: \CATextLayer.truncationMode),
        ])

    override func resetPresentedValues(isAnimated: Bool) {
        super.resetPresentedValues(isAnimated: isAnimated)
        text.reset(isAnimated: isAnimated)
    }

    // MARK: Drawing

    override class var isPlain: Bool { false }

    override func makeOwnNode(_ shown: LayerValues) -> RenderNode? {
        let rect = CGRect(origin: .zero, size: shown.bounds.size)
        guard rect.width > 0, rect.height > 0 else { return nil }
        let runs = textRuns(text.shown)
        guard !runs.isEmpty else { return nil }
        let layout = TextLayout(
            runs,
            limits: TextLayout.Limits(
                width: rect.width, height: truncationMode == .none ? .infinity : rect.height,
                lines: isWrapped || truncationMode == .none ? 0 : 1, truncation: truncation))
        if VectorDrawing.isOn {
            return upright(
                VectorDrawing.recorded(rect.size) { layout.draw(in: $0, at: .zero) }?.clipped(to: RoundedRect(rect: rect)), shown)
        }
        guard let context = CGContext(size: rect.size, scale: contentsScale, opaque: false) else { return nil }
        layout.draw(in: context, at: .zero)
        let node = context.makeImage().flatMap { RenderNode.image($0, CGRect(origin: .zero, size: $0.points(at: contentsScale))) }
        return upright(node, shown)
    }

    private var truncation: TextTruncation? {
        switch truncationMode {
        case .start: .head
        case .end: .tail
        case .middle: .middle
        default: nil
        }
    }

    /// The text as attributed runs, with the layer's alignment and line break mode.
    private func textRuns(_ shown: TextValues) -> [TextRun] {
        var runs: [TextRun]
        switch storedString {
        case let text as String: runs = [TextRun(text, style: style(shown))]
        case let text as NSAttributedString:
            runs = (text as Any as? any TextLayerString)?.textLayerRuns ?? [TextRun(text.string, style: style(shown))]
        default: return []
        }
        for index in runs.indices {
            if let alignment { runs[index].paragraph.alignment = alignment }
            if !isWrapped { runs[index].paragraph.lineBreak = truncation.map { .truncate($0) } ?? .clip }
        }
        return runs
    }

    private func style(_ shown: TextValues) -> TextStyle {
        var description =
            (font as? any TextLayerFont)?.textLayerFont
            ?? FontDescription(
                family: font as? String ?? FontDescription.systemFamily, size: shown.fontSize)
        description.size = max(shown.fontSize, 0)
        return TextStyle(font: description, color: CGColor(shown.foregroundColor.rgba ?? .clear))
    }

    /// The layer's alignment; nil leaves it to the text.
    private var alignment: TextParagraphStyle.Alignment? {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: nil
        }
    }
}

extension CGImage {
    /// The size of the image in points.
    fileprivate func points(at scale: CGFloat) -> CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }
}
