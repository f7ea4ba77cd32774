extension UIButton {
    /// Whether the button shows what was chosen from its menu.
    private var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Shows what is chosen in the menu, in a button that does so. One of the elements always is: the first where none was.
    func selectionDidChange() {
        guard isPopUp, let menu else { return }
        let leaves = menu.leaves
        guard let chosen = leaves.first(where: { $0.state == .on }) ?? leaves.first(where: { !$0.attributes.contains(.hidden) }) else {
            return
        }
        menu.select(chosen)
        show(chosen)
    }

    /// Shows the title and the picture of what was chosen.
    func show(_ chosen: any UIMenuLeaf) {
        if configuration == nil {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.image, for: .normal)
        } else {
            configuration?.title = chosen.title
            configuration?.image = chosen.image
        }
    }

    /// What was chosen is on from now on, and the button shows it.
    func menuSelectionDidChange(to leaf: any UIMenuLeaf) {
        guard isPopUp, let menu else { return }
        menu.select(leaf)
        show(leaf)
    }
}
