import Foundation
import InterfaceDocuments
import Testing
import UIKit

/// Writes documents in the form of Interface Builder, for the tests of the readers.
enum Board {
    /// The module of the tests' own classes.
    static let module = String(String(reflecting: BoardController.self).split(separator: ".")[0])

    /// The attributes that name a class of the tests.
    static func custom(_ type: AnyClass) -> String { "customClass=\"\(type)\" customModule=\"\(module)\"" }

    /// A storyboard of scenes, the first one's controller with the identifier `initial`.
    static func storyboard(_ scenes: String..., initial: String = "vc", resources: String = "") -> Data {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(initial)">
            <device id="retina6_1" orientation="portrait" appearance="light"/><scenes>
            """
        for (index, scene) in scenes.enumerated() {
            text += """
                <scene sceneID="scene\(index)"><objects>\(scene)
                <placeholder placeholderIdentifier="IBFirstResponder" id="first\(index)" sceneMemberID="firstResponder"/></objects></scene>
                """
        }
        return Data((text + "</scenes><resources>\(resources)</resources></document>").utf8)
    }

    /// A controller with a view of 390 × 844 points. `members` are child elements of its view, `inside` are child elements of the controller.
    static func controller(
        _ members: String = "", id: String = "vc", attributes: String = "", inside: String = "", viewAttributes: String = ""
    ) -> String {
        """
        <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view" \(viewAttributes)>
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(members)
        <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
        </view>\(inside)</viewController>
        """
    }

    /// An element of a view with a frame.
    static func view(
        _ tag: String = "view", id: String, _ frame: CGRect = CGRect(x: 10, y: 20, width: 100, height: 40), _ attributes: String = "",
        _ inside: String = ""
    ) -> String {
        """
        <\(tag) \(attributes) id="\(id)"><rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" height="\(frame.height)"/>
        \(inside)</\(tag)>
        """
    }

    /// Reads the storyboard of a document.
    @MainActor
    static func load(_ data: Data) throws -> UIStoryboard { try UIStoryboard(data: data, name: "Test", bundle: .main) }

    /// The initial controller of a storyboard.
    @MainActor
    static func initial<Controller: UIViewController>(_ data: Data, as type: Controller.Type = UIViewController.self) throws -> Controller {
        try #require(try load(data).instantiateInitialViewController() as? Controller)
    }

    /// Runs `body` and returns the errors that documents report during that time.
    @MainActor
    static func errors(in body: () throws -> Void) rethrows -> [String] {
        var errors: [String] = []
        let before = InterfaceError.observer
        InterfaceError.observer = { errors.append($0.description) }
        defer { InterfaceError.observer = before }
        try body()
        return errors
    }
}

/// A controller with outlets, actions and segues of all kinds, which records its calls.
class BoardController: UIViewController {
    @Outlet var label: UILabel!
    @Outlet var cards: [UIView]!
    @Outlet var height: NSLayoutConstraint!
    @Outlet(.weak) var faint: UIView!

    var log: [String] = []
    var allows = true
    var prepared: UIStoryboardSegue?

    override class var storyboardActions: [Selector] {
        [
            Selector("press:", BoardController.press(_:)), Selector("plain", BoardController.plain),
            Selector("unwindHere:", BoardController.unwindHere(_:)),
        ]
    }

    override class var storyboardSegueActions: [StoryboardSegueAction] {
        [StoryboardSegueAction("makeCounting:", BoardController.makeCounting(_:))]
    }

    func press(_ sender: Any) { log.append("press \(type(of: sender))") }
    func plain() { log.append("plain") }
    func unwindHere(_ segue: UIStoryboardSegue) { log.append("unwound from \(type(of: segue.source))") }
    func makeCounting(_ coder: NSCoder) -> CountingController? { CountingController(coder: coder, count: 7) }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "-")")
        prepared = segue
    }
}

/// A controller with an initializer that takes more than a coder.
class CountingController: UIViewController {
    let count: Int

    init?(coder: NSCoder, count: Int) {
        self.count = count
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        count = 0
        super.init(coder: coder)
    }
}

/// A view that reads its coder's keys.
class DecodedView: UIView {
    var recordedValues: [String] = []
    var corner: CGFloat = 0
    var caption: String?
    var shade: UIColor?
    var isRound = false
    var offset = CGSize.zero

    override class var storyboardAttributes: [StoryboardAttribute] {
        [
            StoryboardAttribute("corner", \DecodedView.corner), StoryboardAttribute("caption", \DecodedView.caption),
            StoryboardAttribute("shade", \DecodedView.shade), StoryboardAttribute("isRound", \DecodedView.isRound),
            StoryboardAttribute("offset", \DecodedView.offset),
        ]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        recordedValues.append("frame \(frame.width)x\(frame.height)")
        recordedValues.append("subviews \(subviews.count)")
        recordedValues.append("opaque \(coder.decodeBool(forKey: "opaque")) \(coder.containsValue(forKey: "opaque"))")
        recordedValues.append("mode \(coder.decodeObject(forKey: "contentMode") as? String ?? "-")")
        recordedValues.append("tag \(coder.decodeInteger(forKey: "tag"))")
        clipsToBounds = true
    }

    override init(frame: CGRect) { super.init(frame: frame) }

    override func awakeFromNib() {
        super.awakeFromNib()
        recordedValues.append("awake corner \(corner)")
    }
}

/// A segue that only records its performance.
class NotingSegue: UIStoryboardSegue {
    override func perform() { (source as? BoardController)?.log.append("noting segue to \(type(of: destination))") }
}

/// A tab bar item with an outlet to a custom object.
class HelpedItem: UITabBarItem {
    @Outlet var helper: ItemHelper!
}

/// A custom object in a scene, beside the controller.
class ItemHelper: NSObject {
    @Outlet var view: UIView!
}
