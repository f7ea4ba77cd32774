import Foundation

extension AttributeScopes {
    /// The attributes of UIKit's text, and Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// A `UIFont`; without it text is 12 points of the system's font.
        public let font: FontAttribute
        /// How a paragraph's lines are put.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The letters' `UIColor`; without it black.
        public let foregroundColor: ForegroundColorAttribute
        /// The `UIColor` behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added after each letter.
        public let kern: KernAttribute
        /// Points added after each letter.
        public let tracking: TrackingAttribute
        /// A line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The underline's `UIColor`; without it the letters'.
        public let underlineColor: UnderlineColorAttribute
        /// A line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The `UIColor` of the line through the letters; without it the letters'.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The `UIColor` of the letters' outlines; without it the letters'.
        public let strokeColor: StrokeColorAttribute
        /// The width of the letters' outlines in hundredths of the font's size; positive draws only them, negative also fills.
        public let strokeWidth: StrokeWidthAttribute
        /// How many points the letters are raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// How far the letters lean to the right, in multiples of their height.
        public let obliqueness: ObliquenessAttribute
        /// The natural logarithm of the factor by which glyphs are stretched horizontally.
        public let expansion: ExpansionAttribute
        /// The shading of the glyphs.
        public let textEffect: TextEffectAttribute
        /// The tag of a text item that can be tapped in a text view.
        public let textItemTag: TextItemTagAttribute
        /// 0 draws each letter by itself; without it the font's usual ligatures are drawn.
        public let ligature: LigatureAttribute
        /// Foundation's attributes: links among them.
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

    /// The attributes of UIKit's text.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit's text by its name: `string.font`, `container.foregroundColor`.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}
