import Host
import UIKit

extension HostModifiers {
    /// Converts UIKit's modifier flags.
    init(_ flags: UIKeyModifierFlags) {
        self = []
        if flags.contains(.alphaShift) { insert(.capsLock) }
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) { insert(.control) }
        if flags.contains(.alternate) { insert(.alternate) }
        if flags.contains(.command) { insert(.command) }
    }
}
