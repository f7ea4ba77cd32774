import UIKit

/// A button that opens a menu, with the deletion in a section of its own.
final class MoreButton: UIButton {
    var onRename: () -> Void = {}
    var onDelete: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        configuration = .plain()
        configuration?.title = "More"
        menu = UIMenu(children: [
            UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self] _ in self?.onRename() },
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.onDelete() }
                ]),
        ])
        showsMenuAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { nil }
}
