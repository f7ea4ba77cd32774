import Testing

@testable import UIFoundation
@testable import UIKit
@testable import UIKitTesting

@Suite("The desktop's locale")
struct DesktopLocaleTests {
    @Test("LC_ALL overrides the categories for numbers (LC_NUMERIC) and dates (LC_TIME), which override LANG")
    func categories() {
        let settings = ["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "LC_TIME": "sv_SE.UTF-8@euro"]
        func identifier(_ category: String, _ environment: [String: String]) -> String {
            Locale.desktop(for: category, in: environment).identifier
        }
        #expect(identifier("LC_NUMERIC", settings) == "de_DE" && identifier("LC_TIME", settings) == "sv_SE")
        #expect(identifier("LC_COLLATE", settings) == "en_US")
        #expect(identifier("LC_TIME", settings.merging(["LC_ALL": "hi_IN"]) { $1 }) == "hi_IN")
        #expect(identifier("LC_TIME", ["LC_ALL": "", "LANG": "ja_JP.eucJP"]) == "ja_JP")
    }

    @Test(
        "Without a locale in the environment, the desktop's locale is Locale.current",
        arguments: [[:], ["LANG": "C.UTF-8"], ["LC_ALL": "POSIX", "LANG": "de_DE"], ["LANG": ".UTF-8"]])
    func none(environment: [String: String]) {
        #expect(Locale.desktop(for: "LC_NUMERIC", in: environment) == .current)
    }

    @Test("Numbers are formatted in the desktop's locale") func numbers() {
        let locale = Locale.desktop(for: "LC_NUMERIC", in: ["LANG": "de_DE.UTF-8"])
        let swedish = Locale.desktop(for: "LC_COLLATE", in: ["LANG": "sv_SE.UTF-8"])
        #expect("ö".compare("z", locale: swedish) == .orderedDescending && "ö".compare("z", locale: locale) == .orderedAscending)
        #expect(1234.5.formatted(.number.locale(locale)) == "1.234,5")
        #expect(TextFormat.text("%.1f", [4.5], locale: locale) == "4,5")
    }

    @MainActor @Test("Date pickers use the date format of the desktop's locale, unless the app sets a locale") func pickers() {
        let host = TestHost()
        let picker = UIDatePicker()
        host.window.addSubview(picker)
        #expect(picker.rules.locale == .desktopDates && picker.rules.calendar.firstWeekday == Locale.desktopDates.calendar.firstWeekday)
        #expect(UICalendarView().locale == .desktopDates && UICalendarView().calendar.timeZone == .current)
        picker.locale = Locale(identifier: "en_US")
        #expect(picker.rules.calendar.firstWeekday == 1)
    }
}
