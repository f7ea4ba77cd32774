import Foundation
import Host

/// A system of menus that do not belong to a view: the main menu.
///
/// ``UIResponder/buildMenu(with:)`` of the app and its delegate builds the menu. Each window shows a changed menu in a menu bar at the top, and the
/// shortcuts of the commands work. The unchanged standard menu is not shown. Its menu Edit has shortcuts all the same: Undo, Redo, Cut, Copy, Paste
/// and Select All.
@preconcurrency @MainActor
open class UIMenuSystem: MainActorObject {
    /// The system of the main menu.
    open class var main: UIMenuSystem {
        Platform.required.singletons.value(of: UIMenuSystem.self) { UIMenuSystem() }
    }

    /// The built menu; nil if the app does not change the standard menu.
    private(set) var root: UIMenu?
    /// The commands with keyboard shortcuts.
    private(set) lazy var keyCommands = Self.editCommands
    private var isWaiting = false

    init() { super.init(onMainActor: ()) }

    /// Rebuilds the menu in a deferred call.
    open func setNeedsRebuild() {
        guard !isWaiting else { return }
        isWaiting = true
        _ = UIApplication.shared.platform.schedule(after: 0) { [weak self] in self?.rebuild() }
    }

    /// Updates the availability of commands. This method only closes the open menu, because commands are validated whenever a menu opens.
    open func setNeedsRevalidate() {
        for scene in UIApplication.shared.windowScenes { scene.menuBar?.closeMenu() }
    }

    private func rebuild() {
        isWaiting = false
        let builder = MenuTreeBuilder(MainMenu.standard(), system: self)
        let app = UIApplication.shared
        app.buildMenu(with: builder)
        if let delegate = app.delegate as? UIResponder, delegate !== app { delegate.buildMenu(with: builder) }
        root = builder.isChanged ? builder.root : nil
        keyCommands = root?.leaves.compactMap { $0 as? UIKeyCommand } ?? Self.editCommands
        for scene in app.desktopScenes { scene.mainMenuDidChange() }
    }

    /// The commands of the standard menu Edit, which do nothing unless a responder performs them. Quit and Close Window are not among them, because an
    /// app could remove them only by changing the menu.
    private static var editCommands: [UIKeyCommand] { MainMenu.editSections().flatMap(\.leaves).compactMap { $0 as? UIKeyCommand } }

    /// The menus of the bar that contain visible elements.
    var barMenus: [UIMenu] {
        func hasContent(_ element: UIMenuElement) -> Bool {
            guard let menu = element as? UIMenu else { return (element as? any UIMenuLeaf)?.attributes.contains(.hidden) != true }
            return menu.children.contains(where: hasContent)
        }
        return (root?.children ?? []).compactMap { $0 as? UIMenu }.filter(hasContent)
    }
}

/// The standard main menu, before the app changes it.
@MainActor
enum MainMenu {
    static let undo = Selector("lodestone.undo", UIWindow.undoByMenu)
    static let redo = Selector("lodestone.redo", UIWindow.redoByMenu)

    static func standard() -> UIMenu {
        let name = UIApplication.shared.displayName
        let quit = UIKeyCommand(
            title: LocalizedStrings.text("Quit %1", [name]), action: Selector(UIApplication.quitByMenu), input: "q", modifierFlags: .command
        )
        let close = UIKeyCommand(
            title: LocalizedStrings.text("Close Window"), action: Selector(UIWindowScene.closeByMenu), input: "w", modifierFlags: .command)
        return menu(
            "", .root,
            [
                menu(name, .application, [section(.about), section(.preferences), section(.quit, [quit])]),
                menu(
                    LocalizedStrings.text("File"), .file,
                    [
                        section(.newScene), section(.newItem), section(.open), menu(LocalizedStrings.text("Open Recent"), .openRecent, []),
                        section(.document),
                        section(.close, [close]), section(.print),
                    ]),
                menu(LocalizedStrings.text("Edit"), .edit, editSections()),
                menu(
                    LocalizedStrings.text("Format"), .format,
                    [menu(LocalizedStrings.text("Font"), .font, []), menu(LocalizedStrings.text("Text"), .text, [])]),
                menu(LocalizedStrings.text("View"), .view, [section(.toolbar), section(.sidebar), section(.fullscreen)]),
                menu(LocalizedStrings.text("Window"), .window, [section(.minimizeAndZoom), section(.bringAllToFront)]),
                menu(LocalizedStrings.text("Help"), .help, []),
            ])
    }

    static func editSections() -> [UIMenu] {
        let undo = UIKeyCommand(title: LocalizedStrings.text("Undo"), action: undo, input: "z", modifierFlags: .command)
        let redo = UIKeyCommand(title: LocalizedStrings.text("Redo"), action: redo, input: "z", modifierFlags: [.command, .shift])
        return [
            section(.undoRedo, [undo, redo]),
            section(
                .standardEdit,
                [
                    UIKeyCommand(title: LocalizedStrings.text("Cut"), action: .cut, input: "x", modifierFlags: .command),
                    UIKeyCommand(title: LocalizedStrings.text("Copy"), action: .copy, input: "c", modifierFlags: .command),
                    UIKeyCommand(title: LocalizedStrings.text("Paste"), action: .paste, input: "v", modifierFlags: .command),
                    UICommand(title: LocalizedStrings.text("Delete"), action: .delete),
                    UIKeyCommand(title: LocalizedStrings.text("Select All"), action: .selectAll, input: "a", modifierFlags: .command),
                ]), section(.find), section(.replace), section(.spelling), section(.substitutions), section(.transformations),
            section(.speech),
        ]
    }

    private static func menu(_ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: children)
    }

    private static func section(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }
}

// MARK: Standard commands of the main menu

extension UIApplication {
    /// Closes all windows, which ends the app.
    func quitByMenu() {
        for scene in windowScenes { scene.hostWindow.close() }
    }
}

extension UIWindowScene {
    /// Closes the scene's window.
    func closeByMenu() { hostWindow.close() }
}

extension UIWindow {
    func undoByMenu() { managerOfUndo?.undo() }
    func redoByMenu() { managerOfUndo?.redo() }

    private var managerOfUndo: UndoManager? { commandResponder.undoManager }

    /// Updates the title and the availability of an undo or redo command from the undo manager.
    func validateUndo(_ command: UICommand) {
        guard let manager = managerOfUndo else { return command.attributes.formUnion(.disabled) }
        let isUndo = command.action == MainMenu.undo
        let can = isUndo ? manager.canUndo : manager.canRedo
        if can { command.attributes.subtract(.disabled) } else { command.attributes.formUnion(.disabled) }
        command.title = isUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
    }
}
