import Foundation

/// Formats the distance between two dates in words: "in 2 days", "yesterday".
///
/// Uses the largest unit that is not zero, rounded towards zero: 100 minutes ago is "1 hour ago". Foundation provides the words from CLDR.
/// Foundation has this class on Apple's systems, but not on Linux.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether dates are always written with numbers.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric = 0
        /// "yesterday" if the language has such a word, else a number.
        case named = 1
    }

    /// The length of unit names.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full = 0
        /// "two months ago".
        case spellOut = 1
        /// "2 mo. ago".
        case short = 2
        /// "2mo ago".
        case abbreviated = 3
    }

    /// Whether words such as "yesterday" are used instead of numbers. Numbers by default.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// The length of unit names. Full by default.
    open var unitsStyle: UnitsStyle = .full
    /// The context of the text, which determines whether it is capitalized. Unknown by default.
    open var formattingContext: Formatter.Context = .unknown
    private var ownCalendar: Calendar?
    private var ownLocale: Locale?

    /// The calendar in which units are counted. The desktop's by default.
    open var calendar: Calendar! {
        get { ownCalendar ?? .desktop }
        set { ownCalendar = newValue }
    }

    /// The locale of the words. The locale of the desktop's dates by default.
    open var locale: Locale! {
        get { ownLocale ?? .desktopDates }
        set { ownLocale = newValue }
    }

    /// Creates a formatter with numbers and full unit names.
    public override init() { super.init() }

    /// Creates a formatter with numbers and full unit names. The coder's settings are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a formatter with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = RelativeDateTimeFormatter()
        copy.dateTimeStyle = dateTimeStyle
        copy.unitsStyle = unitsStyle
        copy.formattingContext = formattingContext
        copy.ownCalendar = ownCalendar
        copy.ownLocale = ownLocale
        return copy
    }

    /// Formats the largest component that is not zero; a negative one is in the past. Supports years, months, weeks of a month, days, hours,
    /// minutes and seconds.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = Self.units.map { ($0, dateComponents.value(for: $0.component)) }
        let given = values.compactMap { unit, value in value.map { (unit, $0) } }
        guard let found = given.first(where: { $0.1 != 0 }) ?? given.last else { return text(of: 0, Self.seconds) }
        return text(of: found.1, found.0)
    }

    /// Formats a number of seconds from now; a negative number is in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Formats the distance from `referenceDate` to `date`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar: Calendar = calendar ?? .desktop
        return localizedString(from: calendar.dateComponents(Set(Self.units.map(\.component)), from: referenceDate, to: date))
    }

    /// Formats the distance from now to a `Date`; nil for another object.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    // MARK: Units

    private typealias Unit = (component: Calendar.Component, field: Date.ComponentsFormatStyle.Field)
    private static let seconds: Unit = (.second, .second)
    /// The units, the largest first.
    private static let units: [Unit] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute), seconds,
    ]

    private func text(of value: Int, _ unit: Unit) -> String {
        // Foundation's style formats the distance between two dates. The first date is at noon, without daylight saving, on a day that every month has. So the
        // second date is an exact number of units away.
        var counting = Calendar(identifier: .gregorian)
        counting.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let start = Date(timeIntervalSinceReferenceDate: 12 * 3600)
        let component: Calendar.Component = unit.component == .weekOfMonth ? .weekOfYear : unit.component
        guard let end = counting.date(byAdding: component, value: value, to: start) else { return "" }
        let presentation: Date.RelativeFormatStyle.Presentation = dateTimeStyle == .named ? .named : .numeric
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: end, allowedFields: [unit.field], presentation: presentation, unitsStyle: units, locale: locale ?? .desktopDates,
            calendar: counting, capitalizationContext: capitalization)
        return style.format(start)
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}
