import UIKit

/// Image views with symbols and with a drawn image.
final class ImageViewExample: ComponentScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        let leaf = UIImageView(image: UIImage(systemName: "leaf"))
        leaf.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40, weight: .medium)
        leaf.tintColor = .systemGreen
        leaf.isAccessibilityElement = true
        leaf.accessibilityLabel = "Organic"

        let size = CGSize(width: 120, height: 80)
        let sunset = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.systemOrange.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 40, y: 40, width: 40, height: 40))
        }
        let picture = UIImageView(image: sunset)
        picture.layer.cornerRadius = 12
        picture.clipsToBounds = true
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Sunset"

        show(row(leaf, picture))
        // end snippet
    }
}
