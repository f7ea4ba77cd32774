import Foundation

// The images of button types.
extension UIButton {
    /// The image of a close button: a cross in a circle, in the colors of controls.
    static var cross: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
            UIColor(white: 0.5, alpha: 0.2).setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
            UIColor(white: 0.5, alpha: 1).setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10.5, y: 10.5))
            path.addLine(to: CGPoint(x: 19.5, y: 19.5))
            path.move(to: CGPoint(x: 19.5, y: 10.5))
            path.addLine(to: CGPoint(x: 10.5, y: 19.5))
            path.lineWidth = 2.2
            path.lineCapStyle = .round
            path.stroke()
        }
    }

    /// An "i" in a circle, in the tint color.
    static var info: UIImage {
        sign {
            UIBezierPath(ovalIn: CGRect(x: 9.6, y: 4.8, width: 2.8, height: 2.8)).fill()
            return [(CGPoint(x: 11, y: 10.4), CGPoint(x: 11, y: 16.4))]
        }
    }

    /// A plus in a circle, in the tint color.
    static var plus: UIImage {
        sign { [(CGPoint(x: 6.5, y: 11), CGPoint(x: 15.5, y: 11)), (CGPoint(x: 11, y: 6.5), CGPoint(x: 11, y: 15.5))] }
    }

    /// Draws lines in a circle of 22 points, UIKit's size, as a template.
    private static func sign(_ draw: () -> [(CGPoint, CGPoint)]) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
            UIColor.black.set()
            let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
            for (start, end) in draw() {
                path.move(to: start)
                path.addLine(to: end)
            }
            path.lineWidth = 1.6
            path.lineCapStyle = .round
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}
