import CoreGraphics
import Foundation

extension TextRun {
    /// Returns the runs of `string` with its attributes as values of Core Graphics. Dynamic colours are resolved with the current traits.
    package static func runs(of string: NSAttributedString) -> [TextRun] {
        FontNotice.giveOnce
        let text = string.string as NSString
        var runs: [TextRun] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
            var style = TextStyle(attributes)
            let paragraph = TextParagraphStyle(attributes[.paragraphStyle] as? NSParagraphStyle, font: style.font)
            if let attachment = attributes[.attachment] as? any InlineAttachment {
                style.picture = attachment.picture(style, index: range.location)
            }
            runs.append(TextRun(text.substring(with: range), style: style, paragraph: paragraph))
        }
        return runs
    }

    /// Returns the run of a text with uniform attributes, such as a label's. It avoids a dictionary of attributes.
    package static func runs(
        of text: String, font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode
    ) -> [TextRun] {
        FontNotice.giveOnce
        if text.isEmpty { return [] }
        var paragraph = TextParagraphStyle(nil, font: font.face)
        paragraph.alignment = .init(alignment)
        paragraph.lineBreak = .init(lineBreakMode)
        return [TextRun(text, style: TextStyle(font: font.face, color: color.cgColor), paragraph: paragraph)]
    }
}

extension TextStyle {
    /// The line width passed to attachments if lines are not limited, in points.
    package static let unlimitedLine: CGFloat = 1e7

    /// Creates a style from `attributes`. The defaults are 12 points of the system font and black.
    package init(_ attributes: [NSAttributedString.Key: Any]) {
        let font = (attributes[.font] as? UIFont)?.face ?? FontDescription(family: FontDescription.systemFamily, size: 12)
        func color(_ key: NSAttributedString.Key) -> CGColor? { (attributes[key] as? UIColor)?.cgColor }
        func number(_ key: NSAttributedString.Key) -> CGFloat? { attributes[key].flatMap(TextStyle.number) }
        let isLink = attributes[.link] != nil
        self.init(font: font, color: color(.foregroundColor) ?? (isLink ? UIColor.link.cgColor : .black))
        background = color(.backgroundColor)
        kern = number(.kern) ?? number(.tracking) ?? 0
        baselineOffset = number(.baselineOffset) ?? 0
        underline = Line(number(.underlineStyle), color: color(.underlineColor))
        strikethrough = Line(number(.strikethroughStyle), color: color(.strikethroughColor))
        strokeWidth = number(.strokeWidth) ?? 0
        strokeColor = color(.strokeColor)
        obliqueness = number(.obliqueness) ?? 0
        hasLigatures = number(.ligature) != 0
        if let logarithm = number(.expansion), logarithm.isFinite { stretch = exp(min(max(logarithm, -3), 3)) }
        isLetterpress = attributes[.textEffect].flatMap { NSAttributedString.TextEffectStyle($0) } == .letterpressStyle
        if let given = attributes[.shadow] as? NSShadow, let color = (given.shadowColor as? UIColor)?.cgColor {
            shadow = Shadow(offset: given.shadowOffset, blur: given.shadowBlurRadius, color: color)
        } else if isLetterpress {
            shadow = .letterpress
        }
        directions = TextStyle.directions(attributes[.writingDirection])
    }

    /// Converts an attribute value of any number type.
    fileprivate static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as NSUnderlineStyle: CGFloat(value.rawValue)
        default: nil
        }
    }
}

extension TextStyle.Shadow {
    /// The light lower edge of letterpress text.
    fileprivate static let letterpress = TextStyle.Shadow(
        offset: CGSize(width: 0, height: 1), blur: 0, color: CGColor(red: 1, green: 1, blue: 1, alpha: 0.6))
}

extension NSAttributedString.TextEffectStyle {
    /// Creates a style from the value of an attribute, which may be the name of the style.
    init?(_ value: Any) {
        guard let name = (value as? NSAttributedString.TextEffectStyle)?.rawValue ?? value as? String else { return nil }
        self.init(rawValue: name)
    }
}

extension TextStyle {
    /// Converts the value of an attribute: numbers, the outermost direction first, each the sum of an `NSWritingDirection` and an
    /// `NSWritingDirectionFormatType`.
    fileprivate static func directions(_ value: Any?) -> [Direction] {
        guard let numbers = value as? [Any] else { return [] }
        return numbers.compactMap(number).map { number in
            let bits = Int(number)
            return Direction(isRightToLeft: bits & 1 != 0, isOverride: bits & NSWritingDirectionFormatType.override.rawValue != 0)
        }
    }
}

extension TextStyle.Line {
    fileprivate init?(_ number: CGFloat?, color: CGColor?) {
        guard let number, number != 0 else { return nil }
        let style = NSUnderlineStyle(rawValue: Int(number))
        let weight: Weight =
            style.contains(.double) ? .double : style.contains(.thick) ? .thick : .single
        let dashes: [CGFloat]
        switch style.rawValue & 0x0700 {
        case NSUnderlineStyle.patternDot.rawValue: dashes = [1, 2]
        case NSUnderlineStyle.patternDash.rawValue: dashes = [4, 2]
        case NSUnderlineStyle.patternDashDot.rawValue: dashes = [4, 2, 1, 2]
        case NSUnderlineStyle.patternDashDotDot.rawValue: dashes = [4, 2, 1, 2, 1, 2]
        default: dashes = []
        }
        self.init(weight: weight, dashes: dashes, color: color)
    }
}

extension TextParagraphStyle {
    /// Creates a style with the values of `style`, or the defaults for nil. The leading of the paragraph's first font is added to the line spacing.
    package init(_ style: NSParagraphStyle?, font: FontDescription) {
        self.init(style)
        // Explicit line heights replace the font's leading.
        if minimumLineHeight == 0, maximumLineHeight == 0, lineHeightMultiple == 0 { lineSpacing += font.spacing }
    }

    /// Creates a style with the values of `style`, or the defaults for nil.
    private init(_ style: NSParagraphStyle?) {
        self.init()
        guard let style else { return }
        alignment = Alignment(style.alignment)
        lineBreak = LineBreak(style.lineBreakMode)
        keepsHangulWords = style.lineBreakStrategy.contains(.hangulWordPriority)
        avoidsLoneWords = style.lineBreakStrategy.contains(.pushOut)
        switch style.baseWritingDirection {
        case .natural: direction = .natural
        case .leftToRight: direction = .leftToRight
        case .rightToLeft: direction = .rightToLeft
        }
        lineSpacing = style.lineSpacing
        paragraphSpacing = style.paragraphSpacing
        paragraphSpacingBefore = style.paragraphSpacingBefore
        firstLineHeadIndent = style.firstLineHeadIndent
        headIndent = style.headIndent
        tailIndent = style.tailIndent
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
        lineHeightMultiple = style.lineHeightMultiple
        defaultTabInterval = style.defaultTabInterval
        tabStops = style.ownTabStops.map { tab in
            let isDecimal = (tab.options[.columnTerminators] as? CharacterSet)?.contains(".") ?? false
            return switch tab.alignment {
            case .center: Tab(tab.location, .center)
            case .right: Tab(tab.location, isDecimal ? .decimal : .trailing)
            case .left, .justified, .natural: Tab(tab.location)
            }
        }
    }
}

extension TextParagraphStyle.Alignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension TextParagraphStyle.LineBreak {
    init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .byWord
        case .byCharWrapping: self = .byCharacter
        case .byClipping: self = .clip
        case .byTruncatingHead: self = .truncate(.head)
        case .byTruncatingTail: self = .truncate(.tail)
        case .byTruncatingMiddle: self = .truncate(.middle)
        }
    }
}
