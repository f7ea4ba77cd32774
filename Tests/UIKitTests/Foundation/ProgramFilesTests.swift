import Foundation
import Testing
@testable import UIFoundation
@testable import UIKit
import UIKitTesting

@MainActor
@Suite("Resources and layout of whole programs")
struct ProgramFilesTests {
    @Test("UIImage(named:) finds images of the bundles beside the program")
    func imagesOfBundles() throws {
        let name = "beside-\(UUID().uuidString.prefix(8))"
        let folder = Bundle.main.bundleURL.appending(path: "\(name).resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        let resources = folder.appending(path: "Resources")
        let set = resources.appending(path: "Assets.xcassets/\(name).imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in UIColor.red.setFill() }
        let data = try #require(picture.pngData())
        try data.write(to: resources.appending(path: "file-\(name).png"))
        try data.write(to: set.appending(path: "a.png"))
        try Data(#"{"images":[{"idiom":"universal","filename":"a.png","scale":"1x"}]}"#.utf8).write(
            to: set.appending(path: "Contents.json"))
        AssetCatalogs.forget(.main)
        defer { AssetCatalogs.forget(.main) }
        #expect(UIImage(named: "file-\(name)") != nil)
        #expect(UIImage(named: name) != nil)
        #expect(UIImage(named: name, in: Bundle(for: type(of: UIView())), compatibleWith: nil) != nil)
        #expect(UIImage(named: "../\(name)") == nil)
    }

    @Test("The main bundle finds documents of the bundles beside the program")
    func documentsOfBundles() throws {
        let name = "Board\(UUID().uuidString.prefix(8))"
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(name).resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><label text="A" id="l"/></objects></document>
            """
        try Data(text.utf8).write(to: folder.appending(path: "\(name).xib"))
        let before = InterfaceFiles.known
        defer { InterfaceFiles.known = before }
        InterfaceFiles.known = [Bundle.main, try #require(Bundle(path: folder.path))]
        for bundle in [nil, Bundle.main] {
            #expect((UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil).first as? UILabel)?.text == "A")
        }
    }

    @Test("A program does not read the property list of another program in its folder; a test program reads those of all")
    func propertyListsOfPrograms() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "programs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["my-shop_Tea.resources", "my-shop_Oil_Mill.resources", "my-shop_Leaves.resources", "Leaves"] {
            try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        for name in ["Tea", "Oil_Mill", "AllTests.xctest"] {
            try Data().write(to: folder.appending(path: name))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: name).path)
        }
        func bundlesOfOthers(than program: String) throws -> [String] {
            try ["Leaves", "Oil_Mill", "Tea"].filter { target in
                let bundle = try #require(Bundle(path: folder.appending(path: "my-shop_\(target).resources").path))
                return InterfaceFiles.isOfOtherProgram(bundle, than: folder.appending(path: program))
            }
        }
        #expect(try bundlesOfOthers(than: "Tea") == ["Oil_Mill"])
        #expect(try bundlesOfOthers(than: "Oil_Mill") == ["Tea"])
        #expect(try bundlesOfOthers(than: "AllTests.xctest").isEmpty)
    }

    @MainActor
    final class ShadowView: UIView {
        private(set) var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            layer.insertSublayer(CAShapeLayer(), at: 0)
        }
    }

    @Test("A view that adds a layer in each of its layouts is laid out once")
    func layersInLayouts() {
        let host = TestHost(size: CGSize(width: 200, height: 200))
        let view = ShadowView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.window.rootViewController = UIViewController()
        host.window.rootViewController?.view.addSubview(view)
        host.advance(by: 0.1)
        #expect(view.layouts == 1 && view.layer.sublayers?.count == 1)
        view.layer.addSublayer(CALayer())
        host.advance(by: 0.1)
        #expect(view.layouts == 2)
        view.frame.size.width = 50
        host.advance(by: 0.1)
        #expect(view.layouts == 3)
    }

    final class RenewingController: UIViewController {
        private(set) var layouts = 0
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            view.subviews.forEach { $0.removeFromSuperview() }
            let label = UILabel(frame: CGRect(x: layouts, y: 0, width: 10, height: 10))
            label.text = "A"
            label.sizeToFit()
            view.addSubview(label)
        }
    }

    @Test("A controller that creates its subviews again in each layout is laid out once")
    func subviewsInLayouts() {
        let host = TestHost(size: CGSize(width: 200, height: 200))
        let controller = RenewingController()
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        #expect(controller.layouts == 1 && controller.view.subviews.count == 1)
        #expect(host.isSettled)
        controller.view.addSubview(UIView())
        host.advance(by: 0.1)
        #expect(controller.layouts == 2 && controller.view.subviews.map(\.frame.minX) == [2])
    }
}
