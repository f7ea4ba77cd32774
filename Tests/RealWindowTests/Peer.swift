import Foundation
import WindowTestSupport

/// Another program, written for the tests with another toolkit (`Peers/peer_gtk.c` and `Peers/peer_qt.cpp` describe it).
enum Peer: String, CaseIterable, Sendable {
    case gtk, qt

    /// The path of the compiled program. Each run of the tests compiles it once.
    var path: String {
        get async throws {
            switch self {
            case .gtk: try await PeerCompiler.shared.path(of: "peer_gtk.c", compiler: ["cc"], packages: ["gtk4"])
            case .qt:
                try await PeerCompiler.shared.path(
                    of: "peer_qt.cpp", compiler: ["c++", "-std=c++17", "-fPIC"], packages: ["Qt6Widgets"])
            }
        }
    }
}

/// A file that a peer or a probe sends, and the hash that they print of the received data (FNV-1a).
struct SampleFile {
    let url: URL
    let data: Data

    /// Writes `data` to a file that every user can read.
    init(_ data: Data) throws {
        self.data = data
        url = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-sample-\(UUID().uuidString)")
        try data.write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url.path)
    }

    func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    /// The line that a program prints when it has received all of the data.
    func line(_ format: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return "received \(format) \(data.count) \(String(repeating: "0", count: 16 - digits.count))\(digits)"
    }
}
