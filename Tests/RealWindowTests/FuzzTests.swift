import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// A short version of `Scripts/fuzz`, which runs ten minutes under AddressSanitizer: damaged data from other programs give an error.
    @Suite struct Fuzzing {
        @Test(arguments: [1, 2]) func damagedDataDoNotCrash(seed: Int) async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-fuzz-\(UUID().uuidString)")
            let output = try await Subprocess.run(
                [try BuiltProduct.path(of: "TransferFuzz"), "--seconds", "4", "--seed", "\(seed)", "--keep", folder.path], timeout: 60)
            let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").filter { $0.contains(" inputs\t") }
            #expect(lines.count == 9)
            // Some data are damaged so little that they are valid, so the inner code is reached too.
            #expect(lines.allSatisfy { !$0.contains("\t0 of them") })
            try? FileManager.default.removeItem(at: folder)
        }
    }
}
