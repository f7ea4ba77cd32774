import Foundation
import Testing
import UIKitTesting

@testable import UIFoundation
@testable import UIKit

/// A bundle in a temporary folder, with files that a test writes.
@MainActor
final class TestBundle {
    let folder: URL
    var bundle: Bundle { Bundle(path: folder.path) ?? .main }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ path: String, _ data: Data) {
        let url = folder.appendingPathComponent(path)
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: url)
    }

    func write(_ path: String, _ text: String) { write(path, Data(text.utf8)) }

    func write(_ path: String, _ color: UIColor, side: Int) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        write(
            path,
            renderer.pngData { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            })
    }
}

@Suite("Asset catalogues") @MainActor
struct CatalogTests {
    let host = TestHost(size: CGSize(width: 100, height: 100), scale: 2)
    let files: TestBundle

    init() throws { files = try TestBundle() }

    private func color(of image: UIImage?) -> [Int]? {
        guard let image = image?.cgImage, let color = image.color(x: image.width / 2, y: image.height / 2) else { return nil }
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    @Test("The image for the screen's scale is used, else an image for a higher scale, else for a lower scale; the size is in points")
    func scales() throws {
        files.write("Assets.xcassets/dot.imageset/1.png", .red, side: 10)
        files.write("Assets.xcassets/dot.imageset/3.png", .blue, side: 30)
        files.write(
            "Assets.xcassets/dot.imageset/Contents.json",
            """
            {"images":[{"idiom":"universal","filename":"1.png","scale":"1x"},{"idiom":"universal","scale":"2x"},
            {"idiom":"universal","filename":"3.png","scale":"3x"}],"info":{"version":1,"author":"xcode"}}
            """)
        let fine = UITraitCollection(displayScale: 2)
        let image = try #require(UIImage(named: "dot", in: files.bundle, compatibleWith: fine))
        #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 3 && color(of: image) == [0, 0, 255])
        let coarse = UIImage(named: "dot", in: files.bundle, compatibleWith: UITraitCollection(displayScale: 1))
        #expect(coarse?.scale == 1 && color(of: coarse) == [255, 0, 0])
        #expect(UIImage(named: "none", in: files.bundle, compatibleWith: nil) == nil)
    }

    @Test("An image set is also found with the extension of an image file, and takes precedence over a file; other extensions find nothing")
    func fileNames() {
        files.write("Assets.xcassets/dot.imageset/1.png", .red, side: 10)
        files.write("Assets.xcassets/dot.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"1.png"}]}"#)
        files.write("loose.png", .blue, side: 10)
        for name in ["dot", "dot.jpg", "dot.png", "dot.JPEG", "dot.gif", "dot.pdf"] {
            #expect(color(of: UIImage(named: name, in: files.bundle, compatibleWith: nil)) == [255, 0, 0], "\(name)")
        }
        #expect(color(of: UIImage(named: "loose.png", in: files.bundle, compatibleWith: nil)) == [0, 0, 255])
        #expect(UIImage(named: "dot.txt", in: files.bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "none.jpg", in: files.bundle, compatibleWith: nil) == nil)
    }

    @Test("Dark images follow the view's traits, also in visible views")
    func dark() throws {
        files.write("A.xcassets/icon.imageset/light.png", .red, side: 20)
        files.write("A.xcassets/icon.imageset/dark.png", .green, side: 20)
        files.write(
            "A.xcassets/icon.imageset/Contents.json",
            """
            {"images":[{"idiom":"universal","filename":"light.png","scale":"2x"},
            {"idiom":"universal","filename":"dark.png","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]}]}
            """)
        let image = try #require(UIImage(named: "icon", in: files.bundle, compatibleWith: nil))
        #expect(color(of: image) == [255, 0, 0])
        let dark = image.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(color(of: dark) == [0, 255, 0])
        let view = UIImageView(image: image)
        host.window.addSubview(view)
        host.advance(by: 0.1)
        host.isDark = true
        host.advance(by: 0.1)
        let shown = host.snapshot().color(x: 10, y: 10)
        #expect(shown?.green == 1 && shown?.red == 0)
    }

    @Test("An image has the template intent, slicing and alignment of its image set; SVGs are drawn at the screen's scale")
    func properties() throws {
        files.write("A.xcassets/t.imageset/t.png", .red, side: 40)
        files.write(
            "A.xcassets/t.imageset/Contents.json",
            """
            {"images":[{"idiom":"universal","filename":"t.png","scale":"2x","resizing":{"mode":"9-part","center":{"mode":"stretch","width":2,
            "height":2},"cap-insets":{"top":6,"left":8,"bottom":10,"right":12}},"alignment-insets":{"top":2,"left":0,"bottom":0,"right":0}}],
            "properties":{"template-rendering-intent":"template"}}
            """)
        let image = try #require(UIImage(named: "t", in: files.bundle, compatibleWith: nil))
        #expect(image.renderingMode == .alwaysTemplate && image.resizingMode == .stretch)
        #expect(image.capInsets == UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6) && image.alignmentRectInsets.top == 1)
        files.write(
            "A.xcassets/v.imageset/v.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='8'><rect width='12' height='8' fill='#00ff00'/></svg>")
        files.write("A.xcassets/v.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"v.svg"}]}"#)
        AssetCatalogs.forget(files.bundle)
        let drawing = try #require(UIImage(named: "v", in: files.bundle, compatibleWith: nil))
        #expect(drawing.size == CGSize(width: 12, height: 8) && drawing.cgImage?.width == Int(12 * drawing.scale))
        #expect(color(of: drawing) == [0, 255, 0] && drawing.scale >= 1)
    }

    @Test("Colour sets may contain bytes, hexadecimal numbers, fractions, dark variants, Display P3, gray and system colours")
    func colors() throws {
        func write(_ name: String, _ color: String, dark: String? = nil) {
            let other =
                dark.map { #",{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":\#($0)}"# } ?? ""
            files.write("C.xcassets/\(name).colorset/Contents.json", #"{"colors":[{"idiom":"universal","color":\#(color)}\#(other)]}"#)
        }
        let red = #"{"color-space":"srgb","components":{"red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000"}}"#
        let blue = #"{"color-space":"srgb","components":{"red":"0","green":"0","blue":"255","alpha":"0.500"}}"#
        write("brand", red, dark: blue)
        write("wide", #"{"color-space":"display-p3","components":{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}"#)
        write("gray", #"{"color-space":"gray-gamma-22","components":{"white":"0.500","alpha":"1.000"}}"#)
        write("system", #"{"platform":"ios","reference":"systemRedColor"}"#)
        write("broken", #"{"color-space":"srgb","components":{"red":"much"}}"#)
        func named(_ name: String) -> UIColor? { UIColor(named: name, in: files.bundle, compatibleWith: nil) }
        func rgba(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [Int]? {
            guard let color = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)) else { return nil }
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
        }
        #expect(rgba(named("brand"), .light) == [255, 128, 0, 255])
        #expect(rgba(named("brand"), .dark) == [0, 0, 255, 128])
        #expect(named("wide")?.cgColor.colorSpace?.name == CGColorSpace.displayP3)
        #expect(rgba(named("gray"), .light)?.first == 128)
        #expect(rgba(named("system"), .light) == [255, 59, 48, 255])
        #expect(named("broken") == nil && named("missing") == nil)
        #expect(named("brand") == named("brand") && named("brand")?.hash == named("brand")?.hash && named("brand") != named("gray"))
    }

    @Test("A folder's name is part of a data asset's name only if the folder provides a namespace")
    func dataAndFolders() throws {
        files.write("A.xcassets/Contents.json", #"{"info":{"version":1}}"#)
        files.write("A.xcassets/plain/words.dataset/w.json", "{}")
        files.write(
            "A.xcassets/plain/words.dataset/Contents.json",
            #"{"data":[{"idiom":"universal","filename":"w.json","universal-type-identifier":"public.json"}]}"#)
        files.write("A.xcassets/Space/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        files.write("A.xcassets/Space/more.dataset/x.txt", "x")
        files.write("A.xcassets/Space/more.dataset/Contents.json", #"{"data":[{"filename":"x.txt"}]}"#)
        let words = try #require(NSDataAsset(name: "words", bundle: files.bundle))
        #expect(words.data == Data("{}".utf8) && words.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "Space/more", bundle: files.bundle)?.typeIdentifier == "public.plain-text")
        #expect(NSDataAsset(name: "more", bundle: files.bundle) == nil)
    }

    @Test("Files outside of the bundle are not read, and invalid sets are left out")
    func untrustedFiles() throws {
        files.write("secret.png", .red, side: 4)
        for (index, name) in ["../../secret.png", "/etc/passwd", "..", ""].enumerated() {
            files.write("A.xcassets/x\(index).imageset/Contents.json", #"{"images":[{"filename":"\#(name)","idiom":"universal"}]}"#)
        }
        files.write("A.xcassets/link.imageset/Contents.json", #"{"images":[{"filename":"l.png","idiom":"universal"}]}"#)
        let link = files.folder.appendingPathComponent("A.xcassets/link.imageset/l.png")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: files.folder.appendingPathComponent("secret.png"))
        files.write("A.xcassets/junk.imageset/Contents.json", "{\"images\":[{")
        files.write("A.xcassets/empty.imageset/Contents.json", "{}")
        files.write("A.xcassets/bad.imageset/bad.png", "no image")
        files.write("A.xcassets/bad.imageset/Contents.json", #"{"images":[{"filename":"bad.png","idiom":"universal","scale":"-1x"}]}"#)
        files.write("A.xcassets/deep/" + String(repeating: "a/", count: 40) + "d.colorset/Contents.json", "{}")
        for name in ["x0", "x1", "x2", "x3", "link", "junk", "empty", "bad", "../secret"] {
            #expect(UIImage(named: name, in: files.bundle, compatibleWith: nil) == nil, "\(name)")
        }
        #expect(UIColor(named: "d", in: files.bundle, compatibleWith: nil) == nil)
    }

    @Test("A UIImageAsset of the app returns the image that matches the traits best")
    func ownAssets() {
        let asset = UIImageAsset()
        let light = UIImage(systemName: "sun.max") ?? UIImage()
        let dark = UIImage(systemName: "moon") ?? UIImage()
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).cgImage === dark.cgImage)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)).cgImage === light.cgImage)
        asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).cgImage === light.cgImage)
    }
}
