import Foundation

extension Locale {
    /// The locale in which the desktop writes numbers and money: that of `LC_ALL`, `LC_NUMERIC` or `LANG`.
    ///
    /// Foundation on Linux does not ask the desktop: `Locale.current` is `en_001` everywhere, and so are formatters that are given no locale. Where the desktop names
    /// no locale, or `C`, this is `Locale.current` too.
    public static let desktop = Locale.desktop(for: "LC_NUMERIC", in: ProcessInfo.processInfo.environment)

    /// The locale in which the desktop writes dates and counts weeks: that of `LC_ALL`, `LC_TIME` or `LANG`; else `Locale.current`.
    public static let desktopDates = Locale.desktop(for: "LC_TIME", in: ProcessInfo.processInfo.environment)

    /// The locale of one of the desktop's categories.
    static func desktop(for category: String, in environment: [String: String]) -> Locale {
        guard let name = LocaleName(of: category, in: environment), !name.isPlain else { return .current }
        return Locale(identifier: name.identifier)
    }
}

extension Calendar {
    /// The calendar of the desktop's dates, in its time zone.
    static var desktop: Calendar {
        var calendar = Locale.desktopDates == .current ? Calendar.current : Locale.desktopDates.calendar
        calendar.timeZone = .current
        return calendar
    }
}
