import CoreGraphics
import Logging

/// The log message about missing fonts.
enum FontNotice {
    /// Logs a message, at most once, if no font is installed.
    static let giveOnce: Void = {
        guard !FontCatalog.hasFonts else { return }
        drawingLog.error("No font is installed, so no text is drawn. Run Scripts/setup, or install fonts-inter on Debian or Ubuntu.")
    }()
}
