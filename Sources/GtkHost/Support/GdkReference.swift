import CGtk

/// A strong reference to a GDK object.
@MainActor
final class GdkReference {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
        g_object_ref(UnsafeMutableRawPointer(pointer))
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
