import Foundation

/// The icon of an app in the folders of the hicolor theme.
struct IconTheme {
    static let sizes = [16, 24, 32, 48, 64, 128, 256, 512]

    let identifier: String
    let images: [URL]

    /// Writes the icon in each size, and the SVG. gdk-pixbuf scales the images. Without gdk-pixbuf only existing sizes are written.
    ///
    /// - Throws: ``PackagingError/missingFile(_:remedy:)`` if no image can be used.
    func write(to tree: FileTree, below folder: String) throws {
        let vector = images.first { $0.pathExtension.lowercased() == "svg" }
        var sized: [Int: URL] = [:]
        for image in images where image.pathExtension.lowercased() == "png" {
            // Excludes the variants for the dark appearance, since a desktop shows one icon.
            let name = image.lastPathComponent.lowercased()
            guard let size = Self.size(of: image), !name.contains("dark"), !name.contains("tinted") else { continue }
            sized[size] = sized[size] ?? image
        }
        let scaler = PixelScaler()
        var isWritten = false
        for size in Self.sizes {
            let path = "\(folder)/\(size)x\(size)/apps/\(identifier).png"
            if let exact = sized[size] {
                try tree.copy(exact, to: path)
                isWritten = true
                continue
            }
            // Uses a larger image, or else the vector image, since enlarging a smaller image blurs it.
            let larger = sized.filter { $0.key > size }.min { $0.key < $1.key }?.value
            guard let scaler, let source = larger ?? vector else { continue }
            try tree.write(Data(), to: path)
            if scaler.write(source, pixels: size, to: tree.root.appendingPathComponent(path)) {
                isWritten = true
            } else {
                try FileManager.default.removeItem(at: tree.root.appendingPathComponent("\(folder)/\(size)x\(size)"))
            }
        }
        if let vector {
            try tree.copy(vector, to: "\(folder)/scalable/apps/\(identifier).svg")
            isWritten = true
        }
        guard isWritten else {
            throw PackagingError.missingFile("usable icon", remedy: "Add a square PNG of 512 or 1024 pixels, or an SVG, to the icon's set.")
        }
    }

    /// The side of a square PNG, from its header. Nil for other images.
    static func size(of image: URL) -> Int? {
        guard let data = try? Data(contentsOf: image, options: .alwaysMapped), data.count > 24,
            [UInt8](data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        else { return nil }
        func number(_ offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        return number(16) == number(20) ? number(16) : nil
    }
}
