import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Nibs")
struct NibTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    private func xib(_ objects: String, owner: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>\(objects)</objects></document>
            """.utf8)
    }

    /// A bundle in a separate folder, with the given files.
    private func bundle(_ files: [String: Data]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Boards-\(UUID().uuidString)")
        for (path, data) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test("The top-level objects are returned in order, connected with each other and with the owner")
    func instantiate() throws {
        let owner = BoardController()
        let nib = UINib(
            data: xib(
                Board.view("label", id: "l", .zero, "text=\"A\"") + Board.view(id: "v", CGRect(x: 0, y: 0, width: 50, height: 60)),
                owner: "<connections><outlet property=\"label\" destination=\"l\" id=\"o\"/></connections>"), bundle: nil)
        let tops = nib.instantiate(withOwner: owner)
        #expect(tops.count == 2)
        #expect((tops[0] as? UILabel)?.text == "A")
        #expect((tops[1] as? UIView)?.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(owner.label === tops[0] as? UILabel)
        // The owner existed before the nib was loaded, so its awakeFromNib is not called.
        #expect(owner.log.isEmpty)
        #expect((nib.instantiate(withOwner: nil).first as? UILabel) !== owner.label)
    }

    @Test("A missing nib returns no objects and logs a message")
    func missing() throws {
        let empty = try bundle(["a.txt": Data("x".utf8)])
        let errors = Board.errors {
            #expect(UINib(nibName: "None", bundle: empty).instantiate(withOwner: nil).isEmpty)
            #expect(empty.loadNibNamed("None", owner: nil) == nil)
            #expect(UINib(nibName: "../None", bundle: empty).instantiate(withOwner: nil).isEmpty)
            #expect(UIStoryboard(name: "None", bundle: empty).instantiateInitialViewController() == nil)
        }
        #expect(errors.count == 4)
    }

    @Test("A controller's view comes from the nib with the controller's nibName, or else with its class's name")
    func controllers() throws {
        let view = xib(
            Board.view(id: "v", CGRect(x: 0, y: 0, width: 50, height: 60)),
            owner: "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>")
        let files = try bundle(["Named.xib": view, "sub/Board.xib": view, "CountingController.xib": view])
        #expect(UIViewController(nibName: "Named", bundle: files).view.frame.width == 50)
        #expect(BoardController(nibName: nil, bundle: files).view.frame.width == 50)
        let errors = Board.errors { #expect(UIViewController(nibName: "Gone", bundle: files).view != nil) }
        #expect(errors.count == 1)
        #expect(UIViewController(nibName: nil, bundle: files).view.frame.width == 390)
    }

    @Test("A storyboard in Base.lproj takes precedence over a storyboard in another folder")
    func languages() throws {
        func board(_ text: String) -> Data {
            Board.storyboard(Board.controller("<subviews>\(Board.view("label", id: "l", .zero, "text=\"\(text)\""))</subviews>"))
        }
        let files = try bundle(["Base.lproj/Main.storyboard": board("base"), "Other/Main.storyboard": board("other")])
        let controller = try #require(UIStoryboard(name: "Main", bundle: files).instantiateInitialViewController())
        #expect((controller.view.subviews.first as? UILabel)?.text == "base")
    }

    @Test("A storyboard reference is replaced by the controller in the other storyboard to which it refers")
    func references() throws {
        let first = Board.controller(
            attributes: Board.custom(BoardController.self),
            inside: "<connections><segue destination=\"ref\" kind=\"presentation\" identifier=\"go\" id=\"s\"/></connections>")
        let reference =
            "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Two\" id=\"ref\" sceneMemberID=\"viewController\"/>"
        let files = try bundle([
            "Main.storyboard": Board.storyboard(first, reference),
            "Other.storyboard": Board.storyboard(
                Board.controller(attributes: "storyboardIdentifier=\"Two\" " + Board.custom(CountingController.self))),
        ])
        let controller = try #require(UIStoryboard(name: "Main", bundle: files).instantiateInitialViewController() as? BoardController)
        host.window.rootViewController = controller
        controller.performSegue(withIdentifier: "go", sender: nil)
        #expect(controller.prepared?.destination is CountingController)
    }

    @Test("Cells come from nibs and from prototypes, each with its own connections")
    func cells() throws {
        let cell = """
            <collectionViewCell reuseIdentifier="proto" id="c" \(Board.custom(BoardCell.self))>
            <rect key="frame" x="0" y="0" width="80" height="60"/>
            <view key="contentView"><rect key="frame" x="0" y="0" width="80" height="60"/>
            <subviews>\(Board.view("label", id: "l", CGRect(x: 0, y: 0, width: 80, height: 20), "text=\"In a cell\""))</subviews></view>
            <connections><outlet property="caption" destination="l" id="o"/></connections></collectionViewCell>
            """
        let layout = """
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="2" id="f">
            <size key="itemSize" width="80" height="60"/></collectionViewFlowLayout>
            """
        let collection = Board.view(
            "collectionView", id: "cv", CGRect(x: 0, y: 0, width: 390, height: 400), "dataMode=\"prototypes\"",
            "\(layout)<cells>\(cell)</cells>")
        let controller = try Board.initial(Board.storyboard(Board.controller("<subviews>\(collection)</subviews>")))
        host.window.rootViewController = controller
        let view = try #require(controller.view.subviews.first as? UICollectionView)
        view.register(UINib(data: xib(cell.replacing("proto", with: "nib")), bundle: nil), forCellWithReuseIdentifier: "nib")
        let source = Cells()
        view.dataSource = source
        host.advance(by: 0.1)
        let shown = view.visibleCells.compactMap { $0 as? BoardCell }
        #expect(shown.count == 4)
        #expect(shown.allSatisfy { $0.caption?.text == "In a cell" && $0.bounds.size == CGSize(width: 80, height: 60) })
        #expect(Set(shown.compactMap { $0.caption.map(ObjectIdentifier.init) }).count == 4)
        #expect((view.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 4)
    }

    private final class Cells: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: indexPath.item < 2 ? "proto" : "nib", for: indexPath)
        }
    }
}

/// A cell with an outlet.
class BoardCell: UICollectionViewCell {
    @Outlet var caption: UILabel!
}
