import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// A short version of `Scripts/fuzz`, which runs for ten minutes under AddressSanitizer. Damaged data from other programs cause errors, not crashes.
    @Suite struct Fuzzing {
        @Test(arguments: [1, 2]) func damagedDataDoNotCrash(seed: Int) async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-fuzz-\(UUID().uuidString)")
            let output = try await Subprocess.run(
                [try BuiltProduct.path(of: "TransferFuzz"), "--seconds", "4", "--seed", "\(seed)", "--keep", folder.path], timeout: 60)
            let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").filter { $0.contains(" inputs\t") }
            #expect(lines.count == 10)
            // Some damaged data are still valid, so the code behind the format checks runs too.
            #expect(lines.allSatisfy { !$0.contains("\t0 of them") })
            try? FileManager.default.removeItem(at: folder)
        }
    }
}
