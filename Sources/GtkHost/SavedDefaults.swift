import CGtk
import Foundation

/// Saves the program's `UserDefaults` to disk. While the event loop runs, changes are saved automatically after two seconds.
public enum SavedDefaults {
    /// Saves the changes of every suite now.
    public static func save() {
        lodestone_defaults_save()
        // Also saves changes in a program that links Foundation statically. There the function that would record changes is not interposed.
        UserDefaults.standard.synchronize()
    }
}
