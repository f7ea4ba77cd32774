import Foundation

/// Writes how far a date is from another one: "in 2 days", "yesterday".
///
/// The text has the largest unit that is not zero, rounded towards zero: 100 minutes ago is "1 hour ago". The words are Foundation's, from CLDR.
/// Foundation has the class on Apple's systems, but not on Linux.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether numbers are always written.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric = 0
        /// "yesterday" where the language has a word, and else a number.
        case named = 1
    }

    /// The length of units.
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

    /// Whether words such as "yesterday" stand for numbers. Numbers unless set.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// The length of units. Full unless set.
    open var unitsStyle: UnitsStyle = .full
    /// The use of the text, which decides whether its first letter is a capital. Unknown unless set.
    open var formattingContext: Formatter.Context = .unknown
    private var ownCalendar: Calendar?
    private var ownLocale: Locale?

    /// The calendar that units are counted in. The desktop's unless set.
    open var calendar: Calendar! {
        get { ownCalendar ?? .desktop }
        set { ownCalendar = newValue }
    }

    /// The locale that words are taken from. That of the desktop's dates unless set.
    open var locale: Locale! {
        get { ownLocale ?? .desktopDates }
        set { ownLocale = newValue }
    }

    /// A formatter that writes numbers and whole words.
    public override init() { super.init() }

    /// A formatter that writes numbers and whole words: a coder's settings are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A formatter with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = RelativeDateTimeFormatter()
        copy.dateTimeStyle = dateTimeStyle
        copy.unitsStyle = unitsStyle
        copy.formattingContext = formattingContext
        copy.ownCalendar = ownCalendar
        copy.ownLocale = ownLocale
        return copy
    }

    /// The largest of the components that is not zero; negative ones are in the past. Years, months, weeks of a month, days, hours, minutes and
    /// seconds count, others do not.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = Self.units.map { ($0, dateComponents.value(for: $0.component)) }
        let given = values.compactMap { unit, value in value.map { (unit, $0) } }
        guard let found = given.first(where: { $0.1 != 0 }) ?? given.last else { return text(of: 0, Self.seconds) }
        return text(of: found.1, found.0)
    }

    /// The text for a number of seconds from now; a negative number is in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The text for the distance from `referenceDate` to `date`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar: Calendar = calendar ?? .desktop
        return localizedString(from: calendar.dateComponents(Set(Self.units.map(\.component)), from: referenceDate, to: date))
    }

    /// The text for the distance from now to a `Date`; nil for another object.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    // MARK: Units

    private typealias Unit = (component: Calendar.Component, field: Date.ComponentsFormatStyle.Field)
    private static let seconds: Unit = (.second, .second)
    /// The largest first.
    private static let units: [Unit] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute), seconds,
    ]

    private func text(of value: Int, _ unit: Unit) -> String {
        // Foundation's style formats dates: whole units from noon of a day that every month has, without changes of the clock, stay whole.
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
