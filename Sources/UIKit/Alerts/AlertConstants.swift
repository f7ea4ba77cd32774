import CoreGraphics
import Foundation

/// Constants of alerts and action sheets, in points and seconds, as in iOS.
enum AlertConstants {
    /// Width of an alert, maximum width of an action sheet, and width of an action sheet in a popover.
    static let alertWidth: CGFloat = 270
    static let sheetWidth: CGFloat = 420
    static let popoverWidth: CGFloat = 304
    /// Minimum distance from the window's edges.
    static let margin: CGFloat = 8
    /// Gap between an action sheet and its cancel button.
    static let cancelGap: CGFloat = 8
    /// Heights of the buttons of an alert and an action sheet.
    static let alertButton: CGFloat = 44
    static let sheetButton: CGFloat = 57
    /// Margins around the text.
    static let textMargin = CGSize(width: 16, height: 19)
    static let sheetTextMargin = CGSize(width: 16, height: 14)
    /// Gap between title and message.
    static let textGap: CGFloat = 3
    /// Gap between the message and the first field, gap between two fields, and a field's height.
    static let fieldGap: CGFloat = 14
    static let betweenFields: CGFloat = 8
    static let fieldHeight: CGFloat = 32
    /// If space is short: the minimum height of the buttons, as a fraction of the alert's height without a separate cancel button.
    static let leastButtons: CGFloat = 0.4
    static let cornerRadius: CGFloat = 14
    /// Durations of an alert's presentation and dismissal, and its initial scale.
    static let comeDuration: TimeInterval = 0.3
    static let goDuration: TimeInterval = 0.2
    static let startScale: CGFloat = 1.15
}
