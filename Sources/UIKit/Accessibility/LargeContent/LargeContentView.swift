import CoreGraphics
import Foundation

/// The view of the large content viewer: an image and a title in the centre, above all other content. The view does not receive touches.
@MainActor
final class LargeContentView: UIView, OverlayView {
    var overlayLevel: OverlayLevel { .largeContent }

    /// The sizes of the viewer, in points. They are similar to those of iOS.
    private enum Constants {
        static let width: CGFloat = 300
        static let margin: CGFloat = 24
        static let padding: CGFloat = 24
        static let spacing: CGFloat = 16
        static let imageSide: CGFloat = 96
        static let cornerRadius: CGFloat = 20
        static let lines = 3
        static let duration = 0.2
        static let dimmedAlpha: CGFloat = 0.35
    }

    private let material = MenuMaterialView(cornerRadius: Constants.cornerRadius)
    private let picture = UIImageView()
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        addSubview(material)
        for part in [picture, label] as [UIView] { material.content.addSubview(part) }
        picture.tintColor = .label
        label.textAlignment = .center
        label.textColor = .label
        label.numberOfLines = Constants.lines
    }

    required init?(coder: NSCoder) { nil }

    /// The title and the image that the viewer shows.
    var title: String? { label.text }
    var image: UIImage? { picture.image }

    /// Shows an item in the middle of a region of the window.
    func show(_ item: any UILargeContentViewerItem, in region: CGRect) {
        UIView.performWithoutAnimation {
            let width = min(Constants.width, max(region.width - 2 * Constants.margin, 120))
            let inner = width - 2 * Constants.padding
            var y = Constants.padding
            let image = item.largeContentImage.map { item.scalesLargeContentImage ? Self.enlarged($0) : $0 }
            picture.image = image
            picture.isHidden = image == nil
            if let image {
                let size = size(of: image, scales: item.scalesLargeContentImage, in: inner)
                picture.contentMode = .scaleAspectFit
                let insets = item.largeContentImageInsets
                picture.frame = CGRect(
                    x: (width - size.width) / 2 + insets.left - insets.right, y: y + insets.top - insets.bottom, width: size.width,
                    height: size.height)
                y += size.height + (item.largeContentTitle == nil ? 0 : Constants.spacing)
            }
            let title = item.largeContentTitle ?? ""
            label.text = title
            label.isHidden = title.isEmpty
            if !title.isEmpty {
                label.font = font(for: title, in: inner)
                let height = label.sizeThatFits(CGSize(width: inner, height: .infinity)).height.rounded(.up)
                label.frame = CGRect(x: Constants.padding, y: y, width: inner, height: height)
                y += height
            }
            let isDimmed = (item as? any LargeContentControl)?.isEnabled == false
            for part in [picture, label] as [UIView] { part.alpha = isDimmed ? Constants.dimmedAlpha : 1 }
            let height = y + Constants.padding
            bounds = CGRect(x: 0, y: 0, width: width, height: height)
            center = CGPoint(x: region.midX.rounded(), y: region.midY.rounded())
            material.frame = bounds
            layoutIfNeeded()
        }
    }

    func appear() {
        alpha = 0
        UIView.animate(withDuration: Constants.duration, delay: 0, options: [.allowUserInteraction]) { self.alpha = 1 }
    }

    func disappear() {
        UIView.animate(withDuration: Constants.duration, delay: 0, options: [.allowUserInteraction]) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    /// The body font at the preferred size, reduced if the longest word would not fit into the width.
    private func font(for title: String, in width: CGFloat) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        let widest = title.split(whereSeparator: \.isWhitespace).map { word in
            NSAttributedString(string: String(word), attributes: [.font: font]).size().width
        }.max()
        guard let widest, widest > width else { return font }
        return font.withSize(max((font.pointSize * width / widest).rounded(.down) - 1, 17))
    }

    private func size(of image: UIImage, scales: Bool, in width: CGFloat) -> CGSize {
        let size = image.size
        guard size.width > 0, size.height > 0 else { return .zero }
        let side = scales ? Constants.imageSide : max(size.width, size.height)
        let factor = min(side / max(size.width, size.height), width / size.width)
        return CGSize(width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
    }

    /// Renders a scalable image at the viewer's size instead of magnifying its pixels.
    private static func enlarged(_ image: UIImage) -> UIImage {
        if image.isSymbolImage {
            let configuration = UIImage.SymbolConfiguration(pointSize: Constants.imageSide * 0.8)
            return image.applyingSymbolConfiguration(configuration) ?? image
        }
        return BarIcon.enlarged(image) ?? image
    }
}
