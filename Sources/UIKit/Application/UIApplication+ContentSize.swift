import Foundation
import Host

extension UIApplication {
    /// Posts ``UIContentSizeCategory/didChangeNotification`` if the preferred content size category changed.
    func postContentSizeChange(from old: HostAppearance, to new: HostAppearance) {
        let category = UIContentSizeCategory(textScale: new.textScale)
        guard category != UIContentSizeCategory(textScale: old.textScale) else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        if category.isAccessibilityCategory != UIContentSizeCategory(textScale: old.textScale).isAccessibilityCategory {
            NotificationCenter.default.post(name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
        }
    }
}
