import Foundation
import QuartzCore
import UIKitTesting

/// Draws scenes with GSK's GL renderer and with Cairo, for a test that compares the images.
///
///     GLProbe FOLDER [NAME…]     writes FOLDER/gl/NAME.png and FOLDER/cairo/NAME.png, for all scenes by default
///
/// Prints a line for each scene: "drawn", its name, and how its edges may differ.
@main
@MainActor
enum GLProbe {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let path = arguments.first else {
            print("usage: GLProbe FOLDER [NAME…]")
            exit(2)
        }
        let names = Set(arguments.dropFirst())
        let folders = ["gl", "cairo"].map { URL(fileURLWithPath: path).appendingPathComponent($0) }
        for folder in folders { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        let drawing = try GLDrawing()
        for scene in GLScene.all where names.isEmpty || names.contains(scene.name) {
            let host = TestHost(size: scene.size, scale: scene.scale)
            host.isDark = scene.isDark
            host.window.backgroundColor = scene.isDark ? .black : .white
            scene.build(host)
            host.advance(by: 2)
            let (tree, size, scale) = host.presentation
            let area = CGRect(origin: .zero, size: size)
            guard let tree, let picture = drawing.image(of: tree, in: area, scale: scale), let expected = tree.image(in: area, scale: scale)
            else {
                print("failed \(scene.name)")
                exit(1)
            }
            for (image, folder) in zip([picture, expected], folders) {
                try UIImage(cgImage: image).pngData()?.write(to: folder.appendingPathComponent("\(scene.name).png"))
            }
            print("drawn \(scene.name) \(scene.edges)")
        }
    }
}
