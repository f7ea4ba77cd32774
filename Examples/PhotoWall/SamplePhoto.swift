import UIKit

/// A landscape for the first start, drawn here so that the example needs no files.
@MainActor
struct SamplePhoto {
    let name: String
    let image: UIImage

    static var all: [SamplePhoto] {
        [
            SamplePhoto("Morning", CGSize(width: 720, height: 480), sky: [0xFBC2A4, 0xFDE8C9], hills: [0xB5838D, 0x6D6875, 0x403D50]),
            SamplePhoto("Noon", CGSize(width: 480, height: 640), sky: [0x4DA3E0, 0xCBE7F7], hills: [0x8FBF88, 0x5A9367, 0x2F5D45]),
            SamplePhoto("Evening", CGSize(width: 720, height: 480), sky: [0x3A2E5F, 0xF0815A], hills: [0x8C3B52, 0x5B2A4A, 0x2B1B36]),
            SamplePhoto("Winter", CGSize(width: 600, height: 600), sky: [0xA9BCD0, 0xEAF0F5], hills: [0xFFFFFF, 0xD6E2EC, 0x9FB3C8]),
            SamplePhoto("Desert", CGSize(width: 720, height: 480), sky: [0x63C1D8, 0xF6E7C1], hills: [0xE8B36B, 0xC98445, 0x8F5530]),
            SamplePhoto("Night", CGSize(width: 600, height: 600), sky: [0x0B1330, 0x2F4A7A], hills: [0x243B5E, 0x172742, 0x0B1426]),
        ]
    }

    /// Draws a sky with a sun or moon, and hills in front of it.
    private init(_ name: String, _ size: CGSize, sky: [Int], hills: [Int]) {
        self.name = name
        image = UIGraphicsImageRenderer(size: size).image { context in
            let gradient = CGGradient(colorsSpace: nil, colors: sky.map { Self.color($0).cgColor } as CFArray, locations: nil)
            gradient.map { context.cgContext.drawLinearGradient($0, start: .zero, end: CGPoint(x: 0, y: size.height), options: []) }
            Self.color(0xFFF6DC).setFill()
            UIBezierPath(ovalIn: CGRect(x: size.width * 0.62, y: size.height * 0.16, width: 76, height: 76)).fill()
            for (row, color) in hills.enumerated() {
                let top = size.height * (0.52 + 0.14 * CGFloat(row))
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: size.height))
                for x in stride(from: 0, through: size.width, by: 8) {
                    let phase = x / size.width * (7 - 1.5 * CGFloat(row)) + CGFloat(row) * 2.1 + size.height
                    path.addLine(to: CGPoint(x: x, y: top + size.height * (0.06 * sin(phase) + 0.03 * sin(2.3 * phase))))
                }
                path.addLine(to: CGPoint(x: size.width, y: size.height))
                Self.color(color).setFill()
                path.fill()
            }
        }
    }

    private static func color(_ hex: Int) -> UIColor {
        UIColor(red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }
}
