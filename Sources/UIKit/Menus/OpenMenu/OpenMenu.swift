import CoreGraphics
import Foundation

/// One menu on the screen, from its opening until it is gone: a context menu, a button's, an edit menu's, one of the menu bar.
///
/// It lies over the window of the view that it belongs to, gets that window's touches and keys meanwhile, and goes when that view leaves
/// the window. The window holds it weakly; its overlay, a subview of the window, holds it.
@MainActor
final class OpenMenu {
    enum Phase { case highlighting, open, closing, closed }

    /// Where the menu lies.
    enum Place {
        /// Beside a rectangle of the view that it belongs to, in its coordinates.
        case beside(CGRect)
        /// With a corner at a point of the view.
        case pointer(CGPoint)
        /// At its preview.
        case preview
    }

    private(set) var phase = Phase.highlighting
    private(set) weak var sourceView: UIView?
    private(set) weak var window: UIWindow?
    private(set) var overlay: MenuOverlayView?
    let style: MenuStyle
    private(set) var place: Place
    /// Shows what the menu belongs to; nil where nothing is lifted.
    var preview: MenuPreviewView?
    /// The menus that are open, each come out of a row of the one before.
    private(set) var lists: [MenuListView] = []
    /// The row that is chosen by the next Return, or by the finger that is lifted.
    private(set) var highlighted: MenuItemView?
    /// Whether the first element is the nearest to what the menu belongs to, also where the menu lies above it.
    var keepsFirstNearest = false
    /// What an action is told to be performed by.
    weak var sender: AnyObject?

    /// The bar that the menu came out of; nil for others.
    weak var bar: MenuBarView?
    /// Who performs commands, from the first along the chain on; nil asks the window's first responder.
    var commandStart: (() -> UIResponder?)?
    /// The modifier keys that are down, which exchange commands for their alternates.
    var heldModifiers: UIKeyModifierFlags = [] {
        didSet {
            guard heldModifiers != oldValue else { return }
            for item in lists.flatMap(\.items) { (item as? MenuRowView)?.show(alternatesFor: heldModifiers) }
        }
    }

    /// Called with what was chosen, before it is performed.
    var onChoose: (any UIMenuLeaf) -> Void = { _ in }
    /// Called when the menu begins to open, with what is to be animated along, and when it begins to go.
    var onWillOpen: (ContextMenuAnimator) -> Void = { _ in }
    var onWillClose: (ContextMenuAnimator) -> Void = { _ in }
    /// Called once when nothing of the menu is there any more.
    var onClosed: () -> Void = {}
    /// A person chose the preview.
    var onCommit: (() -> Void)?
    /// Where the preview goes at the end; nil leaves it where it came from.
    var dismissalPreview: () -> UITargetedPreview? = { nil }

    /// The letters that were typed one soon after the other, and when the last of them was.
    var typed = ""
    var typedTime: TimeInterval = 0
    /// Where the touch began that is down on the overlay.
    var touchStart: CGPoint?
    /// Where the finger was that opened the menu and is still down.
    var followStart: CGPoint?
    private var laidOutSize = CGSize.zero
    private var origin = CGPoint(x: 0.5, y: 0)

    init(from view: UIView, at place: Place, style: MenuStyle) {
        sourceView = view
        window = view.window
        self.place = place
        self.style = style
    }

    // MARK: Coming

    /// Puts the overlay over the window, which gets no touches before ``open(_:)``.
    func prepare() {
        guard overlay == nil, let window else { return }
        window.openMenu?.close(animated: false)
        let overlay = MenuOverlayView(for: self, in: window)
        self.overlay = overlay
        overlay.isUserInteractionEnabled = false
        if case .preview = place {} else { overlay.dimming.isHidden = true }
        window.stage(overlay)
        window.openMenu = self
        guard let preview else { return }
        overlay.addSubview(preview)
        preview.concealSource()
    }

    /// Shows the menu; a menu of nothing shows its preview alone.
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

    /// The transform of the menu where it is smaller and grows out of the point where it belongs.
    private func growth(_ scale: CGFloat) -> CGAffineTransform {
        guard let list = lists.first else { return .identity }
        let x = (origin.x - 0.5) * list.bounds.width * (1 - scale)
        let y = (origin.y - 0.5) * list.bounds.height * (1 - scale)
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    }

    // MARK: Layout

    private var isMirrored: Bool { sourceView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Where menus may lie.
    private var room: CGRect {
        guard let overlay else { return .zero }
        return overlay.bounds.inset(by: overlay.safeAreaInsets).insetBy(dx: MenuConstants.margin, dy: MenuConstants.margin)
    }

    private func layOut() {
        guard let overlay, let view = sourceView else { return }
        let room = room
        let size = lists.first?.sizeThatFits(room.size) ?? .zero
        let layout: MenuLayout
        switch place {
        case .beside(let rect):
            layout = .beside(
                overlay.convert(rect, from: view), size: size, in: room, gap: MenuConstants.anchorGap, isMirrored: isMirrored)
        case .pointer(let point):
            layout = .atPointer(overlay.convert(point, from: view), size: size, in: room, isMirrored: isMirrored)
        case .preview:
            guard let preview else { return }
            layout = .withPreview(
                preview.openSize, from: preview.sourceFrame, size: size, in: room, gap: MenuConstants.previewGap, isMirrored: isMirrored)
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
        let layout = MenuLayout.inside(frame, row: rect, size: list.sizeThatFits(room.size), in: room)
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

    /// The window has another size: the menu goes, as what it belongs to is elsewhere now.
    func overlayDidLayOut(_ size: CGSize) {
        if phase == .open, size != laidOutSize { close(animated: false) }
    }

    /// Shows another menu in place of the one that is open, or of one of the menus inside that has the same identifier.
    func update(_ block: (UIMenu) -> UIMenu) {
        guard phase == .open else { return }
        for list in lists { list.show(block(list.menu)) }
    }

    // MARK: Menus inside

    /// Opens the menu of a row in front of the one that the row is in.
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

    /// Closes the menu in front and goes back to the one that it came from.
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

    /// Does what `item` is there for.
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

    /// What performs a command: the first along the chain that can, from the window's first responder on where it is in what the menu
    /// belongs to, else from that.
    private func target(of command: UICommand) -> Any? {
        let view = sourceView
        let first = commandStart?() ?? window?.firstResponder
        if let first, let target = first.target(forAction: command.action, withSender: command) { return target }
        return view?.target(forAction: command.action, withSender: command)
    }

    /// Whether a command has a target, which then may change how it is shown.
    private func isAvailable(_ leaf: any UIMenuLeaf) -> Bool {
        guard let command = leaf as? UICommand else { return true }
        guard let target = target(of: command) else { return false }
        (target as? UIResponder)?.validate(command)
        return true
    }

    // MARK: Going

    /// Goes, with the preview back to where it came from.
    func close(animated: Bool) {
        guard phase == .open else { return discard() }
        finish(animated: animated, expandsPreview: false, animator: ContextMenuAnimator(previewViewController: preview?.shownController))
    }

    /// Goes after its preview was chosen.
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

    /// Takes away what never became open.
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

    /// A view is about to leave the window: if what the menu belongs to is in it, the menu goes at once.
    func viewWillLeave(_ view: UIView) {
        guard let sourceView, sourceView.isDescendant(of: view) else { return }
        close(animated: false)
    }
}
