import Foundation
import Host

/// Data that the probe offers, as `MIME=WHAT` arguments. WHAT is a file, `@repeat:COUNT` (counted bytes), `@hang` (never responds) or `@break:COUNT` (fails
/// after COUNT bytes).
final class Offer: HostContent {
    let formats: [String]
    private let texts: [String: String]

    /// The size of a chunk, the same as that of UIKit's item providers.
    static let pieceSize = 1 << 18

    init(_ arguments: [String]) {
        let pairs = arguments.compactMap { argument -> (String, String)? in
            guard let end = argument.lastIndex(of: "=") else { return nil }
            return (String(argument[..<end]), String(argument[argument.index(after: end)...]))
        }
        formats = pairs.map(\.0)
        texts = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
        guard let answer = texts[format] else { throw HostContentError.noSuchFormat(format) }
        Probe.say("asked \(format)")
        if answer == "@hang" {
            try await Task.sleep(nanoseconds: .max / 2)
        } else if answer.hasPrefix("@"), let count = Int(answer.drop { $0 != ":" }.dropFirst()) {
            let piece = Data((0..<Self.pieceSize).map { UInt8(truncatingIfNeeded: $0) })
            var left = count
            while left > 0 {
                try await body(left < piece.count ? piece.prefix(left) : piece)
                left -= piece.count
            }
            if answer.hasPrefix("@break") { throw HostContentError.ownerFailed("it broke off") }
        } else {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: answer))
            defer { try? file.close() }
            while let piece = try file.read(upToCount: Self.pieceSize), !piece.isEmpty { try await body(piece) }
        }
        Probe.say("gave \(format)")
    }
}
