import CoreGraphics

// The constants of Core Text's `SFNTLayoutTypes.h`, which identify font features. `UIFontDescriptor` applies the features that OpenType has, too.

/// The feature type of ligatures: ``kCommonLigaturesOnSelector`` and related selectors.
public let kLigaturesType = 1
/// Enables common ligatures.
public let kCommonLigaturesOnSelector = 2
/// Disables common ligatures.
public let kCommonLigaturesOffSelector = 3
/// Enables discretionary ligatures.
public let kRareLigaturesOnSelector = 4
/// Disables discretionary ligatures.
public let kRareLigaturesOffSelector = 5
/// Enables contextual ligatures.
public let kContextualLigaturesOnSelector = 18
/// Disables contextual ligatures.
public let kContextualLigaturesOffSelector = 19
/// Enables historical ligatures.
public let kHistoricalLigaturesOnSelector = 20
/// Disables historical ligatures.
public let kHistoricalLigaturesOffSelector = 21

/// The feature type of digit widths: ``kMonospacedNumbersSelector`` and ``kProportionalNumbersSelector``.
public let kNumberSpacingType = 6
/// Selects tabular digits, which all have the same width.
public let kMonospacedNumbersSelector = 0
/// Selects proportional digits.
public let kProportionalNumbersSelector = 1

/// The feature type of superscripts and subscripts: ``kSuperiorsSelector`` and related selectors.
public let kVerticalPositionType = 10
/// Selects the normal vertical position.
public let kNormalPositionSelector = 0
/// Selects superscripts.
public let kSuperiorsSelector = 1
/// Selects subscripts.
public let kInferiorsSelector = 2
/// Selects the raised letters of ordinal numbers.
public let kOrdinalsSelector = 3
/// Selects the lowered digits of chemical formulas.
public let kScientificInferiorsSelector = 4

/// The feature type of fractions: ``kDiagonalFractionsSelector`` and related selectors.
public let kFractionsType = 11
/// Disables fractions: digits and slashes are drawn as typed.
public let kNoFractionsSelector = 0
/// Selects fractions with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// Selects fractions with a diagonal slash.
public let kDiagonalFractionsSelector = 2

/// The feature type of typographic extras: ``kSlashedZeroOnSelector``.
public let kTypographicExtrasType = 14
/// Selects a slashed zero.
public let kSlashedZeroOnSelector = 4
/// Selects a zero without a slash.
public let kSlashedZeroOffSelector = 5

/// The feature type of digit shapes: ``kLowerCaseNumbersSelector`` and ``kUpperCaseNumbersSelector``.
public let kNumberCaseType = 21
/// Selects old-style digits, which have ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Selects lining digits, which are as high as capital letters.
public let kUpperCaseNumbersSelector = 1

/// The feature type of case-sensitive layout: ``kCaseSensitiveLayoutOnSelector`` and related selectors.
public let kCaseSensitiveLayoutType = 33
/// Aligns punctuation with capital letters.
public let kCaseSensitiveLayoutOnSelector = 0
/// Aligns punctuation with lowercase letters.
public let kCaseSensitiveLayoutOffSelector = 1
/// Enables additional spacing between capital letters.
public let kCaseSensitiveSpacingOnSelector = 2
/// Disables additional spacing between capital letters.
public let kCaseSensitiveSpacingOffSelector = 3

/// The feature type of the stylistic sets 1 to 20. Selector 2 enables set 1, 3 disables it, 4 enables set 2, and so on.
public let kStylisticAlternativesType = 35
/// Enables stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// Disables stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// Enables stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// Disables stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// Enables stylistic set 3.
public let kStylisticAltThreeOnSelector = 6
/// Disables stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// Enables stylistic set 4.
public let kStylisticAltFourOnSelector = 8
/// Disables stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// Enables stylistic set 5.
public let kStylisticAltFiveOnSelector = 10
/// Disables stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// Enables stylistic set 6.
public let kStylisticAltSixOnSelector = 12
/// Disables stylistic set 6.
public let kStylisticAltSixOffSelector = 13

/// The feature type of contextual alternates and swashes: ``kContextualAlternatesOnSelector`` and related selectors.
public let kContextualAlternatesType = 36
/// Enables contextual alternates.
public let kContextualAlternatesOnSelector = 0
/// Disables contextual alternates.
public let kContextualAlternatesOffSelector = 1
/// Enables swashes.
public let kSwashAlternatesOnSelector = 2
/// Disables swashes.
public let kSwashAlternatesOffSelector = 3

/// The feature type of lowercase letters: ``kLowerCaseSmallCapsSelector`` and related selectors.
public let kLowerCaseType = 37
/// Selects lowercase letters.
public let kDefaultLowerCaseSelector = 0
/// Replaces lowercase letters by small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Replaces lowercase letters by petite capitals.
public let kLowerCasePetiteCapsSelector = 2

/// The feature type of uppercase letters: ``kUpperCaseSmallCapsSelector`` and related selectors.
public let kUpperCaseType = 38
/// Selects capitals of the usual height.
public let kDefaultUpperCaseSelector = 0
/// Replaces uppercase letters by small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Replaces uppercase letters by petite capitals.
public let kUpperCasePetiteCapsSelector = 2

extension FontFeature {
    /// Returns the OpenType features for a type and a selector of Core Text; empty if OpenType has no such feature.
    static func features(type: Int, selector: Int) -> [FontFeature] {
        let settings: [(tag: String, value: Int)] =
            switch (type, selector) {
            case (kLigaturesType, kCommonLigaturesOnSelector...kRareLigaturesOffSelector),
                (kLigaturesType, kContextualLigaturesOnSelector...kHistoricalLigaturesOffSelector):
                [([2: "liga", 4: "dlig", 18: "clig", 20: "hlig"][selector & ~1] ?? "", 1 - selector % 2)]
            case (kNumberSpacingType, kMonospacedNumbersSelector): [("tnum", 1)]
            case (kNumberSpacingType, kProportionalNumbersSelector): [("pnum", 1), ("tnum", 0)]
            case (kVerticalPositionType, kSuperiorsSelector...kScientificInferiorsSelector):
                [(["sups", "subs", "ordn", "sinf"][selector - 1], 1)]
            case (kFractionsType, kVerticalFractionsSelector): [("afrc", 1)]
            case (kFractionsType, kDiagonalFractionsSelector): [("frac", 1)]
            case (kTypographicExtrasType, kSlashedZeroOnSelector), (kTypographicExtrasType, kSlashedZeroOffSelector):
                [("zero", 1 - selector % 2)]
            case (kNumberCaseType, kLowerCaseNumbersSelector): [("onum", 1)]
            case (kNumberCaseType, kUpperCaseNumbersSelector): [("lnum", 1)]
            case (kCaseSensitiveLayoutType, 0...3): [(selector < 2 ? "case" : "cpsp", 1 - selector % 2)]
            case (kStylisticAlternativesType, 2...41):
                [("ss" + (selector < 20 ? "0" : "") + String(selector / 2), 1 - selector % 2)]
            case (kContextualAlternatesType, 0...3): [(selector < 2 ? "calt" : "swsh", 1 - selector % 2)]
            case (kLowerCaseType, kDefaultLowerCaseSelector): [("smcp", 0), ("pcap", 0)]
            case (kLowerCaseType, kLowerCaseSmallCapsSelector): [("smcp", 1)]
            case (kLowerCaseType, kLowerCasePetiteCapsSelector): [("pcap", 1)]
            case (kUpperCaseType, kDefaultUpperCaseSelector): [("c2sc", 0), ("c2pc", 0)]
            case (kUpperCaseType, kUpperCaseSmallCapsSelector): [("c2sc", 1)]
            case (kUpperCaseType, kUpperCasePetiteCapsSelector): [("c2pc", 1)]
            default: []
            }
        return settings.compactMap { FontFeature(tag: $0.tag, value: $0.value) }
    }
}
