// swift-format-ignore-file
import UIKit

// The code of Documentation/controls.md.

@MainActor
class Player {
    var isMuted = false

    func volumeChanged(_ slider: UISlider) {}
}

class PlayerScreen: UIViewController {
    func addControls(volume: UISlider, mute: UISwitch, player: Player) {
        var count = 0
    // snippet: controls
    let like = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Like") { _ in count += 1 })
    volume.addTarget(player, action: Selector(Player.volumeChanged(_:)), for: .valueChanged)
    mute.addAction(UIAction { action in player.isMuted = (action.sender as? UISwitch)?.isOn ?? false }, for: .valueChanged)
    // end snippet
        _ = like
    }
}
