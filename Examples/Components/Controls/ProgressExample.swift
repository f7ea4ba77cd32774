import UIKit

/// Progress bars.
final class ProgressExample: ComponentScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        let copied = UIProgressView(progressViewStyle: .default)
        copied.setProgress(0.6, animated: true)
        copied.accessibilityLabel = "Copying"

        let loaded = UIProgressView(progressViewStyle: .bar)
        loaded.progressTintColor = .systemGreen
        loaded.progress = 0.3
        loaded.accessibilityLabel = "Loading"

        fill(with: copied, loaded)
        // end snippet
    }
}
