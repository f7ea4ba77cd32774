import UIKit

/// The detail column while no note is chosen.
final class EmptyController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Note Selected"
        contentUnavailableConfiguration = configuration
    }
}
