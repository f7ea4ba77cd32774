/// The byte layout of a pixel.
struct PixelLayout {
    /// The byte index of each component; nil if the pixel lacks it.
    var red: Int?
    var green: Int?
    var blue: Int?
    var alpha: Int?
    var gray: Int?
    var bytesPerPixel: Int
    var isPremultiplied = true

    /// Creates the layout for `bitmapInfo`. Returns nil if it is not supported.
    init?(bitmapInfo: CGBitmapInfo, space: CGColorSpace, bitsPerPixel: Int? = nil) {
        guard !bitmapInfo.contains(.floatComponents) else { return nil }
        let order = bitmapInfo.intersection(.byteOrderMask)
        guard order.isEmpty || order == .byteOrder32Big || order == .byteOrder32Little else { return nil }
        let info = bitmapInfo.alphaInfo
        if info == .alphaOnly {
            self.init(alpha: 0, bytesPerPixel: 1)
            return
        }
        if space.model == .monochrome {
            guard info == .none else { return nil }
            self.init(gray: 0, bytesPerPixel: 1)
            return
        }
        if info == .none {
            guard bitsPerPixel == 24 else { return nil }
            self.init(red: 0, green: 1, blue: 2, bytesPerPixel: 3)
            return
        }
        let isFirst = info == .premultipliedFirst || info == .first || info == .noneSkipFirst
        let hasAlpha = info != .noneSkipFirst && info != .noneSkipLast
        // Converts a component's index in the format's name to a byte offset. In little-endian memory the order is reversed.
        func offset(_ index: Int) -> Int { bitmapInfo.isLittleEndian ? 3 - index : index }
        let first = isFirst ? 1 : 0
        self.init(
            red: offset(first), green: offset(first + 1), blue: offset(first + 2), alpha: hasAlpha ? offset(isFirst ? 0 : 3) : nil,
            bytesPerPixel: 4, isPremultiplied: info != .first && info != .last)
    }

    private init(
        red: Int? = nil, green: Int? = nil, blue: Int? = nil, alpha: Int? = nil, gray: Int? = nil, bytesPerPixel: Int,
        isPremultiplied: Bool = true
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.gray = gray
        self.bytesPerPixel = bytesPerPixel
        self.isPremultiplied = isPremultiplied
    }

    /// Whether ``PixelStore`` uses this layout: BGRA in memory.
    var isNative: Bool { bytesPerPixel == 4 && blue == 0 && green == 1 && red == 2 && isPremultiplied }

    /// Converts the pixel at `bytes` to the store's format.
    func read(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        if let gray {
            let value = UInt32(bytes[gray])
            return 0xFF00_0000 | value << 16 | value << 8 | value
        }
        let coverage = alpha.map { UInt32(bytes[$0]) } ?? 255
        func component(_ index: Int?) -> UInt32 {
            guard let index else { return 0 }
            let value = UInt32(bytes[index])
            return isPremultiplied ? min(value, coverage) : (value * coverage + 127) / 255
        }
        return coverage << 24 | component(red) << 16 | component(green) << 8 | component(blue)
    }

    /// Writes a pixel of the store to `bytes`.
    func write(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
        let coverage = pixel >> 24
        func component(_ shift: UInt32) -> UInt8 {
            let value = (pixel >> shift) & 0xFF
            guard !isPremultiplied, coverage > 0 else { return UInt8(value) }
            return UInt8(min(255, (value * 255 + coverage / 2) / coverage))
        }
        if let gray {
            // The pixel's luma over black (Rec. 709).
            let luma = (Int(component(16)) * 13933 + Int(component(8)) * 46871 + Int(component(0)) * 4732 + 32768) >> 16
            bytes[gray] = UInt8(luma)
            return
        }
        if let red { bytes[red] = component(16) }
        if let green { bytes[green] = component(8) }
        if let blue { bytes[blue] = component(0) }
        if let alpha { bytes[alpha] = UInt8(coverage) }
    }
}

/// A caller's bitmap in a pixel layout that Cairo does not support. A pixel store has the same content in Cairo's layout.
final class CallerBitmap {
    let memory: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let layout: PixelLayout
    private let isOwned: Bool

    /// Uses `memory`, or allocates memory if it is nil.
    init(memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.layout = layout
        if let memory {
            self.memory = memory
            isOwned = false
        } else {
            self.memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
            memset(self.memory, 0, bytesPerRow * height)
            isOwned = true
        }
    }

    deinit {
        if isOwned { memory.deallocate() }
    }

    /// Copies the caller's pixels into `store`.
    func read(into store: PixelStore) {
        for y in 0..<height {
            let bytes = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let row = store.row(y)
            for x in 0..<width { row[x] = layout.read(bytes + x * layout.bytesPerPixel) }
        }
    }

    /// Copies `store`'s pixels to the caller's memory.
    func write(from store: PixelStore) {
        for y in 0..<height {
            let bytes = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let row = store.row(y)
            for x in 0..<width { layout.write(row[x], to: bytes + x * layout.bytesPerPixel) }
        }
    }
}
