import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Calendar views") @MainActor
struct CalendarViewTests {
    let host = TestHost(size: CGSize(width: 400, height: 500))
    let view = UICalendarView(frame: CGRect(x: 40, y: 40, width: 320, height: 400))
    let log = Log()

    @MainActor
    final class Log: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
        var calls: [String] = []
        var requests = 0
        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
            requests += 1
            return dateComponents.day == 3 ? .default(color: .systemRed, size: .large) : nil
        }
        func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
            calls.append("from \(previousDateComponents.month ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            calls.append("chose \(dateComponents?.day ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
            dateComponents?.day != 13
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
            calls.append("+\(dateComponents.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
            calls.append("-\(dateComponents.day ?? 0)")
        }
    }

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        calendar.firstWeekday = 2
        view.calendar = calendar
        view.locale = Locale(identifier: "en_GB")
        view.delegate = log
        view.visibleDateComponents = DateComponents(year: 2024, month: 5)
        host.window.addSubview(view)
        host.advance(by: 0.1)
    }

    /// The middle of a day of May 2024, which begins on a Wednesday.
    private func position(_ day: Int) -> CGPoint {
        let cell = day + 1
        let width = (view.bounds.width - 16) / 7
        let height = (view.bounds.height - 64) / 6
        return view.convert(
            CGPoint(x: 8 + width * (CGFloat(cell % 7) + 0.5), y: 64 + height * (CGFloat(cell / 7) + 0.5)), to: nil)
    }

    @Test("A tap selects a day, a second tap on the day deselects it, and the delegate can refuse a day")
    func single() {
        host.tap(at: position(10))
        #expect(log.calls.isEmpty)
        let selection = UICalendarSelectionSingleDate(delegate: log)
        view.selectionBehavior = selection
        host.tap(at: position(10))
        #expect(selection.selectedDate?.day == 10 && selection.selectedDate?.month == 5)
        host.tap(at: position(13))
        host.tap(at: position(20))
        host.advance(by: 1)
        host.tap(at: position(20))
        #expect(log.calls == ["chose 10", "chose 20", "chose 0"])
        #expect(selection.selectedDate == nil)
    }

    @Test("Several days are selected and deselected")
    func several() {
        let selection = UICalendarSelectionMultiDate(delegate: log)
        view.selectionBehavior = selection
        selection.setSelectedDates([DateComponents(year: 2024, month: 5, day: 8)], animated: false)
        host.tap(at: position(7))
        host.advance(by: 1)
        host.tap(at: position(8))
        #expect(log.calls == ["+7", "-8"] && selection.selectedDates.map(\.day) == [7])
    }

    @Test("Decorations are requested once for each visible day; the delegate is notified of a month change with the previous month")
    func decorations() {
        #expect(log.requests < 100)
        let requests = log.requests
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
        #expect(log.requests == requests)
        view.reloadDecorations(forDateComponents: [DateComponents(year: 2024, month: 5, day: 3)], animated: false)
        #expect(log.requests == requests + 1)
        host.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 100, y: 250), duration: 0.15)
        #expect(log.calls == ["from 5"] && view.visibleDateComponents.month == 6)
        writePicture(host, "calendar")
    }

    @Test("Days outside of availableDateRange cannot be selected, nor their months shown")
    func range() throws {
        let calendar = view.calendar
        let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 5, day: 5)))
        view.availableDateRange = DateInterval(start: start, duration: 86_400 * 10)
        let selection = UICalendarSelectionSingleDate(delegate: log)
        view.selectionBehavior = selection
        host.tap(at: position(2))
        host.tap(at: position(28))
        #expect(selection.selectedDate == nil)
        host.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 100, y: 250), duration: 0.15)
        #expect(view.visibleDateComponents.month == 5)
        host.tap(at: position(6))
        #expect(selection.selectedDate?.day == 6)
    }
}
