import Foundation

extension AttributeScopes {
    /// UIKit's text attributes and Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// The `UIFont`; 12 points of the system font by default.
        public let font: FontAttribute
        /// The layout of paragraphs.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The text colour, a `UIColor`; black by default.
        public let foregroundColor: ForegroundColorAttribute
        /// The `UIColor` behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added after each character.
        public let kern: KernAttribute
        /// Points added after each character.
        public let tracking: TrackingAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The underline's `UIColor`; the text colour by default.
        public let underlineColor: UnderlineColorAttribute
        /// The style of the strikethrough line.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The strikethrough line's `UIColor`; the text colour by default.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The `UIColor` of the glyphs' outlines; the text colour by default.
        public let strokeColor: StrokeColorAttribute
        /// The width of the glyphs' outlines in percent of the font size. A positive width draws only the outlines, a negative one also fills.
        public let strokeWidth: StrokeWidthAttribute
        /// The distance by which the baseline is raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The slant of the glyphs to the right, in multiples of their height.
        public let obliqueness: ObliquenessAttribute
        /// The natural logarithm of the factor by which glyphs are stretched horizontally.
        public let expansion: ExpansionAttribute
        /// The shading of the glyphs.
        public let textEffect: TextEffectAttribute
        /// The tag of a text item that can be tapped in a text view.
        public let textItemTag: TextItemTagAttribute
        /// The ligature setting. 0 disables ligatures; by default the font's usual ligatures are used.
        public let ligature: LigatureAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes

        /// See ``UIKitAttributes/font``.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIFont
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// See ``UIKitAttributes/paragraphStyle``.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSParagraphStyle
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// See ``UIKitAttributes/foregroundColor``.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// See ``UIKitAttributes/backgroundColor``.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// See ``UIKitAttributes/kern``.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// See ``UIKitAttributes/tracking``.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// See ``UIKitAttributes/underlineStyle``.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSUnderlineStyle
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// See ``UIKitAttributes/underlineColor``.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// See ``UIKitAttributes/strikethroughStyle``.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSUnderlineStyle
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// See ``UIKitAttributes/strikethroughColor``.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        /// See ``UIKitAttributes/strokeColor``.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
        /// See ``UIKitAttributes/strokeWidth``.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
        /// See ``UIKitAttributes/obliqueness``.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.obliqueness.rawValue
        }
        /// See ``UIKitAttributes/expansion``.
        public enum ExpansionAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.expansion.rawValue
        }
        /// See ``UIKitAttributes/textEffect``.
        public enum TextEffectAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSAttributedString.TextEffectStyle
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.textEffect.rawValue
        }
        /// See ``UIKitAttributes/textItemTag``.
        public enum TextItemTagAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = String
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.textItemTag.rawValue
        }
        /// See ``UIKitAttributes/ligature``.
        public enum LigatureAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Int
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.ligature.rawValue
        }
        /// See ``UIKitAttributes/baselineOffset``.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// Its name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }

    /// The scope of UIKit's text attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// A UIKit text attribute by its name: `string.font`, `container.foregroundColor`.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}
