import UIKit

/// A picture of the Photos demo: drawn from its number, or dropped by another program.
struct Photo {
    /// The identity, which determines the drawing.
    let number: Int

    /// Draws a sky over two hills in the number's colours.
    @MainActor static func draw(_ number: Int, in rect: CGRect, of context: CGContext) {
        let hue = CGFloat(number * 61 % 360) / 360
        func color(_ shift: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
            UIColor(hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness, alpha: 1)
        }
        context.setFillColor(color(0, 0.35, 0.98).cgColor)
        context.fill(rect)
        let sun = rect.width * 0.26
        let fraction = CGFloat(number * 37 % 60) / 100 + 0.1
        context.setFillColor(color(0.12, 0.25, 1).cgColor)
        context.fillEllipse(in: CGRect(x: rect.minX + rect.width * fraction, y: rect.minY + rect.height * 0.16, width: sun, height: sun))
        hill(in: rect, top: 0.5, lean: CGFloat(number * 17 % 40) / 100, color(0.05, 0.55, 0.8), context)
        hill(in: rect, top: 0.68, lean: 0.6 - CGFloat(number * 29 % 50) / 100, color(0.09, 0.7, 0.55), context)
    }

    @MainActor private static func hill(in rect: CGRect, top: CGFloat, lean: CGFloat, _ color: UIColor, _ context: CGContext) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * (top + 0.1)))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * (top + 0.12)),
            controlPoint1: CGPoint(x: rect.minX + rect.width * lean, y: rect.minY + rect.height * (top - 0.2)),
            controlPoint2: CGPoint(x: rect.minX + rect.width * (lean + 0.4), y: rect.minY + rect.height * (top + 0.3)))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.close()
        context.setFillColor(color.cgColor)
        context.addPath(path.cgPath)
        context.fillPath()
    }

    /// The photo as an image for other programs.
    @MainActor static func image(_ number: Int) -> UIImage {
        let size = CGSize(width: 320, height: 480)
        return UIGraphicsImageRenderer(size: size).image { draw(number, in: CGRect(origin: .zero, size: size), of: $0.cgContext) }
    }
}
