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

    /// Takes over one reference to `root`, which `release` releases in the end.
    public init(adopting root: OpaquePointer, release: @escaping @Sendable (OpaquePointer) -> Void) {
        self.root = root
        self.release = release
    }

    deinit {
        release(root)
    }
}
