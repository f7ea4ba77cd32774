import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Date pickers") @MainActor
struct DatePickerTests {
    let host = TestHost(size: CGSize(width: 400, height: 500))
    let picker = UIDatePicker()
    let log = Log()
    let calendar: Calendar

    @MainActor
    final class Log {
        var dates: [Date] = []
    }

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        self.calendar = calendar
        picker.calendar = calendar
        picker.locale = Locale(identifier: "en_GB")
        picker.timeZone = calendar.timeZone
        picker.addAction(
            UIAction { [log] action in if let picker = action.sender as? UIDatePicker { log.dates.append(picker.date) } },
            for: .valueChanged)
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
    }

    private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ date: Date) {
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.date = date
        picker.frame = CGRect(origin: CGPoint(x: 40, y: 40), size: picker.intrinsicContentSize)
        host.window.addSubview(picker)
        host.advance(by: 0.1)
    }

    private func turn(_ column: Int, by rows: Int) async {
        guard let wheel = picker.wheels?.wheels[column] else { return }
        let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
        for _ in 0..<abs(rows) {
            host.tap(at: CGPoint(x: middle.x, y: middle.y + (rows > 0 ? 31 : -31)))
            await host.settle()
        }
    }

    @Test("A date picker's wheels are in the locale's order, and turning a wheel changes the date")
    func dateWheels() async {
        show(.wheels, .date, date(2024, 2, 29))
        #expect(picker.wheels?.numberOfComponents == 3)
        await turn(0, by: -1)
        #expect(log.dates == [date(2024, 2, 28)])
        await turn(1, by: 1)
        #expect(picker.date == date(2024, 3, 28))
        picker.locale = Locale(identifier: "en_US")
        host.advance(by: 0.1)
        await turn(0, by: 1)
        #expect(picker.date == date(2024, 4, 28))
    }

    @Test("If the selected month has fewer days, the day becomes its last day")
    func shortMonths() async {
        show(.wheels, .date, date(2023, 1, 31))
        await turn(1, by: 1)
        #expect(picker.date == date(2023, 2, 28))
        show(.wheels, .date, date(2024, 2, 29))
        await turn(2, by: 1)
        #expect(picker.date == date(2025, 2, 28))
    }

    @Test("A date beyond a limit returns to the limit")
    func limits() async {
        picker.minimumDate = date(2024, 5, 10)
        picker.maximumDate = date(2024, 5, 20)
        show(.wheels, .date, date(2024, 1, 1))
        #expect(picker.date == date(2024, 5, 10))
        await turn(0, by: -1)
        #expect(picker.date == date(2024, 5, 10))
        await turn(0, by: 2)
        #expect(picker.date == date(2024, 5, 12))
        picker.maximumDate = date(2024, 5, 11)
        #expect(picker.date == date(2024, 5, 11))
        picker.minimumDate = date(2030, 1, 1)
        picker.date = date(2020, 1, 1)
        #expect(picker.date == date(2020, 1, 1))
    }

    @Test("The locale determines 24 or 12 hours; minutes are rounded to minuteInterval, which must divide 60")
    func times() async {
        show(.wheels, .time, date(2024, 1, 1, 9, 37))
        #expect(picker.wheels?.numberOfComponents == 2)
        picker.minuteInterval = 15
        #expect(picker.date == date(2024, 1, 1, 9, 30))
        await turn(1, by: 1)
        #expect(picker.date == date(2024, 1, 1, 9, 45))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.locale = Locale(identifier: "en_US")
        host.advance(by: 0.1)
        #expect(picker.wheels?.numberOfComponents == 3)
        await turn(2, by: 1)
        #expect(picker.date == date(2024, 1, 1, 21, 45))
    }

    @Test("A countdown duration is more than zero, and less than a day")
    func countdownDurations() async {
        picker.countDownDuration = 1e9
        show(.automatic, .countDownTimer, date(2024, 1, 1))
        #expect(picker.countDownDuration == 86_340 && picker.datePickerStyle == .wheels)
        picker.countDownDuration = 3660
        host.advance(by: 0.1)
        await turn(0, by: -1)
        #expect(picker.countDownDuration == 60)
        await turn(1, by: -1)
        #expect(picker.countDownDuration == 60)
    }

    @Test("A calendar selects days, and shows other months within the limits")
    func inlineCalendar() throws {
        picker.minimumDate = date(2024, 4, 10)
        show(.inline, .date, date(2024, 5, 15, 8))
        let grid = try #require(picker.grid)
        picker.setDate(date(2024, 5, 16, 8), animated: false)
        #expect(picker.becomeFirstResponder())
        host.press(UIKeyCommand.inputRightArrow)
        host.press(UIKeyCommand.inputDownArrow)
        #expect(picker.date == date(2024, 5, 24, 8))
        host.press(UIKeyCommand.inputPageUp)
        #expect(picker.date == date(2024, 4, 24, 8) && calendar.component(.month, from: grid.month) == 4)
        host.press(UIKeyCommand.inputPageUp)
        #expect(picker.date == date(2024, 4, 24, 8))
        host.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 100, y: 250), duration: 0.15)
        host.advance(by: 1)
        #expect(calendar.component(.month, from: grid.month) == 5)
        // 1 May 2024 is a Wednesday. Weeks begin on Monday.
        let width = (grid.bounds.width - 16) / 7
        host.tap(at: grid.convert(CGPoint(x: 8 + width * 2.5, y: 64 + (grid.bounds.height - 64) / 12), to: nil))
        #expect(picker.date == date(2024, 5, 1, 8))
    }

    @Test("A compact picker opens a calendar, and takes its selection")
    func compact() async throws {
        host.window.rootViewController = UIViewController()
        show(.compact, .dateAndTime, date(2024, 5, 15, 8, 5))
        host.window.rootViewController?.view.addSubview(picker)
        host.advance(by: 0.1)
        #expect(picker.dayChip?.configuration?.title == "15 May 2024" && picker.timeChip?.configuration?.title?.contains("08:05") == true)
        let chip = try #require(picker.dayChip)
        host.tap(at: chip.convert(CGPoint(x: chip.bounds.midX, y: chip.bounds.midY), to: nil))
        await host.settle()
        let opened = try #require(host.window.rootViewController?.presentedViewController)
        let inner = try #require(opened.view.subviews.compactMap { $0 as? UIDatePicker }.first)
        #expect(inner.datePickerStyle == .inline)
        #expect(inner.becomeFirstResponder())
        host.press(UIKeyCommand.inputRightArrow)
        #expect(picker.date == date(2024, 5, 16, 8, 5) && log.dates.count == 1)
        writePicture(host, "date-compact")
        picker.removeFromSuperview()
        await host.settle()
        #expect(host.window.rootViewController?.presentedViewController == nil)
    }

    @Test(
        "A picker keeps its date in the Hebrew calendar, and has an accessibility value in each locale",
        arguments: ["ar_EG", "de_DE", "ja_JP", "he_IL"])
    func locales(identifier: String) {
        picker.locale = Locale(identifier: identifier)
        for style in [UIDatePickerStyle.wheels, .inline, .compact] {
            show(style, .dateAndTime, date(2024, 5, 15))
            #expect(picker.accessibilityValue?.isEmpty == false)
        }
        var hebrew = Calendar(identifier: .hebrew)
        hebrew.timeZone = calendar.timeZone
        picker.calendar = hebrew
        show(.wheels, .date, date(2024, 5, 15))
        #expect(picker.date == date(2024, 5, 15))
    }

    @Test("Writes images of the inline and wheel styles, light and dark", arguments: [false, true])
    func snapshots(isDark: Bool) {
        host.isDark = isDark
        host.window.backgroundColor = .systemBackground
        show(.inline, .dateAndTime, date(2024, 5, 15, 8, 5))
        writePicture(host, isDark ? "date-inline-dark" : "date-inline-light")
        show(.wheels, .dateAndTime, date(2024, 5, 15, 8, 5))
        writePicture(host, isDark ? "date-wheels-dark" : "date-wheels-light")
        #expect(picker.frame.size == CGSize(width: 320, height: 216))
    }
}
