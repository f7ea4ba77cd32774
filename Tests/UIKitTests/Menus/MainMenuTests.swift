import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("The main menu")
struct MainMenuTests {
    let host = TestHost(size: CGSize(width: 800, height: 600))

    final class Delegate: UIResponder, UIApplicationDelegate {
        var change: (any UIMenuBuilder) -> Void = { _ in }
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            if builder.system === UIMenuSystem.main { change(builder) }
        }
    }

    /// A controller that performs the menu's commands while it is shown.
    final class Editor: UIViewController {
        var calls: [String] = []
        var canSave = true
        func save() { calls.append("save") }
        func saveAll() { calls.append("saveAll") }
        override func validate(_ command: UICommand) {
            super.validate(command)
            if command.title == "Save" { command.attributes = canSave ? [] : .disabled }
        }
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { calls.append("copy") }
    }

    private func show(_ change: @escaping (any UIMenuBuilder) -> Void) -> (Delegate, Editor) {
        let delegate = Delegate()
        delegate.change = change
        let editor = Editor()
        host.window.rootViewController = editor
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        host.advance(by: 0.1)
        return (delegate, editor)
    }

    private var saveMenu: UIMenu {
        let alternate = UICommandAlternate(title: "Save All", action: Selector(Editor.saveAll), modifierFlags: .alternate)
        return UIMenu(
            identifier: UIMenu.Identifier("save"), options: .displayInline,
            children: [
                UIKeyCommand(
                    title: "Save", action: Selector(Editor.save), input: "s", modifierFlags: .command, alternates: [alternate])
            ])
    }

    @Test("A menu bar appears only if the app changes the menu, and the safe area begins below the bar")
    func bar() {
        let (first, _) = show { _ in }
        #expect(host.view(labelled: "File") == nil && host.window.safeAreaInsets.top == 0)
        let menu = saveMenu
        first.change = { $0.insertChild(menu, atStartOfMenu: .file) }
        UIMenuSystem.main.setNeedsRebuild()
        host.advance(by: 0.1)
        #expect(host.view(labelled: "File") != nil && host.view(labelled: "Edit") != nil)
        // Empty menus are not shown.
        #expect(host.view(labelled: "Help") == nil)
        #expect(host.window.safeAreaInsets.top == 30)
        #expect(host.window.windowScene?.windows == [host.window] && host.window.isKeyWindow)
        first.change = { _ in }
        UIMenuSystem.main.setNeedsRebuild()
        host.advance(by: 0.1)
        #expect(host.view(labelled: "File") == nil && host.window.safeAreaInsets.top == 0)
    }

    @Test("The menu bar has the style that the key window or its root controller overrides, or else the desktop's style")
    func style() throws {
        let menu = saveMenu
        let (delegate, editor) = show { $0.insertChild(menu, atStartOfMenu: .file) }
        let title = try #require(host.view(labelled: "File"))
        #expect(title.traitCollection.userInterfaceStyle == .light)
        host.window.overrideUserInterfaceStyle = .dark
        host.advance(by: 0.1)
        #expect(title.traitCollection.userInterfaceStyle == .dark)
        host.window.overrideUserInterfaceStyle = .unspecified
        host.advance(by: 0.1)
        #expect(title.traitCollection.userInterfaceStyle == .light)
        editor.overrideUserInterfaceStyle = .dark
        host.advance(by: 0.1)
        #expect(title.traitCollection.userInterfaceStyle == .dark)
        editor.overrideUserInterfaceStyle = .light
        host.isDark = true
        host.advance(by: 0.1)
        #expect(title.traitCollection.userInterfaceStyle == .light)
        editor.overrideUserInterfaceStyle = .unspecified
        host.advance(by: 0.1)
        #expect(title.traitCollection.userInterfaceStyle == .dark)
        _ = delegate
    }

    @Test("A press opens a menu, and its command is performed by the first responder that can perform it")
    func mouse() async {
        let menu = saveMenu
        let (delegate, editor) = show { $0.insertChild(menu, atStartOfMenu: .file) }
        host.tap("File")
        await host.settle()
        #expect(host.tap("Save"))
        await host.settle()
        #expect(editor.calls == ["save"])
        editor.canSave = false
        host.tap("File")
        await host.settle()
        host.tap("Save")
        await host.settle()
        #expect(editor.calls == ["save"])
        _ = delegate
    }

    @Test("While one menu is open the pointer opens the next one")
    func slides() async {
        let menu = saveMenu
        let (delegate, _) = show { $0.insertChild(menu, atStartOfMenu: .file) }
        let file = host.view(labelled: "File").map { $0.convert($0.bounds, to: nil) } ?? .zero
        let edit = host.view(labelled: "Edit").map { $0.convert($0.bounds, to: nil) } ?? .zero
        host.pointer.move(to: CGPoint(x: edit.midX, y: edit.midY))
        host.pointer.press()
        await host.settle()
        #expect(host.view(labelled: "Select All") != nil)
        host.pointer.move(to: CGPoint(x: file.midX, y: file.midY), duration: 0.1)
        await host.settle()
        #expect(host.view(labelled: "Select All") == nil)
        #expect(host.view(labelled: "Save") != nil)
        host.pointer.release()
        await host.settle()
        _ = delegate
    }

    @Test("A press on a title that slides to a command and is lifted there performs it; lifting outside performs nothing")
    func slidesToACommand() async {
        let menu = saveMenu
        let (delegate, editor) = show { $0.insertChild(menu, atStartOfMenu: .file) }
        func middle(_ label: String) -> CGPoint {
            host.view(labelled: label).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
        }
        for isSaved in [true, false] {
            host.pointer.move(to: middle("File"))
            host.pointer.press()
            await host.settle()
            // The pointer moves straight down, because the next title is beside this title and would open its own menu.
            host.pointer.move(to: CGPoint(x: middle("File").x, y: middle("Save").y), duration: 0.2)
            await host.settle()
            if !isSaved { host.pointer.move(to: CGPoint(x: 700, y: 500), duration: 0.2) }
            host.pointer.release()
            await host.settle()
            #expect(editor.calls == ["save"])
            host.press("Escape")
            await host.settle()
        }
        let finger = host.touchDown(at: middle("File"))
        await host.settle()
        finger.move(to: CGPoint(x: middle("File").x, y: middle("Save").y), duration: 0.2)
        finger.lift()
        await host.settle()
        #expect(editor.calls == ["save", "save"])
        _ = delegate
    }

    @Test("F10 and Alt open the first menu, arrows move through all of them, Escape closes")
    func keys() async {
        let menu = saveMenu
        let (delegate, editor) = show { $0.insertChild(menu, atStartOfMenu: .file) }
        host.press("F10")
        await host.settle()
        #expect(host.view(labelled: "Save") == nil)
        host.press("ArrowRight")
        await host.settle()
        #expect(host.view(labelled: "Save") != nil)
        host.press("Return")
        await host.settle()
        #expect(editor.calls == ["save"])
        host.press("F10")
        await host.settle()
        host.press("Escape")
        await host.settle()
        host.press("Return")
        #expect(editor.calls == ["save"])
        _ = delegate
    }

    @Test("The focus ring of a button directly below the menu bar is not behind the bar")
    func focusRing() throws {
        let menu = saveMenu
        let (delegate, editor) = show { $0.insertChild(menu, atStartOfMenu: .file) }
        let top = host.window.safeAreaInsets.top
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: top, width: 100, height: 44)
        editor.view.addSubview(button)
        host.press("Tab")
        #expect(button.isFocused && top > 0)
        let lines = host.window.subviews.compactMap { ($0.layer as? CAShapeLayer)?.path?.boundingBox }
        #expect(lines == [CGRect(x: 96.5, y: top + 1.5, width: 107, height: 46)])
        _ = delegate
    }

    @Test("Key equivalents perform the menu's commands without the menu")
    func keyCommands() {
        let menu = saveMenu
        let (delegate, editor) = show { $0.insertChild(menu, atStartOfMenu: .file) }
        host.press("s", modifiers: .control)
        #expect(editor.calls == ["save"])
        editor.becomeFirstResponder()
        host.press("c", modifiers: .control)
        #expect(editor.calls == ["save", "copy"])
        _ = delegate
    }

    @Test("The standard commands of the menu Edit have keys in an app that does not change the menu", arguments: [false, true])
    func standardKeyCommands(isBuilt: Bool) {
        let editor = Editor()
        host.window.rootViewController = editor
        if isBuilt {
            UIMenuSystem.main.setNeedsRebuild()
            host.advance(by: 0.1)
        }
        editor.becomeFirstResponder()
        host.press("c", modifiers: .control)
        #expect(editor.calls == ["copy"])

        editor.undoManager?.registerUndo(withTarget: editor) { editor in
            editor.calls.append("undo")
            editor.undoManager?.registerUndo(withTarget: editor) { $0.calls.append("redo") }
        }
        host.press("z", modifiers: .control)
        host.press("z", modifiers: [.control, .shift])
        #expect(editor.calls == ["copy", "undo", "redo"])
        #expect(host.view(labelled: "Edit") == nil)
    }

    @Test("The first menu has the app's name of the property list")
    func name() async {
        final class Named: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow()
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                self.window = window
                return true
            }

            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                builder.remove(menu: .edit)
            }
        }
        let host = TestHost(launching: Named.self, information: ["CFBundleName": "letters", "CFBundleDisplayName": "Letters"])
        await host.settle()
        #expect(host.view(labelled: "Letters") != nil)
    }

    @Test("A key of a standard command reaches the responders if no responder performs the command")
    func unusedStandardKeys() {
        final class Keys: UIViewController {
            var characters: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                characters += presses.compactMap { $0.key?.charactersIgnoringModifiers }.filter { !$0.isEmpty }
            }
        }
        let keys = Keys()
        host.window.rootViewController = keys
        for key in ["z", "x", "a"] { host.press(key, modifiers: .control) }
        #expect(keys.characters == ["z", "x", "a"])
    }

    @Test("While Alt is held, the menu shows the alternate of a command")
    func alternates() async {
        let menu = saveMenu
        let (delegate, editor) = show { $0.insertChild(menu, atStartOfMenu: .file) }
        host.tap("File")
        await host.settle()
        host.keyDown("ArrowDown", modifiers: .alternate)
        #expect(host.view(labelled: "Save All") != nil)
        host.keyUp("ArrowDown", modifiers: .alternate)
        #expect(host.view(labelled: "Save All") == nil && host.view(labelled: "Save") != nil)
        host.press("Return", modifiers: .alternate)
        await host.settle()
        #expect(editor.calls == ["saveAll"])
        _ = delegate
    }

    @Test("A menu builder can find, replace, insert and remove menus, and ignores unknown identifiers")
    func builder() {
        var titles: [String] = []
        let (delegate, _) = show { builder in
            builder.insertSibling(
                UIMenu(title: "Tools", identifier: UIMenu.Identifier("tools"), children: [UIAction(title: "Run") { _ in }]),
                afterMenu: .edit)
            builder.insertSibling(
                UIMenu(title: "Go", identifier: UIMenu.Identifier("go"), children: [UIAction(title: "Home") { _ in }]), beforeMenu: .window)
            builder.remove(menu: .format)
            builder.remove(menu: UIMenu.Identifier("nothing"))
            builder.insertChild(UIMenu(title: "Twice", identifier: UIMenu.Identifier("go")), atEndOfMenu: .file)
            builder.replaceChildren(ofMenu: .help) { $0 + [UIAction(title: "Manual", identifier: .init("manual")) { _ in }] }
            #expect(builder.menu(for: .format) == nil && builder.action(for: .init("manual"))?.title == "Manual")
            #expect(builder.command(for: .copy, propertyList: nil)?.title == "Copy")
            titles = builder.menu(for: .root)?.children.compactMap { ($0 as? UIMenu)?.title } ?? []
        }
        #expect(titles.dropFirst() == ["File", "Edit", "Tools", "View", "Go", "Window", "Help"])
        #expect(host.view(labelled: "Tools") != nil && host.view(labelled: "Go") != nil && host.view(labelled: "Help") != nil)
        _ = delegate
    }
}
