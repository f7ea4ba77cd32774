import UIKit

/// Shows the source of a recorded UI test, with a button that copies it.
@MainActor
final class RecordedTestController: UIViewController {
    private let source: String

    init(_ source: String) {
        self.source = source
        super.init(nibName: nil, bundle: nil)
        title = "UI test"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Copy", image: nil, primaryAction: UIAction(title: "Copy") { _ in UIPasteboard.general.string = source })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let text = UITextView()
        text.text = source
        text.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        text.isEditable = false
        text.backgroundColor = .systemBackground
        text.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        view = text
    }
}
