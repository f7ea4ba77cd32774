import CoreGraphics

extension UIView {
    /// Opens a menu of custom actions beside a rectangle of the view, and highlights the first one for the keyboard.
    func openActionMenu(_ actions: [UIAccessibilityCustomAction], beside rect: CGRect) {
        let menu = OpenMenu(from: self, at: .beside(rect), style: .pointer)
        menu.open(
            UIMenu(children: actions.map { action in UIAction(title: action.name, image: action.image) { _ in _ = action.perform() } }))
        menu.highlightFirst()
    }
}
