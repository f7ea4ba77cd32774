import Foundation
import UIKit
import UIKitTesting

/// Records failures of queries and actions in the running test, which may be one of XCTest or of Swift Testing.
@MainActor
enum Failure {
    /// The location of the last call that passed a location. Failures of properties, which pass none, are recorded there.
    static var site = CallSite(#filePath, #line)
    /// The messages of the recorded failures, for tests.
    private(set) static var messages: [String] = []

    /// The maximum number of screenshots that a test program writes.
    private static let maximumScreenshots = 10
    /// The number of written screenshots, for the limit of the test program.
    private static var screenshotCount = 0

    /// Records a failure. Appends the element tree of the running app, and the path of a screenshot, to the message.
    static func record(_ message: String, at callSite: CallSite?) {
        let site = callSite ?? site
        if let callSite { self.site = callSite }
        var text = message
        if callSite == nil { text += "\n(An attribute was read, at or after this line.)" }
        if let session = RunningApps.current, let root = session.root {
            let tree = session.read { root.tree(limit: 300) }
            text += "\n\nElement subtree:\n\(tree)"
            if let path = writeScreenshot(of: session, beside: "\(site.file)") { text += "\n\nScreenshot: \(path)" }
        }
        messages.append(message)
        let folders = "\(site.file)".split(separator: "/").suffix(2).joined(separator: "/")
        TestLine(folders.contains("/") ? folders : "Tests/\(folders)", site.file, site.line, 1).recordFailure(text)
    }

    /// Records that a name does not work for an app that runs as a program of its own.
    static func recordUnsupported(_ what: String, at site: CallSite?) {
        record("\(what) is not supported for an app that runs as a program of its own.", at: site)
    }

    /// Writes a screenshot to the folder `Failures` in the folder of a test's file.
    ///
    /// - Returns: The path; nil if the screenshot cannot be written, or if the maximum number is reached.
    private static func writeScreenshot(of session: any AppDriver, beside file: String) -> String? {
        guard screenshotCount < maximumScreenshots else { return nil }
        screenshotCount += 1
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Failures")
        let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let target = folder.appendingPathComponent("\(name)-\(screenshotCount).png")
        guard let image = session.image()?.image, let data = UIImage(cgImage: image).pngData() else { return nil }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: target)
        } catch {
            return nil
        }
        return target.path
    }
}
