import UIKit

/// Buttons of each style.
final class ButtonExample: ComponentScreen {
    private(set) var bookings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        let book = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Book") { [weak self] _ in self?.bookings += 1 })

        var download = UIButton.Configuration.tinted()
        download.title = "Download"
        download.subtitle = "12 MB"
        download.image = UIImage(systemName: "arrow.down.circle")
        download.imagePadding = 8

        let delete = UIButton(configuration: .gray())
        delete.configuration?.title = "Delete"
        delete.configuration?.baseForegroundColor = .systemRed

        let more = UIButton(configuration: .plain())
        more.configuration?.title = "More"

        let locked = UIButton(configuration: .bordered())
        locked.configuration?.title = "Locked"
        locked.isEnabled = false

        show(row(book, UIButton(configuration: download)), row(delete, more, locked))
        // end snippet
    }
}
