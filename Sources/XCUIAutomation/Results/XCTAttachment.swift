import Foundation
import UIKit
import XCTest

/// Data that a test adds to its results.
///
/// XCTest on Linux has no result bundle. If the environment variable `LODESTONE_ATTACHMENTS` contains the path of a folder, `add(_:)` writes the attachment
/// there.
@preconcurrency @MainActor
open class XCTAttachment: NSObject {
    /// The name of the attachment, and of its file.
    open var name: String?
    /// The lifetime of the attachment. Differs from XCTest: attachments are written even if a success would delete them.
    open var lifetime = Lifetime.deleteOnSuccess
    /// Additional information about the attachment. It is not written.
    open var userInfo: [AnyHashable: Any]?
    /// The uniform type identifier of `data`.
    open private(set) var uniformTypeIdentifier: String
    /// The data.
    let data: Data

    /// Creates an attachment from data.
    public init(data: Data, uniformTypeIdentifier: String = "public.data") {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }

    /// Creates an attachment from data, with a name.
    public convenience init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
        self.init(data: payload ?? Data(), uniformTypeIdentifier: identifier ?? "public.data")
        self.name = name
        self.userInfo = userInfo
    }

    /// Creates an attachment from a text.
    public convenience init(string: String) { self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text") }

    /// Creates an attachment from an image.
    public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png") }

    /// Creates an attachment from an image.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    /// Creates an attachment from a screenshot.
    public convenience init(screenshot: XCUIScreenshot) { self.init(image: screenshot.image) }

    /// Creates an attachment from a screenshot.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }

    /// Creates an attachment from a file. Empty if the file cannot be read.
    public convenience init(contentsOfFile url: URL) {
        self.init(data: (try? Data(contentsOf: url)) ?? Data())
        name = url.lastPathComponent
    }

    /// The lifetime of an attachment.
    public enum Lifetime: Int, Sendable {
        /// The attachment is never deleted.
        case keepAlways = 0
        /// The attachment is deleted if the test succeeds.
        case deleteOnSuccess = 1
    }

    /// The quality of an image. It has no effect, because images are written without loss.
    public enum ImageQuality: Int, Sendable {
        /// Compression without loss.
        case original = 0
        /// Compression with little loss.
        case medium = 1
        /// Compression with much loss.
        case low = 2
    }

    /// The number of written attachments. All tests of the process write to one folder.
    private static var count = 0

    /// Writes the attachment to the folder in `LODESTONE_ATTACHMENTS`. Does nothing if that variable is not set.
    func write(of test: String) {
        guard let path = ProcessInfo.processInfo.environment["LODESTONE_ATTACHMENTS"], !path.isEmpty else { return }
        Self.count += 1
        let ending = ["public.png": "png", "public.plain-text": "txt"][uniformTypeIdentifier] ?? "data"
        let title = [test, name ?? "attachment"].filter { !$0.isEmpty }.joined(separator: "-")
        let safe = String(title.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
        let folder = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: folder.appendingPathComponent("\(Self.count)-\(safe).\(ending)"))
        } catch {
            FileHandle.standardError.write(Data("XCUIAutomation: cannot write an attachment to \(path): \(error)\n".utf8))
        }
    }
}

extension XCTestCase {
    /// Adds an attachment to the test's results.
    @preconcurrency @MainActor
    public func add(_ attachment: XCTAttachment) { attachment.write(of: name) }
}
