import Foundation

extension NSAttributedString {
    /// Creates an attributed string with UIKit's attributes and links. Other attributes are dropped, since text does not show them.
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            text.append(NSAttributedString(string: String(attributedString.characters[run.range]), attributes: run.attributes.keyed))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates an attributed string with UIKit's attributes and links. Other attributes are dropped.
    public init(_ attributedString: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: attributedString.length)
        let text = attributedString.string as NSString
        attributedString.enumerateAttributes(in: whole) { attributes, range, _ in
            append(AttributedString(text.substring(with: range), attributes: AttributeContainer(keyed: attributes)))
        }
    }
}

extension AttributeContainer {
    /// Creates a container from the attributes of a run, by key.
    init(keyed attributes: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = attributes[.font] as? UIFont
        self.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
        self.foregroundColor = attributes[.foregroundColor] as? UIColor
        self.backgroundColor = attributes[.backgroundColor] as? UIColor
        self.kern = Self.number(attributes[.kern])
        self.tracking = Self.number(attributes[.tracking])
        self.underlineStyle = Self.number(attributes[.underlineStyle]).map { NSUnderlineStyle(rawValue: Int($0)) }
        self.underlineColor = attributes[.underlineColor] as? UIColor
        self.strikethroughStyle = Self.number(attributes[.strikethroughStyle]).map { NSUnderlineStyle(rawValue: Int($0)) }
        self.strikethroughColor = attributes[.strikethroughColor] as? UIColor
        self.strokeColor = attributes[.strokeColor] as? UIColor
        self.strokeWidth = Self.number(attributes[.strokeWidth])
        self.baselineOffset = Self.number(attributes[.baselineOffset])
        self.obliqueness = Self.number(attributes[.obliqueness])
        self.ligature = Self.number(attributes[.ligature]).map { Int($0) }
        self.expansion = Self.number(attributes[.expansion])
        self.textEffect = attributes[.textEffect].flatMap { NSAttributedString.TextEffectStyle($0) }
        self.textItemTag = attributes[.textItemTag] as? String
        self.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    }

    /// The attributes by key.
    var keyed: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = self.font
        attributes[.paragraphStyle] = self.paragraphStyle
        attributes[.foregroundColor] = self.foregroundColor
        attributes[.backgroundColor] = self.backgroundColor
        attributes[.kern] = self.kern
        attributes[.tracking] = self.tracking
        attributes[.underlineStyle] = self.underlineStyle?.rawValue
        attributes[.underlineColor] = self.underlineColor
        attributes[.strikethroughStyle] = self.strikethroughStyle?.rawValue
        attributes[.strikethroughColor] = self.strikethroughColor
        attributes[.strokeColor] = self.strokeColor
        attributes[.strokeWidth] = self.strokeWidth
        attributes[.baselineOffset] = self.baselineOffset
        attributes[.obliqueness] = self.obliqueness
        attributes[.ligature] = self.ligature
        attributes[.expansion] = self.expansion
        attributes[.textEffect] = self.textEffect
        attributes[.textItemTag] = self.textItemTag
        attributes[.link] = self.link
        return attributes
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let style as NSUnderlineStyle: CGFloat(style.rawValue)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
