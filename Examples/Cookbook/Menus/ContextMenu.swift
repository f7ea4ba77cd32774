import UIKit

/// A photo with a menu on a long press and on the mouse's secondary button.
final class MenuPhoto: UIImageView, UIContextMenuInteractionDelegate {
    var onShare: () -> Void = {}

    override init(image: UIImage?) {
        super.init(image: image)
        isUserInteractionEnabled = true
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [UIAction(title: "Share") { _ in self?.onShare() }])
        }
    }
}
