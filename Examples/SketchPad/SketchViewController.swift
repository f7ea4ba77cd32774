import UIKit

/// The canvas, with colours below it and commands in the navigation bar.
final class SketchViewController: UIViewController {
    let canvas = CanvasView()
    private let colors: [(name: String, color: UIColor)] = [
        ("Black", .label), ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Blue", .systemBlue),
    ]
    private var swatches: [UIButton] = []
    private lazy var undoItem = item(.undo, "Undo") { $0.undo() }
    private lazy var redoItem = item(.redo, "Redo") { $0.redo() }
    private lazy var clearItem = item(.trash, "Clear") { $0.canvas.clear() }
    private lazy var shareItem = item(.action, "Share") { $0.share() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sketch Pad"
        view.backgroundColor = .secondarySystemBackground
        navigationItem.leftBarButtonItems = [undoItem, redoItem]
        navigationItem.rightBarButtonItems = [shareItem, clearItem]

        swatches = colors.enumerated().map { index, choice in makeSwatch(choice.name, choice.color, index) }
        let row = UIStackView(arrangedSubviews: swatches)
        row.distribution = .fillEqually
        for subview in [canvas, row] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            canvas.topAnchor.constraint(equalTo: safe.topAnchor),
            canvas.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            canvas.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            row.topAnchor.constraint(equalTo: canvas.bottomAnchor),
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            row.widthAnchor.constraint(equalToConstant: 300),
            row.heightAnchor.constraint(equalToConstant: 56),
            row.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
        canvas.onChange = { [weak self] in self?.updateItems() }
        choose(0)
        updateItems()
    }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    // Only texts handle Control-Z themselves.
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Undo", action: Selector(SketchViewController.undo), input: "z", modifierFlags: .command),
            UIKeyCommand(title: "Redo", action: Selector(SketchViewController.redo), input: "z", modifierFlags: [.command, .shift]),
        ]
    }

    private func undo() { canvas.undoManager?.undo() }

    private func redo() { canvas.undoManager?.redo() }

    private func choose(_ index: Int) {
        canvas.color = colors[index].color
        for (number, swatch) in swatches.enumerated() {
            swatch.isSelected = number == index
            swatch.configuration?.image = UIImage(systemName: number == index ? "checkmark.circle.fill" : "circle.fill")
        }
    }

    private func share() {
        let sheet = UIActivityViewController(activityItems: [canvas.makeImage()], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = shareItem
        present(sheet, animated: true)
    }

    private func updateItems() {
        undoItem.isEnabled = canvas.undoManager?.canUndo ?? false
        redoItem.isEnabled = canvas.undoManager?.canRedo ?? false
        clearItem.isEnabled = !canvas.finished.isEmpty
        shareItem.isEnabled = clearItem.isEnabled
    }

    private func makeSwatch(_ name: String, _ color: UIColor, _ index: Int) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.baseForegroundColor = color
        let swatch = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.choose(index) })
        swatch.accessibilityLabel = name
        return swatch
    }

    private func item(
        _ system: UIBarButtonItem.SystemItem, _ label: String, perform: @escaping @MainActor (SketchViewController) -> Void
    ) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: system, primaryAction: UIAction { [weak self] _ in self.map(perform) })
        item.accessibilityLabel = label
        return item
    }
}
