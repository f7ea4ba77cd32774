import CGtk
import Foundation
import Host

/// What another program offers: on the clipboard, or in a drag.
final class GtkRemoteContent: HostContent {
    let formats: [String]
    private let reads: PendingReads
    private let open: @MainActor (String) async throws -> any IncomingStream

    /// `open` asks the other program for one of the formats.
    init(formats: [String], reads: PendingReads, open: @escaping @MainActor (String) async throws -> any IncomingStream) {
        self.formats = formats
        self.reads = reads
        self.open = open
    }

    func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
        // Some programs hand over whatever they hold for a type that they never offered.
        guard formats.contains(format) else { throw HostContentError.noSuchFormat(format) }
        let stream = try await reads.opening { try await open(format) }
        while let piece = try await stream.next() {
            try Task.checkCancellation()
            try await body(piece)
        }
    }
}

/// Text as every program should offer it.
private let text = "text/plain;charset=utf-8"

/// X11's own name for the same.
private let textTarget = "UTF8_STRING"

/// What to ask an X11 program for, to get a MIME type.
func targets(for format: String) -> [String] {
    format == text ? [text, textTarget] : [format]
}

/// The MIME types among `formats`, the best first, without X11's own names for targets but that of text.
@MainActor
func mimeTypes(of formats: OpaquePointer?) -> [String] {
    guard let formats else { return [] }
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    let all = (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    return all.contains(text) ? all.filter { $0.contains("/") } : all.map { $0 == textTarget ? text : $0 }.filter { $0.contains("/") }
}

/// Calls `body` with the list of one MIME type that GDK asks for.
@MainActor
func withMimeTypes(_ format: String, _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
    format.withCString { name in
        var list: [UnsafePointer<CChar>?] = [name, nil]
        list.withUnsafeMutableBufferPointer { buffer in
            if let start = buffer.baseAddress { body(start) }
        }
    }
}
