extension UIButton {
    /// Whether the button shows the selected item of its menu.
    private var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Shows the selected item of the menu, in a pop-up button. Selects the first visible item if none is selected.
    func selectionDidChange() {
        guard isPopUp, let menu else { return }
        let leaves = menu.leaves
        guard let chosen = leaves.first(where: { $0.state == .on }) ?? leaves.first(where: { !$0.attributes.contains(.hidden) }) else {
            return
        }
        menu.select(chosen)
        show(chosen)
    }

    /// Shows the title and the image of an item.
    func show(_ chosen: any UIMenuLeaf) {
        if configuration == nil {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.image, for: .normal)
        } else {
            configuration?.title = chosen.title
            configuration?.image = chosen.image
        }
    }

    /// Selects an item that the user chose in the menu, and shows it.
    func menuSelectionDidChange(to leaf: any UIMenuLeaf) {
        guard isPopUp, let menu else { return }
        menu.select(leaf)
        show(leaf)
    }
}
