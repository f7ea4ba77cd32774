import Foundation
import Glibc
import Testing
import WindowTestSupport

extension RealWindow {
    /// The README's commands that no other suite runs.
    @Suite struct Scripts {
        private let noDisplay: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]

        private func script(_ name: String) -> String {
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Scripts/\(name)").standardized.path
        }

        @Test func setupDoesNothingIfEverythingIsInstalled() async throws {
            // If a package is missing, the test fails and installs nothing: an installation could be interrupted in the middle.
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("setup-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for tool in ["apt-get", "dpkg", "snap"] {
                let stand = folder.appendingPathComponent(tool)
                try Data("#!/bin/sh\necho \"\(tool) $*\"\nexit 1\n".utf8).write(to: stand)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: stand.path)
            }
            let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
            let output = try await Subprocess.run([script("setup")], environment: ["PATH": path])
            #expect(output.isEmpty)
        }

        @Test func appRunsInTheDisplay() async throws {
            let output = try await Subprocess.run([script("open-app"), "printenv", "DISPLAY"], environment: ["DISPLAY": ":77"])
            #expect(String(decoding: output, as: UTF8.self) == ":77\n")
        }

        @Test func appWithoutADisplayIsShownInABrowser() async throws {
            let app = try Subprocess([script("open-app"), "sh", "-c", "echo $GDK_BACKEND; exec sleep 60"], environment: noDisplay)
            let address = try await eventually("the address is printed", about: [app]) { () -> URL? in
                guard let start = app.output.range(of: "http://"), app.output.contains("broadway") else { return nil }
                return URL(string: String(app.output[start.lowerBound...].prefix { !$0.isWhitespace }))
            }
            let page = try await Subprocess.run(["bash", "-c", request(for: address)])
            #expect(String(decoding: page, as: UTF8.self).contains("broadway"))

            app.send(SIGINT)
            #expect(try await app.waitForExit() == 130)
            try await eventually("the browser server has exited") {
                try await Subprocess(["bash", "-c", self.request(for: address)]).waitForExit() != 0
            }
        }

        @Test func browserServerEndsWithTheApp() async throws {
            let app = try Subprocess([script("open-app"), "sh", "-c", "exit 7"], environment: noDisplay)
            #expect(try await app.waitForExit() == 7)
            #expect(kill(-app.processID, 0) == -1)
        }

        /// A shell command that requests a page from a server on this machine.
        private func request(for address: URL) -> String {
            "exec 3<>/dev/tcp/127.0.0.1/\(address.port ?? 0) && printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3 && head -c 500 <&3"
        }
    }
}
