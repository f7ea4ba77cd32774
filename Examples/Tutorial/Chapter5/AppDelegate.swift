import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private lazy var store = NoteStore(file: NoteStore.defaultFile)

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

    // snippet: menu
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
    // end snippet
}
