import Foundation

/// When a notification is delivered. Triggers fire while the program runs.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: a trigger does not change after its creation.
    /// Whether the trigger fires again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The first date after `date` on which the trigger fires; nil if it does not.
    func nextDate(after date: Date) -> Date? { nil }
}

/// A trigger that fires some seconds after its request is added.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds from adding the request to its delivery.
    public let timeInterval: TimeInterval

    /// Creates a trigger. `timeInterval` must be positive, and at least 60 seconds if the trigger repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "The time interval must be greater than 0.")
        precondition(!repeats || timeInterval >= 60, "The time interval must be at least 60 if the trigger repeats.")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The date of the delivery if the request were added now.
    open func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    override func nextDate(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A trigger that fires at a date that matches components, such as 8 o'clock.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components that a date must match.
    public let dateComponents: DateComponents

    /// Creates a trigger for the next matching date, or for all of them. The components' calendar and time zone apply; the default is the user's.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next date on which the trigger fires; nil if it has passed.
    open func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    override func nextDate(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
        var components = dateComponents
        (components.calendar, components.timeZone) = (nil, nil)
        return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
    }
}
