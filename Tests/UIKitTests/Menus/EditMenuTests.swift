import Testing
import UIKit
import UIKitTesting

@Suite("Edit menus")
@MainActor
struct EditMenuTests {
    let host = TestHost()
    let note = Note(frame: CGRect(x: 40, y: 300, width: 300, height: 100))

    final class Note: UIView, UIEditMenuInteractionDelegate {
        var events: [String] = []
        var more: [UIMenuElement] = []
        lazy var interaction = UIEditMenuInteraction(delegate: self)
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { events.append("copy") }
        override func selectAll(_ sender: Any?) { events.append("select all") }
        func shout(_ sender: Any?) { events.append("shout") }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            events.append("menu: " + suggestedActions.map(\.title).joined(separator: ", "))
            return UIMenu(children: suggestedActions + more)
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            events.append("present")
            animator.addCompletion { [weak self] in self?.events.append("presented") }
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            events.append("dismiss")
            animator.addCompletion { [weak self] in self?.events.append("dismissed") }
        }
    }

    init() {
        host.window.addSubview(note)
        note.addInteraction(note.interaction)
    }

    private func present() async {
        note.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 150, y: 10)))
        await host.settle()
    }

    @Test("An edit menu contains the commands that can be performed, and performs the chosen one during the dismissal")
    func order() async {
        note.more = [UIAction(title: "Look up") { [weak note] _ in note?.events.append("look up") }]
        await present()
        #expect(note.events == ["menu: Copy, Select All", "present", "presented"])
        note.events = []
        #expect(!host.tap("Paste"))
        #expect(host.tap("Copy"))
        await host.settle()
        #expect(note.events == ["dismiss", "copy", "dismissed"])
        #expect(host.window.subviews == [note])
        await present()
        note.events = []
        #expect(host.tap("Look up"))
        #expect(note.events == ["dismiss", "look up"])
    }

    @Test("A touch outside of an edit menu dismisses the menu, and is delivered to the view under the touch")
    func beside() async {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 600, width: 80, height: 44)
        host.window.addSubview(button)
        await present()
        host.tap("Go")
        await host.settle()
        #expect(taps == 1)
        #expect(note.events.last == "dismissed")
        #expect(host.window.gestureRecognizers?.isEmpty ?? true)
    }

    @Test("An edit menu without a command that can be performed is not shown")
    func nothing() async {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.window.addSubview(plain)
        let interaction = UIEditMenuInteraction(delegate: nil)
        plain.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        await host.settle()
        #expect(host.window.subviews == [note, plain])
    }

    @Test("An edit menu closes if its view or its interaction is removed")
    func removed() async {
        await present()
        note.removeFromSuperview()
        #expect(note.events.suffix(2) == ["dismiss", "dismissed"])
        #expect(host.window.subviews.isEmpty)
        host.window.addSubview(note)
        await present()
        note.removeInteraction(note.interaction)
        #expect(note.events.suffix(2) == ["dismiss", "dismissed"])
        #expect(host.window.subviews == [note])
    }

    @Test("Commands that do not fit are on further pages")
    func pages() async {
        note.more = (0..<12).map { index in UIAction(title: "Command \(index)") { [weak note] _ in note?.events.append("\(index)") } }
        await present()
        #expect(!host.tap("Command 11"))
        for _ in 0..<8 where host.view(labelled: "Command 11") == nil {
            #expect(host.tap("More"))
            await host.settle()
        }
        #expect(host.tap("Command 11"))
        #expect(note.events.last == "11")
    }

    @Test("UIMenuController shows the app's commands too, and posts its notifications")
    func older() async {
        let controller = UIMenuController.shared
        #expect(controller === UIMenuController.shared)
        controller.menuItems = [UIMenuItem(title: "Shout", action: Selector(Note.shout(_:)))]
        note.becomeFirstResponder()
        var names: [String] = []
        let observers = [UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let text = notification.name.rawValue
                MainActor.assumeIsolated { names.append(text) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        controller.showMenu(from: note, rect: note.bounds)
        await host.settle()
        #expect(controller.isMenuVisible)
        #expect(controller.menuFrame.maxY <= note.frame.minY)
        #expect(host.tap("Shout"))
        await host.settle()
        #expect(note.events == ["shout"])
        #expect(!controller.isMenuVisible)
        #expect(names == ["UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidHideMenuNotification"])
        #expect(note.isFirstResponder)
    }
}

@Suite("Context menus of collection views")
@MainActor
struct CollectionMenuTests {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var events: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            events.append("configuration \(indexPath.item)")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self?.events.append("copy \(indexPath.item)") }])
            }
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { events.append("display") }
        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { events.append("end") }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { events.append("select") }
    }

    @Test("A long press on an item opens its menu and selects nothing; a tap selects")
    func press() async {
        let host = TestHost()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        view.delegate = source
        host.window.addSubview(view)
        await host.settle()
        let cell = view.cellForItem(at: IndexPath(item: 4, section: 0))!
        host.longPress(at: cell.center)
        await host.settle()
        #expect(source.events == ["configuration 4", "display"])
        #expect(host.tap("Copy"))
        await host.settle()
        #expect(source.events == ["configuration 4", "display", "end", "copy 4"])
        host.tap(at: cell.center)
        await host.settle()
        #expect(source.events.last == "select")
        // A press that scrolls opens nothing.
        host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.6)
        await host.settle()
        #expect(source.events.count == 5)
    }
}
