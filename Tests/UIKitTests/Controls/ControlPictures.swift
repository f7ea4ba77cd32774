import Foundation
import UIKitTesting

@testable import UIKit

/// Images of controls for inspection, if LODESTONE_PICTURES names a folder.
@MainActor
func writePicture(_ host: TestHost, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["LODESTONE_PICTURES"] else { return }
    try? host.snapshot().pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
}
