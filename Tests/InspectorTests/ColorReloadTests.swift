#if DEBUG
    import Foundation
    import Testing
    import UIKitTesting

    @testable import Inspector

    @MainActor
    @Suite("Colour sets that reload")
    final class ColorReloadTests {
        private let host = TestHost(size: CGSize(width: 200, height: 200), scale: 1)
        private let root: String
        private var catalog: String { root + "/Test.bundle/Colors.xcassets" }
        private var file: String { catalog + "/Paint.colorset/Contents.json" }
        private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        init() throws {
            root = NSTemporaryDirectory() + "colors-" + UUID().uuidString
            try FileManager.default.createDirectory(
                atPath: root + "/Test.bundle/Colors.xcassets/Paint.colorset", withIntermediateDirectories: true)
            try write(red: "0xFF", to: file)
            let bundle = try #require(Bundle(path: root + "/Test.bundle"))
            box.backgroundColor = try #require(UIColor(named: "Paint", in: bundle, compatibleWith: nil))
            host.window.addSubview(box)
            host.advance(by: 0.1)
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }

        private func write(red: String, to path: String) throws {
            let color = #"{"color-space":"srgb","components":{"red":"\#(red)","green":"0x00","blue":"0x00","alpha":"1.000"}}"#
            let text = #"{"colors":[{"idiom":"universal","color":\#(color)}],"info":{"author":"xcode","version":1}}"#
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }

        private func makeReload(sources: [String] = []) -> DocumentReloader {
            host.enter { DocumentReloader(platform: UIApplication.shared.hostPlatform, folders: [root + "/Test.bundle"], sources: sources) }
        }

        /// The red component of the box in the window.
        private var red: UInt32 { host.snapshot().pixel(x: 50, y: 50) >> 16 & 0xFF }

        @Test("A view shows the new colour in the next frame after the set has changed")
        func changes() throws {
            let reload = makeReload()
            #expect(red == 0xFF)
            try write(red: "0x80", to: file)
            reload.fileDidChange(file)
            host.advance(by: 0.1)
            #expect(red == 0x80)
        }

        @Test("A set that cannot be read, or has no colour, changes nothing")
        func malformed() throws {
            let reload = makeReload()
            for text in ["{ \"colors\": [", "{\"colors\":[]}", "", "[]", "{\"colors\":[{\"color\":{\"components\":{\"red\":\"x\"}}}]}"] {
                try Data(text.utf8).write(to: URL(fileURLWithPath: file))
                reload.fileDidChange(file)
                host.advance(by: 0.1)
                #expect(red == 0xFF)
            }
        }

        @Test("A set in a folder of the sources replaces the program's set with the same path")
        func sources() throws {
            let folder = root + "/Sources/App/Colors.xcassets/Paint.colorset"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try write(red: "0x40", to: folder + "/Contents.json")
            let reload = makeReload(sources: [root + "/Sources"])
            reload.fileDidChange(folder + "/Contents.json")
            host.advance(by: 0.1)
            #expect(red == 0x40)
        }

        @Test("Saving the file is noticed, also if an editor replaces it")
        func watches() async throws {
            let reload = makeReload()
            for (value, expected) in [("0x20", UInt32(0x20)), ("0x60", 0x60)] {
                let temporary = root + "/new.json"
                try write(red: value, to: temporary)
                try FileManager.default.removeItem(atPath: file)
                try FileManager.default.moveItem(atPath: temporary, toPath: file)
                for _ in 0..<200 where red != expected {
                    try await Task.sleep(for: .milliseconds(10))
                    host.advance(by: 0.1)
                }
                #expect(red == expected)
            }
            withExtendedLifetime(reload) {}
        }
    }
#endif
