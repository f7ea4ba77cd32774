/// An immutable picture of a window's content, as the drawing module built it and the platform draws it.
///
/// The modules that make and read it agree on what ``root`` points to (with GTK: a `LodestoneNode`); to the modules between them,
/// and to this module, it is opaque. It may be kept, passed between threads and drawn any number of times.
///
/// `@unchecked Sendable` is safe because what `root` points to never changes and its reference count is atomic.
public final class RenderTree: @unchecked Sendable {
    /// The root of the picture, valid as long as this object lives.
    public let root: OpaquePointer
    private let release: @Sendable (OpaquePointer) -> Void

    /// Whether images are textures in the pictures that are made from now on: for renderers that keep those, on the graphics card or in a
    /// browser. Cairo draws them from memory: of a texture GTK makes a copy each time that it is drawn, and converts it pixel by pixel
    /// before 4.10 (14 ns a pixel with 4.8; from memory it is 2).
    @MainActor public static var takesTextures = false

    /// Takes over one reference to `root`, which `release` gives back when the tree is no longer needed.
    public init(adopting root: OpaquePointer, release: @escaping @Sendable (OpaquePointer) -> Void) {
        self.root = root
        self.release = release
    }

    deinit {
        release(root)
    }
}
