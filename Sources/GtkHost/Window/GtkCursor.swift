import CGtk
import Foundation
import Host

/// A pointer image as a GDK cursor.
@MainActor
final class GtkCursor {
    let pointer: OpaquePointer

    /// Returns nil for an image without pixels.
    init?(_ picture: HostCursorPicture) {
        guard picture.width > 0, picture.height > 0, picture.pixels.count == picture.width * picture.height * 4 else { return nil }
        let bytes = picture.pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard
            let texture = gdk_memory_texture_new(
                gint(picture.width), gint(picture.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(picture.width * 4))
        else { return nil }
        defer { g_object_unref(gpointer(texture)) }
        guard let cursor = gdk_cursor_new_from_texture(texture, gint(picture.hotSpot.x), gint(picture.hotSpot.y), nil) else { return nil }
        pointer = cursor
    }

    isolated deinit {
        // A widget that shows the cursor retains it, so this reference can be released.
        g_object_unref(gpointer(pointer))
    }
}
