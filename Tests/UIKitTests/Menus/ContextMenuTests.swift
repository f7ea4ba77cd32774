import Testing
import UIKit
import UIKitTesting

@Suite("Context menus")
@MainActor
struct ContextMenuTests {
    let host = TestHost()
    let card = Card(frame: CGRect(x: 100, y: 300, width: 120, height: 80))

    /// A view with a menu, which records its delegate calls.
    final class Card: UIView, UIContextMenuInteractionDelegate {
        var events: [String] = []
        var hasMenu = true
        var elements: [UIMenuElement] = []
        var makesPreview: UIContextMenuContentPreviewProvider?
        var commitStyle = UIContextMenuInteraction.CommitStyle.dismiss
        lazy var interaction = UIContextMenuInteraction(delegate: self)

        func note(_ event: String) { events.append(event) }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            note("configuration \(Int(location.x)),\(Int(location.y))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: makesPreview) {
                [weak self] (_: [UIMenuElement]) -> UIMenu? in
                self?.note("menu")
                return UIMenu(children: self?.elements ?? [])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            note("highlight")
            return nil
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            note("dismissal")
            return nil
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            note("commit")
            animator.preferredCommitStyle = commitStyle
            animator.addAnimations { [weak self] in self?.note("commit animation") }
            animator.addCompletion { [weak self] in self?.note("commit completion") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            note("display")
            animator?.addAnimations { [weak self] in self?.note("display animation") }
            animator?.addCompletion { [weak self] in self?.note("display completion") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            note("end")
            animator?.addAnimations { [weak self] in self?.note("end animation") }
            animator?.addCompletion { [weak self] in self?.note("end completion") }
        }
    }

    init() {
        host.window.addSubview(card)
        card.addInteraction(card.interaction)
        card.elements = [
            UIAction(title: "Share") { [weak card] _ in card?.note("share") },
            UIAction(title: "Delete") { [weak card] _ in card?.note("delete") },
        ]
    }

    private var isOpen: Bool { card.interaction.menuAppearance != .unknown }

    @Test("A long press opens the menu, and the chosen action is performed once, at the beginning of the dismissal")
    func order() async {
        host.longPress(at: card.center)
        await host.settle()
        #expect(card.events == ["configuration 60,40", "highlight", "menu", "display", "display animation", "display completion"])
        #expect(card.interaction.menuAppearance == .rich)
        card.events = []
        #expect(host.tap("Share"))
        #expect(card.events == ["end", "dismissal", "end animation", "share"])
        await host.settle()
        #expect(card.events.last == "end completion")
        #expect(card.interaction.menuAppearance == .unknown)
        #expect(host.window.subviews == [card])
        #expect(card.layer.animationKeys() == nil)
    }

    @Test("If the finger is lifted before the menu opens, no menu opens and the view is restored")
    func tooShort() async {
        host.longPress(at: card.center, duration: 0.35)
        await host.settle()
        #expect(card.events == ["configuration 60,40", "highlight"])
        #expect(host.window.subviews == [card])
        host.tap(at: card.center)
        await host.settle()
        #expect(card.events.count == 2)
    }

    @Test("If the finger moves away during the press, no menu opens")
    func moves() async {
        let finger = host.touchDown(at: card.center)
        finger.move(to: CGPoint(x: card.center.x + 30, y: card.center.y))
        finger.hold(for: 1)
        finger.lift()
        await host.settle()
        #expect(card.events.isEmpty)
    }

    @Test("Without a configuration no menu opens, and other recognizers receive the press")
    func none() async {
        card.hasMenu = false
        var presses = 0
        card.addGestureRecognizer(UILongPressGestureRecognizer { if $0.state == .began { presses += 1 } })
        host.longPress(at: card.center)
        await host.settle()
        #expect(card.events == ["configuration 60,40"])
        #expect(presses == 1)
    }

    @Test("A menu without elements does not open")
    func empty() async {
        card.elements = []
        host.longPress(at: card.center)
        await host.settle()
        #expect(!isOpen)
        #expect(card.events == ["configuration 60,40", "highlight", "menu"])
        #expect(host.window.subviews == [card])
    }

    @Test("The touch that opened the menu can slide to an element and choose it by lifting")
    func slide() async {
        let finger = host.touchDown(at: card.center)
        finger.hold(for: 1)
        let row = host.view(labelled: "Delete")!
        finger.move(to: row.convert(CGPoint(x: 60, y: 20), to: host.window), duration: 0.2)
        finger.lift()
        await host.settle()
        #expect(card.events.contains("delete"))
        #expect(!isOpen)
    }

    @Test("A tap outside of the menu closes it, and does not reach the views behind")
    func beside() async {
        var taps = 0
        host.window.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        host.longPress(at: card.center)
        await host.settle()
        host.tap(at: CGPoint(x: 380, y: 20))
        await host.settle()
        #expect(!isOpen)
        #expect(!card.events.contains("share"))
        #expect(card.events.filter { $0 == "end" }.count == 1)
    }

    @Test("The secondary button opens the menu at the pointer, without a preview")
    func secondary() async {
        host.pointer.move(to: card.center)
        host.pointer.click(.secondary)
        await host.settle()
        #expect(card.interaction.menuAppearance == .compact)
        #expect(card.events == ["configuration 60,40", "menu", "display", "display animation", "display completion"])
        let row = host.view(labelled: "Share")!
        #expect(row.convert(CGPoint.zero, to: host.window).x >= card.center.x)
        host.pointer.move(to: row.convert(CGPoint(x: 20, y: 10), to: host.window))
        host.pointer.click()
        await host.settle()
        #expect(card.events.contains("share"))
    }

    @Test("A mouse press outside of the menu closes the menu immediately")
    func pressBeside() async {
        host.pointer.move(to: card.center)
        host.pointer.click(.secondary)
        await host.settle()
        host.pointer.move(to: CGPoint(x: 10, y: 10))
        host.pointer.press()
        #expect(card.events.contains("end"))
        host.pointer.release()
        await host.settle()
        #expect(!isOpen)
    }

    @Test("A tap on the preview commits the preview")
    func commit() async {
        for style in [UIContextMenuInteraction.CommitStyle.dismiss, .pop] {
            card.events = []
            card.commitStyle = style
            let controller = UIViewController()
            controller.preferredContentSize = CGSize(width: 200, height: 150)
            controller.view.backgroundColor = .systemGreen
            card.makesPreview = { controller }
            host.longPress(at: card.center)
            await host.settle()
            #expect(controller.view.window === host.window)
            let middle = controller.view.convert(CGPoint(x: 100, y: 75), to: host.window)
            host.tap(at: middle)
            await host.settle()
            #expect(
                card.events.filter { $0.hasPrefix("commit") || $0.hasPrefix("end") } == [
                    "commit", "end", "commit animation", "end animation", "commit completion", "end completion",
                ])
            #expect(controller.view.window == nil)
            #expect(host.window.subviews == [card])
        }
    }

    @Test("The preview's controller appears and disappears once each")
    func appearance() async {
        final class Preview: UIViewController {
            var events: [String] = []
            override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
            override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
        }
        let controller = Preview()
        card.makesPreview = { controller }
        host.longPress(at: card.center)
        await host.settle()
        host.press("Escape")
        await host.settle()
        #expect(controller.events == ["will appear", "did appear", "will disappear", "did disappear"])
    }

    @Test("A preview's controller has its preferred content size, in its view and on the screen")
    func previewSize() async {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 200, height: 150)
        card.makesPreview = { controller }
        host.longPress(at: card.center)
        await host.settle()
        #expect(controller.view.bounds.size == CGSize(width: 200, height: 150))
        #expect(controller.view.convert(controller.view.bounds, to: nil).size == CGSize(width: 200, height: 150))
        host.press("Escape")
        await host.settle()
    }

    @Test("The menu closes if its view is removed")
    func removed() async {
        host.longPress(at: card.center)
        await host.settle()
        card.removeFromSuperview()
        #expect(card.events.last == "end completion")
        #expect(!isOpen)
        #expect(host.window.subviews.isEmpty)
        #expect(card.layer.animationKeys() == nil)
    }

    @Test("The menu closes if the interaction, or a view around it, is removed")
    func interactionRemoved() async {
        host.longPress(at: card.center)
        await host.settle()
        card.removeInteraction(card.interaction)
        await host.settle()
        #expect(!isOpen)
        card.addInteraction(card.interaction)
        let box = UIView(frame: host.window.bounds)
        host.window.addSubview(box)
        box.addSubview(card)
        host.longPress(at: card.center)
        await host.settle()
        #expect(isOpen)
        box.removeFromSuperview()
        #expect(!isOpen)
        #expect(host.window.subviews.isEmpty)
    }

    @Test("A view that is removed during the press opens no menu")
    func removedEarly() async {
        let finger = host.touchDown(at: card.center)
        finger.hold(for: 0.3)
        card.removeFromSuperview()
        finger.hold(for: 1)
        finger.lift()
        await host.settle()
        #expect(!card.events.contains("display"))
        #expect(host.window.subviews.isEmpty)
    }

    @Test("If the delegate is deallocated while its menu is open, the menu still performs its action; later presses open no menu")
    func delegateDeallocated() async {
        let view = UIView(frame: card.frame)
        var delegate: Card? = Card()
        var chosen = 0
        delegate?.elements = [UIAction(title: "Act") { _ in chosen += 1 }]
        let interaction = UIContextMenuInteraction(delegate: delegate!)
        card.removeFromSuperview()
        host.window.addSubview(view)
        view.addInteraction(interaction)
        host.longPress(at: view.center)
        await host.settle()
        delegate = nil
        host.tap("Act")
        await host.settle()
        #expect(chosen == 1)
        #expect(host.window.subviews == [view])
        host.longPress(at: view.center)
        await host.settle()
        #expect(host.window.subviews == [view])
    }

    @Test("A view whose context menu was open is deallocated after its removal", arguments: [false, true])
    func viewDeallocated(closesFirst: Bool) async {
        weak var held: Card?
        do {
            let view = Card(frame: card.frame)
            view.elements = [UIAction(title: "Act") { _ in }]
            view.addInteraction(view.interaction)
            host.window.addSubview(view)
            held = view
        }
        host.longPress(at: card.center)
        await host.settle()
        #expect(held?.events.contains("display") == true)
        if closesFirst { host.tap("Act") }
        await host.settle()
        held?.removeFromSuperview()
        await host.settle()
        #expect(held == nil)
    }

    @Test("A second finger before the menu opens cancels the press; afterwards it has no effect")
    func secondFinger() async {
        let first = host.touchDown(at: card.center)
        first.hold(for: 0.1)
        let second = host.touchDown(at: CGPoint(x: card.center.x + 20, y: card.center.y))
        first.hold(for: 1)
        second.lift()
        first.lift()
        await host.settle()
        #expect(!isOpen)
    }

    @Test("A touch that is cancelled before the menu opens opens no menu")
    func cancelled() async {
        let finger = host.touchDown(at: card.center)
        finger.hold(for: 0.3)
        finger.cancel()
        await host.settle()
        #expect(!isOpen)
        #expect(host.window.subviews == [card])
    }

    @Test("The app can update and dismiss a visible context menu")
    func program() async {
        host.longPress(at: card.center)
        await host.settle()
        card.interaction.updateVisibleMenu { menu in menu.replacingChildren([UIAction(title: "New") { _ in }]) }
        await host.settle()
        #expect(host.view(labelled: "New") != nil)
        #expect(host.view(labelled: "Share") == nil)
        card.interaction.dismissMenu()
        await host.settle()
        #expect(!isOpen)
    }

    @Test("A resize of the window closes the menu")
    func resize() async {
        host.longPress(at: card.center)
        await host.settle()
        host.resize(to: CGSize(width: 800, height: 600))
        await host.settle()
        #expect(!isOpen)
    }

    @Test("A drag that begins in the lifted view closes its menu")
    func drag() async {
        let source = DragSource()
        let drags = UIDragInteraction(delegate: source)
        drags.isEnabled = true
        card.addInteraction(drags)
        let finger = host.touchDown(at: card.center)
        finger.hold(for: 0.8)
        #expect(isOpen)
        finger.move(to: CGPoint(x: card.center.x + 60, y: card.center.y + 60), duration: 0.2)
        #expect(source.begun == 1)
        #expect(card.events.contains("end"))
        finger.lift()
        await host.settle()
        #expect(!isOpen)
    }

    final class DragSource: NSObject, UIDragInteractionDelegate {
        var begun = 0
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { begun += 1 }
    }
}
