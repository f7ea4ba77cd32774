import UIKit

/// The Gallery's settings: a sheet of switches.
final class SettingsViewController: UITableViewController {
    @Outlet var darkSwitch: UISwitch!
    @Outlet var touchesSwitch: UISwitch!
    @Outlet var timelineSwitch: UISwitch!

    /// The Gallery.
    weak var gallery: GalleryViewController?

    override class var storyboardActions: [Selector] {
        super.storyboardActions + [
            Selector("changeDark:", SettingsViewController.changeDark(_:)),
            Selector("changeTouches:", SettingsViewController.changeTouches(_:)),
            Selector("changeTimeline:", SettingsViewController.changeTimeline(_:)),
        ]
    }

    private var window: TouchShowingWindow? { (gallery?.view.window ?? view.window) as? TouchShowingWindow }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showState()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { showState() }
    }

    private func showState() {
        // The traits may change before the outlets are connected.
        guard let darkSwitch, let touchesSwitch, let timelineSwitch else { return }
        darkSwitch.isOn = traitCollection.userInterfaceStyle == .dark
        touchesSwitch.isOn = window?.showsTouches ?? false
        timelineSwitch.isOn = window?.showsTimeline ?? false
    }

    func changeDark(_ sender: Any) { window?.overrideUserInterfaceStyle = darkSwitch.isOn ? .dark : .light }

    func changeTouches(_ sender: Any) { window?.showsTouches = touchesSwitch.isOn }

    func changeTimeline(_ sender: Any) {
        window?.showsTimeline = timelineSwitch.isOn
        gallery?.detail?.viewIfLoaded?.setNeedsLayout()
    }

    /// A tap on a row toggles its switch.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 0 else { return }
        let toggle: UISwitch = [darkSwitch, touchesSwitch, timelineSwitch][indexPath.row]
        toggle.setOn(!toggle.isOn, animated: true)
        toggle.sendActions(for: .valueChanged)
    }
}
