/// An immutable render tree of a window's content, which the drawing module builds and the platform draws.
///
/// The modules that build and draw it know the type of ``root`` (with GTK a `LodestoneNode`); to all others it is opaque. It may be
/// retained, passed between threads and drawn any number of times.
///
/// `@unchecked Sendable` is safe because the tree never changes and its reference count is atomic.
public final class RenderTree: @unchecked Sendable {
    /// The root node, valid as long as this object exists.
    public let root: OpaquePointer
    private let release: @Sendable (OpaquePointer) -> Void

    /// Whether images become textures in new render trees, for renderers that cache these on the GPU or in a browser. For Cairo, GTK copies
    /// a texture each time it is drawn, and converts it per pixel before 4.10 (14 ns a pixel with 4.8; 2 ns from memory).
    @MainActor public static var takesTextures = false

    /// Takes over one reference to `root`, which `release` releases in the end.
    public init(adopting root: OpaquePointer, release: @escaping @Sendable (OpaquePointer) -> Void) {
        self.root = root
        self.release = release
    }

    deinit {
        release(root)
    }
}
