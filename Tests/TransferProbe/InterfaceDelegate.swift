import Foundation
import UIKit

/// An app with UIKit's drag and drop interactions, for tests between programs. The upper view can be dragged, and the lower one accepts drops. Prints its
/// delegates' calls.
///
///     TransferProbe interface
final class InterfaceDelegate: UIResponder, UIApplicationDelegate, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let source = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 200))
        source.backgroundColor = .systemRed
        source.addInteraction(UIDragInteraction(delegate: self))
        let target = UIView(frame: CGRect(x: 0, y: 200, width: 600, height: 500))
        target.backgroundColor = .systemGreen
        target.addInteraction(UIDropInteraction(delegate: self))
        window.addSubview(source)
        window.addSubview(target)
        window.makeKeyAndVisible()
        window.windowScene?.hostWindow.resize(to: CGSize(width: 600, height: 700))
        self.window = window
        Probe.say("ready")
    }

    // MARK: Dragging

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "Grüße" as NSString))
        item.localObject = "card"
        return [item]
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        Probe.say("drag ended \(operation)")
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        Probe.say("entered with \(session.items.count)\(session.localDragSession == nil ? "" : " of our own")")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        Probe.say("performed with \(session.items.count), \(session.items.first?.localObject as? String ?? "nothing") of our own")
        session.loadObjects(ofClass: URL.self) { urls in
            let names = Set(urls.map(\.lastPathComponent))
            let arePlain = names.allSatisfy { !$0.contains("/") && $0 != ".." }
            Probe.say("urls \(urls.count), \(names.count) names, \(arePlain ? "all plain" : "some with ways in them")")
        }
        session.loadObjects(ofClass: String.self) { Probe.say("texts \($0.joined(separator: ", "))") }
        _ = session.loadObjects(ofClass: UIImage.self) { Probe.say("images \($0.count)") }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        Probe.say("exited")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        Probe.say("session ended")
    }
}
