import UIKit

/// Throws unless `image` looks like the picture `named` that the test's suite keeps in its folder `Pictures`.
///
/// ```swift
/// try expectPicture(host.snapshot(), named: "drop-at-rest")
/// ```
///
/// The reference is `Tests/<Suite>/Pictures/<name>.png`, where `Tests/<Suite>` is found from the calling file's path. When the pictures
/// differ by more than `tolerance`, `Tests/<Suite>/Failures/<name>.png` shows the expected picture, the actual one and the differing
/// pixels (in red) side by side, and `<name>.actual.png` is the actual one alone; both are removed when the pictures match again.
///
/// With the environment variable `LODESTONE_RECORD=1` the image becomes the reference, and nothing is thrown. Look at what was
/// recorded before you commit it.
///
/// - Parameters:
///   - image: What was drawn, for example `TestHost.snapshot()`.
///   - name: The reference's file name without its extension.
///   - tolerance: How far the pictures may be apart.
///   - filePath: The file of the test that asks; leave it out.
/// - Throws: ``PictureError``.
@preconcurrency @MainActor
public func expectPicture(
    _ image: CGImage, named name: String, tolerance: PictureTolerance = .standard, filePath: String = #filePath
) throws {
    try PictureBook(filePath: filePath).expect(image, named: name, tolerance: tolerance)
}

/// Why ``expectPicture(_:named:tolerance:filePath:)`` was not satisfied.
public enum PictureError: Error, CustomStringConvertible {
    /// There is no picture of that name yet.
    case noReference(name: String, actual: String)
    /// The pictures differ.
    case mismatch(name: String, comparison: PictureComparison, tolerance: PictureTolerance, sheet: String, note: String)
    /// A file could not be read or written.
    case unusableFile(String)

    public var description: String {
        switch self {
        case .noReference(let name, let actual):
            return
                "There is no picture \"\(name)\" to compare with. What was drawn is in \(actual); LODESTONE_RECORD=1 keeps it as the reference."
        case .mismatch(let name, let comparison, let tolerance, let sheet, let note):
            guard comparison.isSameSize else { return "The picture \"\(name)\" has another size than expected; see \(sheet).\(note)" }
            let percent = (comparison.differingArea * 100).formatted(3)
            let allowed = (tolerance.differingArea * 100).formatted(3)
            return
                "The picture \"\(name)\" differs: \(percent) % of its pixels by more than ΔE \(tolerance.colorDifference) (\(allowed) % may), "
                + "the most by ΔE \(comparison.largestDifference.formatted(1)); see \(sheet).\(note)"
        case .unusableFile(let path):
            return "Cannot read or write the picture \(path)."
        }
    }
}

/// A suite's pictures on disk.
@MainActor
package struct PictureBook {
    let references: URL
    let failures: URL
    /// Pictures become references instead of being compared.
    var isRecording = ProcessInfo.processInfo.environment["LODESTONE_RECORD"] == "1"

    /// The folders of the suite that `filePath` belongs to: the folder just below `Tests`, or else the file's own.
    init(filePath: String) {
        let own = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        var suite = own
        while suite.path != "/", suite.deletingLastPathComponent().lastPathComponent != "Tests" { suite.deleteLastPathComponent() }
        if suite.path == "/" { suite = own }
        references = suite.appendingPathComponent("Pictures")
        failures = suite.appendingPathComponent("Failures")
    }

    /// References from one folder, which nothing is recorded to; what differs goes into another one.
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
    /// With `digits` digits after the point, whatever the locale.
    fileprivate func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
