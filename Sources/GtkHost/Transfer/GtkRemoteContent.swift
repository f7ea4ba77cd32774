import CGtk
import Foundation
import Host

/// Content of another program, on the clipboard or in a drag.
final class GtkRemoteContent: HostContent {
    let formats: [String]
    private let reads: PendingReads
    private let open: @MainActor (String) async throws -> any IncomingStream

    /// Creates content. `open` requests one of the formats from the other program.
    init(formats: [String], reads: PendingReads, open: @escaping @MainActor (String) async throws -> any IncomingStream) {
        self.formats = formats
        self.reads = reads
        self.open = open
    }

    func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
        // Refuses other types, because some programs send arbitrary data for a type that they never offered.
        guard formats.contains(format) else { throw HostContentError.noSuchFormat(format) }
        let stream = try await reads.opening { try await open(format) }
        while let piece = try await stream.next() {
            try Task.checkCancellation()
            try await body(piece)
        }
    }
}

/// The standard MIME type of text.
private let text = "text/plain;charset=utf-8"

/// X11's target name for UTF-8 text.
private let textTarget = "UTF8_STRING"

/// The X11 targets for a MIME type.
func targets(for format: String) -> [String] {
    format == text ? [text, textTarget] : [format]
}

/// The MIME types among `formats`, in order of preference, without X11's other target names.
@MainActor
func mimeTypes(of formats: OpaquePointer?) -> [String] {
    guard let formats else { return [] }
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    let all = (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    return all.contains(text) ? all.filter { $0.contains("/") } : all.map { $0 == textTarget ? text : $0 }.filter { $0.contains("/") }
}

/// Calls `body` with a list that contains one MIME type, because GDK requires a list.
@MainActor
func withMimeTypes(_ format: String, _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
    format.withCString { name in
        var list: [UnsafePointer<CChar>?] = [name, nil]
        list.withUnsafeMutableBufferPointer { buffer in
            if let start = buffer.baseAddress { body(start) }
        }
    }
}
