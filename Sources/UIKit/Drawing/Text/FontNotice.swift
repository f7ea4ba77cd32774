import CoreGraphics
import Logging

/// What is said where no letter can be drawn.
enum FontNotice {
    /// Says once that no font is installed, where that is so.
    static let giveOnce: Void = {
        guard !FontCatalog.hasLetters else { return }
        drawingLog.error("No font is installed: no text is seen. Scripts/setup installs fonts; Debian and Ubuntu have fonts-inter.")
    }()
}
