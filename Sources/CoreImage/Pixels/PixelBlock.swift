/// The pixels of a rectangle: red, green, blue and alpha as premultiplied numbers in the working space. The first row is the lowest one.
struct PixelBlock: Sendable {
    let rect: PixelRect
    var values: [SIMD4<Float>]

    /// Creates a block with one value.
    init(_ rect: PixelRect, filledWith value: SIMD4<Float> = .zero) {
        self.rect = rect
        values = Array(repeating: value, count: rect.count)
    }

    /// Creates a block and passes its memory to `body`.
    init(_ rect: PixelRect, _ body: (UnsafeMutableBufferPointer<SIMD4<Float>>) -> Void) {
        self.rect = rect
        let count = rect.count
        values = Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            let memory = UnsafeMutableBufferPointer(rebasing: buffer[0..<count])
            memory.initialize(repeating: .zero)
            body(memory)
            initialized = count
        }
    }

    /// The index of the pixel with its lower left corner at (x, y).
    func index(_ x: Int, _ y: Int) -> Int { (y - rect.minY) * rect.width + x - rect.minX }

    /// A part of the block. Pixels outside of the block are transparent.
    func part(_ wanted: PixelRect) -> PixelBlock {
        if wanted == rect { return self }
        let shared = wanted.intersection(rect)
        return PixelBlock(wanted) { target in
            values.withUnsafeBufferPointer { source in
                for y in shared.minY..<shared.maxY where shared.width > 0 {
                    let from = index(shared.minX, y)
                    let to = (y - wanted.minY) * wanted.width + shared.minX - wanted.minX
                    for x in 0..<shared.width { target[to + x] = source[from + x] }
                }
            }
        }
    }

    /// Changes each pixel.
    mutating func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
        values.withUnsafeMutableBufferPointer { buffer in
            for index in buffer.indices { buffer[index] = change(buffer[index]) }
        }
    }
}
