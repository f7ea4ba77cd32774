import UIKit

/// A slider with images at its ends, and a plain one.
final class SliderExample: ComponentScreen {
    let volume = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        volume.value = 0.4
        volume.minimumValueImage = UIImage(systemName: "speaker")
        volume.maximumValueImage = UIImage(systemName: "speaker.wave.3")
        volume.accessibilityLabel = "Volume"
        volume.addAction(UIAction { action in print((action.sender as? UISlider)?.value ?? 0) }, for: .valueChanged)

        let warmth = UISlider()
        warmth.maximumValue = 100
        warmth.value = 70
        warmth.minimumTrackTintColor = .systemOrange
        warmth.accessibilityLabel = "Warmth"

        fill(with: volume, warmth)
        // end snippet
    }
}
