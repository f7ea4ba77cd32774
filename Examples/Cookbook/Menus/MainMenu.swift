import UIKit

/// An app with a menu bar, whose menu File has the command "Export".
class MenuAppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var exportCount = 0

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system === UIMenuSystem.main else { return }
        let export = UIKeyCommand(
            title: "Export", action: Selector(MenuAppDelegate.export), input: "e", modifierFlags: .command)
        builder.insertChild(UIMenu(options: .displayInline, children: [export]), atStartOfMenu: .file)
    }

    private func export() { exportCount += 1 }
}
