/// The format of a floating-point number in a log message.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: Character
    private var precision: Int?
    private var explicitPositiveSign = false
    private var uppercase = false

    private init(_ conversion: Character, precision: Int? = nil, explicitPositiveSign: Bool = false, uppercase: Bool = false) {
        (self.conversion, self.precision) = (conversion, precision)
        (self.explicitPositiveSign, self.uppercase) = (explicitPositiveSign, uppercase)
    }

    /// Six digits after the point.
    public static let fixed = OSLogFloatFormatting("f")
    public static let hex = OSLogFloatFormatting("a")
    public static let exponential = OSLogFloatFormatting("e")
    /// The shorter one of `fixed` and `exponential`.
    public static let hybrid = OSLogFloatFormatting("g")

    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    public static func fixed(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", precision: precision, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("a", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    public static func exponential(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", precision: precision, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    public static func hybrid(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", precision: precision, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    func text(of number: Double) -> String {
        CNumberFormat(
            flags: explicitPositiveSign ? "+" : "", width: nil, precision: precision,
            conversion: uppercase ? Character(conversion.uppercased()) : conversion
        ).text(of: number)
    }
}
