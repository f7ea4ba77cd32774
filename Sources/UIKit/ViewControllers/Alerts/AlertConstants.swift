import CoreGraphics
import Foundation

/// The numbers of alerts and action sheets, in points and seconds: those of iOS.
enum AlertConstants {
    /// How wide an alert is, an action sheet at most, and one in a popover.
    static let alertWidth: CGFloat = 270
    static let sheetWidth: CGFloat = 420
    static let popoverWidth: CGFloat = 304
    /// How near they come to the window's edges.
    static let margin: CGFloat = 8
    /// Between an action sheet and its cancel button.
    static let cancelGap: CGFloat = 8
    /// How high a button of an alert is, and one of an action sheet.
    static let alertButton: CGFloat = 44
    static let sheetButton: CGFloat = 57
    /// Around the text.
    static let textMargin = CGSize(width: 16, height: 19)
    static let sheetTextMargin = CGSize(width: 16, height: 14)
    /// Between title and message.
    static let textGap: CGFloat = 3
    /// Between the message and the first field, between two fields, and a field's height.
    static let fieldGap: CGFloat = 14
    static let betweenFields: CGFloat = 8
    static let fieldHeight: CGFloat = 32
    /// What the buttons get at least where there is not room for everything, as a part of the height.
    static let leastButtons: CGFloat = 0.4
    static let cornerRadius: CGFloat = 14
    /// How long an alert takes to come and to go, and how large it is at first.
    static let comeDuration: TimeInterval = 0.3
    static let goDuration: TimeInterval = 0.2
    static let startScale: CGFloat = 1.15
}
