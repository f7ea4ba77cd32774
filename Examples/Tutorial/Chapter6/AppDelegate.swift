import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) lazy var store = NoteStore(file: notesFile)

    /// The file with the notes. A test overrides it.
    var notesFile: URL { NoteStore.defaultFile }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = NotebookController(store: store)
        window.makeKeyAndVisible()
        window.windowScene?.title = "Notebook"
        self.window = window
        return true
    }

    /// Makes a note of a text file that the desktop opens with the notebook.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return false }
        let note = Note(text: text)
        store.insert(note, at: 0)
        (window?.rootViewController as? NotebookController)?.open(note)
        return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system === UIMenuSystem.main else { return }
        let add = UIKeyCommand(title: "New Note", action: NotebookController.addAction, input: "n", modifierFlags: .command)
        let read = UIKeyCommand(title: "Read", action: NotebookController.readAction, input: "r", modifierFlags: .command)
        let delete = UIKeyCommand(
            title: "Delete Note", action: NotebookController.deleteAction, input: UIKeyCommand.inputDelete, modifierFlags: .command)
        builder.insertChild(UIMenu(options: .displayInline, children: [add]), atStartOfMenu: .file)
        builder.insertSibling(UIMenu(title: "Note", children: [read, delete]), afterMenu: .edit)
        builder.remove(menu: .format)
    }
}
