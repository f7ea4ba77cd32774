import Testing
import os.log
import os.signpost

@Suite("Submodules of os")
struct SubmoduleTests {
    @Test("Importing a submodule of os imports the whole module")
    func submodules() {
        let log = OSLog(subsystem: "com.example", category: "tests")
        #expect(os.Logger(log).isEnabled(type: .fault) && !OSSignposter(logHandle: .disabled).isEnabled)
    }
}
