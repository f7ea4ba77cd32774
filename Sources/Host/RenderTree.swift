/// An immutable render tree of a window's content, which the drawing module builds and the platform draws.
///
/// Only the modules that build and draw the tree use the type of ``root`` (with GTK a `LodestoneNode`). The tree may be retained, passed between threads and
/// drawn any number of times.
///
/// `@unchecked Sendable` is safe because the tree never changes and its reference count is atomic.
public final class RenderTree: @unchecked Sendable {
    /// The root node. It is valid while this object exists.
    public let root: OpaquePointer
    private let release: @Sendable (OpaquePointer) -> Void

    /// Takes over one reference to `root`. When the tree is deallocated, it calls `release` with `root`.
    public init(adopting root: OpaquePointer, release: @escaping @Sendable (OpaquePointer) -> Void) {
        self.root = root
        self.release = release
    }

    deinit {
        release(root)
    }
}
