import CoreGraphics

// The numbers of Core Text's `SFNTLayoutTypes.h`, by which descriptors name features. `UIFontDescriptor` applies those that OpenType fonts have.

/// Ligatures: ``kCommonLigaturesOnSelector`` and its kin.
public let kLigaturesType = 1
/// Ligatures of running text are formed.
public let kCommonLigaturesOnSelector = 2
/// Ligatures of running text are not formed.
public let kCommonLigaturesOffSelector = 3
/// Ligatures for show are formed.
public let kRareLigaturesOnSelector = 4
/// Ligatures for show are not formed.
public let kRareLigaturesOffSelector = 5
/// Contextual ligatures are formed.
public let kContextualLigaturesOnSelector = 18
/// Contextual ligatures are not formed.
public let kContextualLigaturesOffSelector = 19
/// Old ligatures are formed.
public let kHistoricalLigaturesOnSelector = 20
/// Old ligatures are not formed.
public let kHistoricalLigaturesOffSelector = 21

/// Widths of digits: ``kMonospacedNumbersSelector`` and ``kProportionalNumbersSelector``.
public let kNumberSpacingType = 6
/// All digits are equally wide.
public let kMonospacedNumbersSelector = 0
/// Each digit has its own width.
public let kProportionalNumbersSelector = 1

/// Letters and digits above and below the line: ``kSuperiorsSelector`` and its kin.
public let kVerticalPositionType = 10
/// On the line.
public let kNormalPositionSelector = 0
/// Raised.
public let kSuperiorsSelector = 1
/// Lowered.
public let kInferiorsSelector = 2
/// Raised letters of ordinal numbers.
public let kOrdinalsSelector = 3
/// Lowered digits of formulas.
public let kScientificInferiorsSelector = 4

/// Fractions: ``kDiagonalFractionsSelector`` and its kin.
public let kFractionsType = 11
/// Digits and a slash stay as they are.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal line.
public let kVerticalFractionsSelector = 1
/// Fractions with a diagonal line.
public let kDiagonalFractionsSelector = 2

/// Extras: ``kSlashedZeroOnSelector``.
public let kTypographicExtrasType = 14
/// A stroke tells zero from the letter O.
public let kSlashedZeroOnSelector = 4
/// Zero has no stroke.
public let kSlashedZeroOffSelector = 5

/// Digits that are as high as capital letters or not: ``kLowerCaseNumbersSelector`` and ``kUpperCaseNumbersSelector``.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capital letters.
public let kUpperCaseNumbersSelector = 1

/// Signs that suit capital letters: ``kCaseSensitiveLayoutOnSelector`` and its kin.
public let kCaseSensitiveLayoutType = 33
/// Signs stand as high as capital letters.
public let kCaseSensitiveLayoutOnSelector = 0
/// Signs stand as they do between small letters.
public let kCaseSensitiveLayoutOffSelector = 1
/// Capital letters stand further apart.
public let kCaseSensitiveSpacingOnSelector = 2
/// Capital letters stand as they do in sentences.
public let kCaseSensitiveSpacingOffSelector = 3

/// Other shapes of letters, in sets of 1 to 20: selector 2 turns set 1 on, 3 turns it off, 4 turns set 2 on, and so on.
public let kStylisticAlternativesType = 35
/// Set 1 is used.
public let kStylisticAltOneOnSelector = 2
/// Set 1 is not used.
public let kStylisticAltOneOffSelector = 3
/// Set 2 is used.
public let kStylisticAltTwoOnSelector = 4
/// Set 2 is not used.
public let kStylisticAltTwoOffSelector = 5
/// Set 3 is used.
public let kStylisticAltThreeOnSelector = 6
/// Set 3 is not used.
public let kStylisticAltThreeOffSelector = 7
/// Set 4 is used.
public let kStylisticAltFourOnSelector = 8
/// Set 4 is not used.
public let kStylisticAltFourOffSelector = 9
/// Set 5 is used.
public let kStylisticAltFiveOnSelector = 10
/// Set 5 is not used.
public let kStylisticAltFiveOffSelector = 11
/// Set 6 is used.
public let kStylisticAltSixOnSelector = 12
/// Set 6 is not used.
public let kStylisticAltSixOffSelector = 13

/// Contextual alternates: ``kContextualAlternatesOnSelector`` and its kin.
public let kContextualAlternatesType = 36
/// Contextual alternates are used.
public let kContextualAlternatesOnSelector = 0
/// Contextual alternates are not used.
public let kContextualAlternatesOffSelector = 1
/// Letters with swashes are used.
public let kSwashAlternatesOnSelector = 2
/// Letters with swashes are not used.
public let kSwashAlternatesOffSelector = 3

/// Shapes of small letters: ``kLowerCaseSmallCapsSelector`` and its kin.
public let kLowerCaseType = 37
/// Lowercase letters.
public let kDefaultLowerCaseSelector = 0
/// Small capitals for lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// Petite capitals for lowercase letters.
public let kLowerCasePetiteCapsSelector = 2

/// Shapes of capital letters: ``kUpperCaseSmallCapsSelector`` and its kin.
public let kUpperCaseType = 38
/// Capitals of the usual height.
public let kDefaultUpperCaseSelector = 0
/// Small capitals for uppercase letters.
public let kUpperCaseSmallCapsSelector = 1
/// Petite capitals for uppercase letters.
public let kUpperCasePetiteCapsSelector = 2

extension FontFeature {
    /// The OpenType features of a type and a selector of Core Text; empty if OpenType has no such feature.
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
