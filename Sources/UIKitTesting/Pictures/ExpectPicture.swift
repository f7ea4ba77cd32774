import UIKit

/// Compares `image` with the stored picture `name` of the test's suite.
///
/// ```swift
/// try expectPicture(host.snapshot(), named: "drop-at-rest")
/// ```
///
/// The reference is `Tests/<Suite>/Pictures/<name>.png`; `Tests/<Suite>` is found from the calling file's path. On a mismatch,
/// `Tests/<Suite>/Failures/<name>.png` shows the expected picture, the actual one and the differing pixels (in red) side by side, and
/// `<name>.actual.png` is the actual one. A later match removes both.
///
/// With the environment variable `LODESTONE_RECORD=1` the image becomes the reference, and nothing is thrown. Look at a recorded picture
/// before you commit it.
///
/// - Parameters:
///   - image: The picture to compare, for example `TestHost.snapshot()`.
///   - name: The reference's file name without its extension.
///   - tolerance: The accepted difference.
///   - filePath: The calling test's file. Leave it out.
/// - Throws: ``PictureError``.
@preconcurrency @MainActor
public func expectPicture(
    _ image: CGImage, named name: String, tolerance: PictureTolerance = .standard, filePath: String = #filePath
) throws {
    try PictureBook(filePath: filePath).expect(image, named: name, tolerance: tolerance)
}

/// The errors of ``expectPicture(_:named:tolerance:filePath:)``.
public enum PictureError: Error, CustomStringConvertible {
    /// The reference does not exist.
    case noReference(name: String, actual: String)
    /// The pictures differ.
    case mismatch(name: String, comparison: PictureComparison, tolerance: PictureTolerance, sheet: String, note: String)
    /// A file could not be read or written.
    case unusableFile(String)

    public var description: String {
        switch self {
        case .noReference(let name, let actual):
            return
                "There is no reference image \"\(name)\". The actual image is \(actual); LODESTONE_RECORD=1 records it as the reference."
        case .mismatch(let name, let comparison, let tolerance, let sheet, let note):
            guard comparison.isSameSize else {
                return "The image \"\(name)\" does not have the size of its reference; see \(sheet).\(note)"
            }
            let percent = (comparison.differingArea * 100).formatted(3)
            let allowed = (tolerance.differingArea * 100).formatted(3)
            return
                "The image \"\(name)\" differs: \(percent) % of its pixels by more than ΔE \(tolerance.colorDifference) "
                + "(limit: \(allowed) %), at most by ΔE \(comparison.largestDifference.formatted(1)); see \(sheet).\(note)"
        case .unusableFile(let path):
            return "Cannot read or write the image \(path)."
        }
    }
}

/// A suite's reference pictures on disk.
@MainActor
package struct PictureBook {
    let references: URL
    let failures: URL
    /// Whether pictures are recorded as references instead of being compared.
    var isRecording = ProcessInfo.processInfo.environment["LODESTONE_RECORD"] == "1"

    /// Uses the folders of the suite that contains `filePath`: the folder directly below `Tests`, or the file's own.
    init(filePath: String) {
        let own = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        var suite = own
        while suite.path != "/", suite.deletingLastPathComponent().lastPathComponent != "Tests" { suite.deleteLastPathComponent() }
        if suite.path == "/" { suite = own }
        references = suite.appendingPathComponent("Pictures")
        failures = suite.appendingPathComponent("Failures")
    }

    /// Uses the references of one folder without recording new ones, and writes failures to another folder.
    package init(references: URL, failures: URL) {
        self.references = references
        self.failures = failures
        isRecording = false
    }

    package func expect(_ image: CGImage, named name: String, tolerance: PictureTolerance) throws {
        let reference = references.appendingPathComponent("\(name).png")
        let sheet = failures.appendingPathComponent("\(name).png")
        let actual = failures.appendingPathComponent("\(name).actual.png")
        if isRecording { return try write(image, to: reference) }
        guard FileManager.default.fileExists(atPath: reference.path) else {
            try write(image, to: actual)
            throw PictureError.noReference(name: name, actual: actual.path)
        }
        guard let data = try? Data(contentsOf: reference), let expected = UIImage(data: data)?.cgImage else {
            throw PictureError.unusableFile(reference.path)
        }
        let comparison = PictureComparison(of: image, with: expected, tolerance: tolerance)
        guard !comparison.isMatch else {
            for stale in [sheet, actual] { try? FileManager.default.removeItem(at: stale) }
            return
        }
        try write(image, to: actual)
        if let picture = PictureSheet(expected: expected, actual: image, comparison: comparison).makeImage() {
            try write(picture, to: sheet)
        }
        let note = TestFont.isInstalled ? "" : " " + TestFont.advice
        throw PictureError.mismatch(name: name, comparison: comparison, tolerance: tolerance, sheet: sheet.path, note: note)
    }

    private func write(_ image: CGImage, to file: URL) throws {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            guard let data = UIImage(cgImage: image).pngData() else { throw PictureError.unusableFile(file.path) }
            try data.write(to: file)
        } catch {
            throw PictureError.unusableFile(file.path)
        }
    }
}

extension Double {
    /// The number with `digits` decimals after a point, whatever the locale is.
    fileprivate func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
