import Foundation

/// A file format, detected by its signature.
enum ImageFormat: String, Sendable, CaseIterable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case tiff = "public.tiff"
    case bmp = "com.microsoft.bmp"
    case ico = "com.microsoft.ico"
    case webP = "org.webmproject.webp"
    case heic = "public.heic"
    case avif = "public.avif"

    /// The format of data; nil if no signature matches.
    init?(_ reader: ByteReader) {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        if reader.bytes(at: 0, 8)?.elementsEqual(png) == true {
            self = .png
        } else if reader.bytes(at: 0, 3)?.elementsEqual([0xFF, 0xD8, 0xFF]) == true {
            self = .jpeg
        } else if reader.hasText("GIF87a", at: 0) || reader.hasText("GIF89a", at: 0) {
            self = .gif
        } else if reader.hasText("II*\0", at: 0) || reader.hasText("MM\0*", at: 0) {
            self = .tiff
        } else if reader.hasText("BM", at: 0) {
            self = .bmp
        } else if reader.hasText("\0\0\u{1}\0", at: 0) {
            self = .ico
        } else if reader.hasText("RIFF", at: 0), reader.hasText("WEBP", at: 8) {
            self = .webP
        } else if reader.hasText("ftyp", at: 4) {
            if ["avif", "avis"].contains(where: { reader.hasText($0, at: 8) }) {
                self = .avif
            } else if ["heic", "heix", "hevc", "mif1", "msf1"].contains(where: { reader.hasText($0, at: 8) }) {
                self = .heic
            } else {
                return nil
            }
        } else {
            return nil
        }
    }
}
