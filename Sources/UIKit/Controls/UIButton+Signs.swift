import Foundation

// The images of button types.
extension UIButton {
    /// The image of a close button: a cross in a circle, in the colours of controls.
    static var cross: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
            UIColor(white: 0.5, alpha: 0.2).setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
            UIColor(white: 0.5, alpha: 1).setStroke()
            let path = UIBezierPath()
            path.polyline((10.5, 10.5), (19.5, 19.5))
            path.polyline((19.5, 10.5), (10.5, 19.5))
            path.lineWidth = 2.2
            path.lineCapStyle = .round
            path.stroke()
        }
    }

    /// An "i" in a circle, in the tint colour.
    static var info: UIImage {
        sign {
            UIBezierPath(ovalIn: CGRect(x: 9.6, y: 4.8, width: 2.8, height: 2.8)).fill()
            $0.polyline((11, 10.4), (11, 16.4))
        }
    }

    /// A plus in a circle, in the tint colour.
    static var plus: UIImage {
        sign {
            $0.polyline((6.5, 11), (15.5, 11))
            $0.polyline((11, 6.5), (11, 15.5))
        }
    }

    /// Returns a template image with lines in a circle of 22 points, the size in UIKit.
    private static func sign(_ draw: (UIBezierPath) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
            UIColor.black.set()
            let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
            draw(path)
            path.lineWidth = 1.6
            path.lineCapStyle = .round
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}
