import UIKit

/// The Gallery's own picture, which the demo sends and saves: the sun over hills.
@MainActor
enum DesktopPicture {
    static let image = UIGraphicsImageRenderer(size: CGSize(width: 480, height: 320), format: format).image { context in
        let sky = 320
        for band in 0..<sky {
            let part = CGFloat(band) / CGFloat(sky - 1)
            UIColor(red: 0.16 + 0.82 * part, green: 0.32 + 0.40 * part, blue: 0.62 - 0.12 * part, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: CGFloat(band), width: 480, height: 1))
        }
        UIColor(red: 1, green: 0.93, blue: 0.72, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: 296, y: 130, width: 92, height: 92)).fill()
        hill(from: 236, over: 150, to: 262, color: UIColor(red: 0.36, green: 0.30, blue: 0.46, alpha: 1))
        hill(from: 284, over: 236, to: 214, color: UIColor(red: 0.20, green: 0.18, blue: 0.32, alpha: 1))
    }

    private static var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return format
    }

    /// The bytes of the picture as PNG.
    static var data: Data { image.pngData() ?? Data() }

    /// Writes the picture to the app's cache folder, and returns the file.
    ///
    /// - Throws: The file manager's error.
    static func file() throws -> URL {
        let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        let own = folder.appendingPathComponent("Lodestone Gallery")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let file = own.appendingPathComponent("Hills.png")
        if !FileManager.default.fileExists(atPath: file.path) { try data.write(to: file, options: .atomic) }
        return file
    }

    private static func hill(from left: CGFloat, over top: CGFloat, to right: CGFloat, color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: left))
        path.addCurve(to: CGPoint(x: 480, y: right), controlPoint1: CGPoint(x: 150, y: top), controlPoint2: CGPoint(x: 300, y: top + 60))
        path.addLine(to: CGPoint(x: 480, y: 320))
        path.addLine(to: CGPoint(x: 0, y: 320))
        path.close()
        color.setFill()
        path.fill()
    }
}
