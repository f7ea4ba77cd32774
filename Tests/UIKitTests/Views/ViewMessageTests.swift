import CoreGraphics
import Testing

@testable import UIFoundation
@testable import UIKit

@MainActor
@Suite("Log messages about views")
struct ViewMessageTests {
    private func card() -> UIView {
        let view = UIImageView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.accessibilityIdentifier = "card"
        return view
    }

    private func names(_ text: String) -> Bool {
        text.contains("<UIImageView: 0x") && text.contains("frame = (1 2; 30 40); identifier = card")
    }

    @Test("Messages name a view, its layer, a sublayer, its recognizer and its controller by class, frame and identifier")
    func identification() {
        let view = card()
        let ring = CAShapeLayer()
        view.layer.addSublayer(ring)
        let pan = UIPanGestureRecognizer { _ in }
        #expect(pan.identification == "UIPanGestureRecognizer of no view")
        pan.name = "drag"
        view.addGestureRecognizer(pan)
        let controller = UIViewController()
        #expect(controller.identification == "UIViewController", "without loading its view")
        controller.view = view
        for text in [view.description, view.layer.identification, ring.identification, pan.identification, controller.identification] {
            #expect(names(text), "\(text)")
        }
        #expect(ring.identification.hasPrefix("<CAShapeLayer: 0x"))
        #expect(pan.identification.hasPrefix("UIPanGestureRecognizer \"drag\" of <"))
    }

    @Test(
        "Values of alpha and transform that are not finite are refused, and the view does not change", arguments: [CGFloat.nan, .infinity])
    func notFinite(bad: CGFloat) {
        let view = card()
        view.alpha = bad
        view.transform = CGAffineTransform(scaleX: bad, y: 1)
        view.transform = CGAffineTransform(rotationAngle: bad)
        view.transform3D = CATransform3DMakeTranslation(0, 0, bad)
        view.center.x = bad
        view.frame.size.width = bad
        view.anchorPoint.y = bad
        #expect(view.alpha == 1 && view.transform == .identity && CATransform3DIsIdentity(view.transform3D))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && view.anchorPoint.y == 0.5)
    }

    @Test("An image that is too large logs a warning with the limit; invalid image data log at the level info")
    func images() {
        let error = ImageDecodingError.tooLarge(width: 30000, height: 30000)
        #expect(error.level == .warning)
        #expect(error.description.contains("30000 × 30000") && error.description.contains("\(ImageCoding.maximumPixels) pixels"))
        #expect(ImageDecodingError.unknownFormat.level == .info)
        #expect(FontCatalog.hasFonts, "Scripts/setup installs fonts")
    }

    @Test("Emoji glyphs are drawn in colour")
    func emoji() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            ("😀" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.black])
        }
        let pixels = try #require(image.cgImage?.dataProvider?.data) as Data
        // A yellow pixel has two large components and a small one, in any order of components, in addition to alpha.
        let yellow = stride(from: 0, to: pixels.count - 3, by: 4).count { index in
            let parts = pixels[(pixels.startIndex + index)..<(pixels.startIndex + index + 4)].sorted()
            return parts[3] == 255 && parts[2] > 200 && parts[1] > 150 && parts[0] < 120
        }
        #expect(yellow > 50)
    }
}
