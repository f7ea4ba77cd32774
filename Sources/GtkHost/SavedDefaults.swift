import CGtk
import Foundation

/// The program's defaults on disk. Those that changed are written within some seconds while the event loop runs.
public enum SavedDefaults {
    /// Writes the changes of every suite now.
    public static func save() {
        lodestone_defaults_save()
        // Changes that the shim did not see: in a program that links Foundation statically.
        UserDefaults.standard.synchronize()
    }
}
