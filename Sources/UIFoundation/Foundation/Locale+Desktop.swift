import Foundation

extension Locale {
    /// The desktop's locale for numbers and currencies, from `LC_ALL`, `LC_NUMERIC` or `LANG`.
    ///
    /// Foundation on Linux ignores the desktop: `Locale.current`, the default of formatters, is always `en_001`. If the desktop's locale is unset
    /// or `C`, this is `Locale.current` too.
    public static let desktop = Locale.desktop(for: "LC_NUMERIC", in: ProcessInfo.processInfo.environment)

    /// The desktop's locale for dates and weeks, from `LC_ALL`, `LC_TIME` or `LANG`; otherwise `Locale.current`.
    public static let desktopDates = Locale.desktop(for: "LC_TIME", in: ProcessInfo.processInfo.environment)

    /// The locale of a category in an environment.
    static func desktop(for category: String, in environment: [String: String]) -> Locale {
        guard let name = LocaleName(of: category, in: environment), !name.isPlain else { return .current }
        return Locale(identifier: name.identifier)
    }
}

extension Calendar {
    /// The calendar for the desktop's dates, in its time zone.
    package static var desktop: Calendar {
        var calendar = Locale.desktopDates == .current ? Calendar.current : Locale.desktopDates.calendar
        calendar.timeZone = .current
        return calendar
    }
}
