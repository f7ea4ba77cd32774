import Foundation
import Testing

@testable import LodestonePackaging

/// Programs that check the files of packages.
enum TestTools {
    /// Whether a program is installed. In CI a missing program fails the test, so that no check is skipped silently.
    static func has(_ name: String) -> Bool {
        if Shell.find(name) != nil { return true }
        if ProcessInfo.processInfo.environment["CI"] != nil { Issue.record("\(name) is not installed: run Scripts/setup") }
        return false
    }
}
