import UIKit

/// A button that opens a page in the desktop's browser.
final class HelpButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle("Help", for: .normal)
        setTitleColor(.tintColor, for: .normal)
        addAction(UIAction { _ in Self.openHelp() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private static func openHelp() {
        guard let url = URL(string: "https://example.com/help") else { return }
        UIApplication.shared.open(url)
    }
}
