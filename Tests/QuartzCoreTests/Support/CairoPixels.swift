import CGtk
import CoreGraphics
import Testing

@testable import QuartzCore

/// The pixels of Cairo drawings, 32 bits each.
@MainActor
enum CairoPixels {
    /// The pixels of a bitmap, transparent at first, after `draw` has drawn into its Cairo context.
    static func drawn(width: Int, height: Int, _ draw: (OpaquePointer) -> Void) throws -> [UInt32] {
        let store = try #require(PixelStore(width: width, height: height))
        let surface = cairo_image_surface_create_for_data(
            store.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, gint(width), gint(height), gint(store.bytesPerRow))
        let cairo = try #require(cairo_create(surface))
        draw(cairo)
        cairo_destroy(cairo)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        return (0..<height).flatMap { Array(store.row($0)) }
    }

    /// The largest difference between the components of corresponding pixels.
    static func difference(_ first: [UInt32], _ second: [UInt32]) -> Int {
        var most = 0
        for (a, b) in zip(first, second) {
            for shift: UInt32 in [0, 8, 16, 24] { most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
        }
        return most
    }
}
