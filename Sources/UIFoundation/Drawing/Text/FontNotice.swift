import CoreGraphics
import Logging

/// The log message about missing fonts.
enum FontNotice {
    /// Logs once that no font is installed, if that is the case.
    static let giveOnce: Void = {
        guard !FontCatalog.hasFonts else { return }
        drawingLog.error("No font is installed, so no text is drawn. Run Scripts/setup, or install fonts-inter on Debian or Ubuntu.")
    }()
}
