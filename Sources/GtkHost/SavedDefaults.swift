import CGtk
import Foundation

/// The program's defaults on disk. While the event loop runs, changes are written within some seconds.
public enum SavedDefaults {
    /// Writes the changes of every suite now.
    public static func save() {
        lodestone_defaults_save()
        // Also writes changes that the interposed function did not observe, in a program that links Foundation statically.
        UserDefaults.standard.synchronize()
    }
}
