#if DEBUG
    import Foundation
    import Testing
    import UIKitTesting

    @testable import Inspector

    /// A bundle of an app with documents that a test changes, and the app's window.
    @MainActor
    final class DocumentFixture {
        let host = TestHost(size: CGSize(width: 390, height: 844), scale: 1)
        let root = NSTemporaryDirectory() + "documents-" + UUID().uuidString
        let bundle: Bundle
        let reloader: DocumentReloader
        /// The log messages of the reloads.
        var messages: [String] = []

        init() throws {
            let folder = root + "/Test.bundle"
            try FileManager.default.createDirectory(atPath: folder + "/en.lproj", withIntermediateDirectories: true)
            bundle = try #require(Bundle(path: folder))
            reloader = host.enter { DocumentReloader(platform: UIApplication.shared.hostPlatform, folders: [folder]) }
            reloader.onMessage = { [weak self] in self?.messages.append($0) }
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }

        /// The path of a file in the bundle.
        func path(_ name: String) -> String { root + "/Test.bundle/" + name }

        func write(_ text: String, to name: String) throws {
            let file = URL(fileURLWithPath: path(name))
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        /// Writes a file, and lets the app notice it.
        func save(_ text: String, to name: String) throws {
            try write(text, to: name)
            notice(name)
        }

        /// Reports a change of a file, and advances the time for which the app may take to show it.
        func notice(_ name: String) {
            reloader.fileDidChange(path(name))
            host.advance(by: 0.2)
        }

        /// Shows the initial controller of the document `Main`.
        @discardableResult
        func show<Controller: UIViewController>(_ text: String, as type: Controller.Type = UIViewController.self) throws -> Controller {
            try write(text, to: "Main.storyboard")
            let controller = host.enter { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
            host.window.rootViewController = controller
            host.advance(by: 0.1)
            return try #require(controller as? Controller)
        }

        func save(_ text: String) throws { try save(text, to: "Main.storyboard") }

        /// The red component of a pixel in the window.
        func red(_ x: Int, _ y: Int) -> UInt32 { host.snapshot().pixel(x: x, y: y) >> 16 & 0xFF }
    }

    /// Documents in the form of Interface Builder.
    enum Document {
        static func storyboard(_ scenes: String..., initial: String = "vc") -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(initial)">
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes>
            </document>
            """
        }

        /// A scene with a view controller.
        static func scene(
            _ subviews: String, id: String = "vc", type: String = "ReloadedController", constraints: String = "", connections: String = "",
            items: String = "", others: String = "", attributes: String = ""
        ) -> String {
            """
            <scene sceneID="scene-\(id)"><objects>
            <viewController id="\(id)" storyboardIdentifier="\(id)" customClass="\(type)" customModule="InspectorTests" sceneMemberID="viewController" \
            \(attributes)>
            <view key="view" contentMode="scaleToFill" id="view-\(id)"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(subviews)</subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>\(constraints)</constraints></view>
            \(items)<connections>\(connections)</connections>
            </viewController>\(others)
            </objects></scene>
            """
        }

        static func container(_ element: String, id: String, relationship: String, to children: String...) -> String {
            let segues = children.map {
                "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"\(id)-\($0)\"/>"
            }
            return """
                <scene sceneID="scene-\(id)"><objects><\(element) id="\(id)" sceneMemberID="viewController"><connections>\(segues.joined())\
                </connections></\(element)></objects></scene>
                """
        }

        static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
            "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
        }

        static func label(_ id: String, _ text: String, y: Int = 100) -> String {
            "<label text=\"\(text)\" id=\"\(id)\">\(frame(20, y, 200, 30))</label>"
        }

        static func field(_ id: String, _ attributes: String = "") -> String {
            "<textField \(attributes) id=\"\(id)\">\(frame(20, 200, 200, 34))</textField>"
        }

        static func outlet(_ name: String, _ destination: String) -> String {
            "<outlet property=\"\(name)\" destination=\"\(destination)\" id=\"out-\(name)\"/>"
        }
    }

    /// A controller that records its calls and has state of its own.
    class ReloadedController: UIViewController, UITableViewDataSource {
        @Outlet var label: UILabel?
        @Outlet var other: UILabel?
        @Outlet var table: UITableView?
        @Outlet var field: UITextField?
        @Outlet var item: UIBarButtonItem?
        var count = 0
        var log: [String] = []

        override class var storyboardActions: [Selector] { [Selector("press:", ReloadedController.press(_:))] }

        func press(_ sender: Any) { count += 1 }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("loaded")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("will appear")
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            log.append("is appearing")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("appeared")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.append("will disappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("disappeared")
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    /// Another class for a scene.
    final class OtherReloadedController: ReloadedController {}
#endif
