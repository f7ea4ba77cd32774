import CoreGraphics
import Foundation

/// A visible menu, from opening to closing: a context menu, a button's menu, an edit menu, or a menu of the menu bar.
///
/// Its overlay covers the window of the source view and receives the window's touches and keys. The menu closes if the source view leaves the
/// window. The window references the menu weakly; the overlay, a subview of the window, retains it.
@MainActor
final class OpenMenu {
    enum Phase { case highlighting, open, closing, closed }

    enum Anchor {
        /// A rectangle of the source view, in its coordinates.
        case beside(CGRect)
        /// A point of the source view, for a corner of the menu.
        case pointer(CGPoint)
        case preview
    }

    private(set) var phase = Phase.highlighting
    private(set) weak var sourceView: UIView?
    private(set) weak var window: UIWindow?
    private(set) var overlay: MenuOverlayView?
    let style: MenuStyle
    private(set) var anchor: Anchor
    /// The lifted preview; nil if nothing is lifted.
    var preview: MenuPreviewView?
    /// The open menus. Each menu after the first is a submenu of the previous menu.
    private(set) var lists: [MenuListView] = []
    /// The highlighted item, which Return or the end of the touch chooses.
    private(set) var highlighted: MenuItemView?
    /// Whether the first element is nearest to the source even if the menu is above the source.
    var keepsFirstNearest = false
    /// The sender passed to actions.
    weak var sender: AnyObject?

    /// The menu bar that the menu belongs to; nil for other menus.
    weak var bar: MenuBarView?
    /// Returns the responder from which the search for a command's target starts; nil uses the window's first responder.
    var commandStart: (() -> UIResponder?)?
    /// The pressed modifier keys. Commands show their alternates for these keys.
    var heldModifiers: UIKeyModifierFlags = [] {
        didSet {
            guard heldModifiers != oldValue else { return }
            for item in lists.flatMap(\.items) { (item as? MenuRowView)?.show(alternatesFor: heldModifiers) }
        }
    }

    /// Called with the chosen element before it is performed.
    var onChoose: (any UIMenuLeaf) -> Void = { _ in }
    /// Called before the menu opens and closes, with an animator for alongside animations.
    var onWillOpen: (ContextMenuAnimator) -> Void = { _ in }
    var onWillClose: (ContextMenuAnimator) -> Void = { _ in }
    /// Called once after the menu was removed.
    var onClosed: () -> Void = {}
    /// Called after the user tapped the preview.
    var onCommit: (() -> Void)?
    /// Returns the preview's target at the end; nil returns the preview to its source.
    var dismissalPreview: () -> UITargetedPreview? = { nil }

    /// The characters of the type-ahead search, and the time of the last character.
    var typed = ""
    var typedTime: TimeInterval = 0
    /// The start of the current touch in the overlay's coordinates.
    var touchStart: CGPoint?
    /// The start position of the touch that opened the menu, while that touch continues.
    var followStart: CGPoint?
    private var laidOutSize = CGSize.zero
    private var origin = CGPoint(x: 0.5, y: 0)

    init(from view: UIView, at anchor: Anchor, style: MenuStyle) {
        sourceView = view
        window = view.window
        self.anchor = anchor
        self.style = style
    }

    // MARK: Opening

    /// Adds the overlay to the window. It ignores touches until ``open(_:)``.
    func prepare() {
        guard overlay == nil, let window else { return }
        window.openMenu?.close(animated: false)
        let overlay = MenuOverlayView(for: self, in: window)
        self.overlay = overlay
        overlay.isUserInteractionEnabled = false
        if case .preview = anchor {} else { overlay.dimming.isHidden = true }
        window.addOverlay(overlay)
        window.openMenu = self
        guard let preview else { return }
        overlay.addSubview(preview)
        preview.concealSource()
    }

    /// Opens the menu. Nil only shows the preview.
    func open(_ menu: UIMenu?) {
        guard phase == .highlighting, let window, sourceView?.window === window else { return discard() }
        prepare()
        guard let overlay else { return }
        phase = .open
        overlay.isUserInteractionEnabled = true
        laidOutSize = overlay.bounds.size
        if let menu { lists = [makeList(menu, isInside: false)] }
        layOut()
        if keepsFirstNearest, let list = lists.first, origin.y == 1 {
            list.isReversed = true
            layOut()
        }
        let animator = ContextMenuAnimator(previewViewController: preview?.shownController)
        preview?.controllerWillAppear()
        onWillOpen(animator)
        guard phase == .open else { return animator.finish() }
        let list = lists.first
        let isMoving = !UIAccessibility.isReduceMotionEnabled
        UIView.performWithoutAnimation {
            list?.layoutIfNeeded()
            list?.alpha = 0
            if isMoving { list?.transform = growth(MenuConstants.openScale) }
        }
        UIView.animate(
            withDuration: MenuConstants.openDuration, delay: 0, usingSpringWithDamping: MenuConstants.openDamping,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            list?.alpha = 1
            list?.transform = .identity
            overlay.dimming.alpha = 1
            self.preview?.open()
            animator.runAnimations()
        } completion: { [weak self] _ in
            self?.preview?.controllerDidAppear()
            animator.finish()
        }
    }

    private func makeList(_ menu: UIMenu, isInside: Bool) -> MenuListView {
        let list = MenuListView(menu: menu, style: style, isInside: isInside) { [weak self] in self?.isAvailable($0) ?? true }
        list.onChange = { [weak self] in self?.listDidChange() }
        overlay?.addSubview(list)
        return list
    }

    /// The transform of a menu that grows from its anchor point.
    private func growth(_ scale: CGFloat) -> CGAffineTransform {
        guard let list = lists.first else { return .identity }
        let x = (origin.x - 0.5) * list.bounds.width * (1 - scale)
        let y = (origin.y - 0.5) * list.bounds.height * (1 - scale)
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    }

    // MARK: Layout

    private var isMirrored: Bool { sourceView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The area available for menus, in the overlay's coordinates.
    private var area: CGRect {
        guard let overlay else { return .zero }
        return overlay.bounds.inset(by: overlay.safeAreaInsets).insetBy(dx: MenuConstants.margin, dy: MenuConstants.margin)
    }

    private func layOut() {
        guard let overlay, let view = sourceView else { return }
        let area = area
        let size = lists.first?.sizeThatFits(area.size) ?? .zero
        let layout: MenuLayout
        switch anchor {
        case .beside(let rect):
            layout = .beside(
                overlay.convert(rect, from: view), size: size, in: area, gap: MenuConstants.anchorGap, isMirrored: isMirrored)
        case .pointer(let point):
            layout = .atPointer(overlay.convert(point, from: view), size: size, in: area, isMirrored: isMirrored)
        case .preview:
            guard let preview else { return }
            layout = .withPreview(
                preview.openSize, from: preview.sourceFrame, size: size, in: area, gap: MenuConstants.previewGap, isMirrored: isMirrored)
            preview.openFrame = layout.preview
        }
        origin = layout.origin
        if let list = lists.first {
            list.bounds.size = layout.menu.size
            list.center = CGPoint(x: layout.menu.midX, y: layout.menu.midY)
        }
        for index in lists.indices.dropFirst() { layOutInside(index) }
    }

    private func layOutInside(_ index: Int) {
        guard let overlay else { return }
        let (parent, list) = (lists[index - 1], lists[index])
        let row = parent.items.first { ($0.element as? UIMenu)?.identifier == list.menu.identifier }
        let rect = row.map { overlay.convert($0.bounds, from: $0) } ?? CGRect(x: parent.center.x, y: parent.center.y, width: 0, height: 0)
        let frame = CGRect(
            x: parent.center.x - parent.bounds.width / 2, y: parent.center.y - parent.bounds.height / 2, width: parent.bounds.width,
            height: parent.bounds.height)
        let layout = MenuLayout.inside(frame, row: rect, size: list.sizeThatFits(area.size), in: area)
        list.bounds.size = layout.menu.size
        list.center = CGPoint(x: layout.menu.midX, y: layout.menu.midY)
    }

    private func listDidChange() {
        guard phase == .open else { return }
        let title = highlighted?.title
        let wasHighlighted = highlighted != nil
        highlighted = nil
        UIView.animate(withDuration: MenuConstants.closeDuration, delay: 0, options: .allowUserInteraction) {
            self.layOut()
            for list in self.lists { list.layoutIfNeeded() }
        }
        if wasHighlighted, let same = lists.last?.items.first(where: { $0.title == title && $0.isEnabled }) { highlight(same) }
    }

    /// Closes the menu after the window's size changed, since its source has moved.
    func overlayDidLayOut(_ size: CGSize) {
        if phase == .open, size != laidOutSize { close(animated: false) }
    }

    /// Replaces the open menu and its submenus with the results of `block`.
    func update(_ block: (UIMenu) -> UIMenu) {
        guard phase == .open else { return }
        for list in lists { list.show(block(list.menu)) }
    }

    // MARK: Submenus

    /// Opens a submenu in front of its parent.
    func openSubmenu(_ menu: UIMenu) {
        guard phase == .open, let overlay, let parent = lists.last else { return }
        highlight(nil)
        let list = makeList(menu, isInside: true)
        lists.append(list)
        UIView.performWithoutAnimation {
            layOutInside(lists.count - 1)
            list.layoutIfNeeded()
            list.alpha = 0
            list.transform = CGAffineTransform(scaleX: MenuConstants.backScale, y: MenuConstants.backScale)
        }
        overlay.bringSubviewToFront(list)
        UIView.animate(
            withDuration: MenuConstants.openDuration, delay: 0, usingSpringWithDamping: MenuConstants.openDamping,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            list.alpha = 1
            list.transform = .identity
            parent.alpha = MenuConstants.backAlpha
            parent.transform = CGAffineTransform(scaleX: MenuConstants.backScale, y: MenuConstants.backScale)
        }
    }

    /// Closes the frontmost submenu and returns to its parent.
    func closeSubmenu() {
        guard phase == .open, lists.count > 1, let list = lists.popLast(), let parent = lists.last else { return }
        highlight(nil)
        list.isUserInteractionEnabled = false
        let row = parent.items.first { ($0.element as? UIMenu)?.identifier == list.menu.identifier }
        UIView.animate(withDuration: MenuConstants.closeDuration, delay: 0, options: .allowUserInteraction) {
            list.alpha = 0
            parent.alpha = 1
            parent.transform = .identity
        } completion: { _ in
            list.removeFromSuperview()
        }
        if style == .pointer { highlight(row) }
    }

    // MARK: Choosing

    func highlight(_ item: MenuItemView?) {
        guard highlighted !== item else { return }
        highlighted?.isHighlighted = false
        highlighted = item
        item?.isHighlighted = true
        if let item { AccessibilityFocus.move(to: item) }
    }

    /// Performs the function of an item.
    func choose(_ item: MenuItemView) {
        guard phase == .open, item.isEnabled else { return }
        switch item.meaning {
        case .back: closeSubmenu()
        case .submenu(let menu): openSubmenu(menu)
        case .leaf(let leaf):
            if let element = leaf as? UIMenuElement {
                (lists.lazy.compactMap { $0.menu.singleSelectionMenu(of: element) }.last)?.select(leaf)
            }
            let staysOpen = leaf.attributes.contains(.keepsMenuPresented)
            if !staysOpen { close(animated: true) }
            onChoose(leaf)
            perform(leaf)
            if staysOpen { for list in lists { list.refresh() } }
        }
    }

    private func perform(_ leaf: any UIMenuLeaf) {
        if let command = leaf as? UICommand {
            if let alternate = command.alternate(for: heldModifiers) {
                guard !command.attributes.contains(.disabled) else { return }
                let start = commandStart?() ?? window?.firstResponder ?? sourceView
                let target = start?.target(forAction: alternate.action, withSender: command)
                if let target { UIApplication.shared.sendAction(alternate.action, to: target, from: command, for: nil) }
            } else if let target = target(of: command) {
                command.performWithSender(sender, target: target)
            }
        } else {
            leaf.performWithSender(sender, target: nil)
        }
    }

    /// The target of a command: the first responder in the chain that can perform it. Starts at the window's first responder, then at the source
    /// view.
    private func target(of command: UICommand) -> Any? {
        let view = sourceView
        let first = commandStart?() ?? window?.firstResponder
        if let first, let target = first.target(forAction: command.action, withSender: command) { return target }
        return view?.target(forAction: command.action, withSender: command)
    }

    /// Whether a command has a target. The target may change the command's appearance.
    private func isAvailable(_ leaf: any UIMenuLeaf) -> Bool {
        guard let command = leaf as? UICommand else { return true }
        guard let target = target(of: command) else { return false }
        (target as? UIResponder)?.validate(command)
        return true
    }

    // MARK: Closing

    /// Closes the menu and returns the preview to its source.
    func close(animated: Bool) {
        guard phase == .open else { return discard() }
        finish(animated: animated, expandsPreview: false, animator: ContextMenuAnimator(previewViewController: preview?.shownController))
    }

    /// Closes the menu after the user tapped the preview.
    func commit(with animator: ContextMenuAnimator) {
        guard phase == .open else { return }
        finish(
            animated: true, expandsPreview: animator.preferredCommitStyle == .pop, commit: animator,
            animator: ContextMenuAnimator(previewViewController: preview?.shownController))
    }

    private func finish(animated: Bool, expandsPreview: Bool, commit: ContextMenuAnimator? = nil, animator: ContextMenuAnimator) {
        phase = .closing
        highlight(nil)
        guard let overlay else { return end(animator) }
        overlay.isUserInteractionEnabled = false
        if window?.openMenu === self { window?.openMenu = nil }
        onWillClose(animator)
        let isHere = animated && window != nil && overlay.window != nil
        guard isHere else {
            commit?.runAnimations()
            animator.runAnimations()
            commit?.finish()
            return end(animator)
        }
        let target = expandsPreview ? nil : dismissalPreview()
        preview?.controllerWillDisappear()
        let scale = UIAccessibility.isReduceMotionEnabled ? 1 : 0.7
        UIView.animate(
            withDuration: preview == nil ? MenuConstants.closeDuration : MenuConstants.openDuration, delay: 0,
            usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            for list in self.lists { list.alpha = 0 }
            if self.lists.count == 1 { self.lists.first?.transform = self.growth(scale) }
            overlay.dimming.alpha = 0
            if expandsPreview { self.preview?.expand(over: overlay.bounds) } else { self.preview?.close(to: target) }
            commit?.runAnimations()
            animator.runAnimations()
        } completion: { [self] _ in
            commit?.finish()
            end(animator)
        }
    }

    private func end(_ animator: ContextMenuAnimator) {
        guard phase != .closed else { return }
        phase = .closed
        preview?.controllerDidDisappear()
        preview?.revealSource()
        overlay?.removeFromSuperview()
        overlay = nil
        animator.finish()
        onClosed()
    }

    /// Removes a menu that was never opened.
    func discard() {
        guard phase == .highlighting else { return }
        phase = .closed
        if window?.openMenu === self { window?.openMenu = nil }
        guard let overlay else { return onClosed() }
        self.overlay = nil
        guard let preview, overlay.window != nil, sourceView?.window != nil else {
            self.preview?.revealSource()
            overlay.removeFromSuperview()
            return onClosed()
        }
        UIView.animate(withDuration: MenuConstants.closeDuration, delay: 0, options: .allowUserInteraction) {
            preview.setDown()
        } completion: { [self] _ in
            preview.revealSource()
            overlay.removeFromSuperview()
            onClosed()
        }
    }

    /// Closes the menu without animation if `view`, which is about to leave the window, contains the source view.
    func viewWillLeave(_ view: UIView) {
        guard let sourceView, sourceView.isDescendant(of: view) else { return }
        close(animated: false)
    }
}
