import Foundation
import Glibc

/// A program that a test started, in a separate process group. ``output`` contains everything that the program prints.
///
/// ``stop()`` and the deallocation of this object end the program. If the test process ends before, ``Reaper`` ends the program.
package final class Subprocess {
    package let name: String
    package let processID: pid_t
    private let log: URL
    private var status: Int32?
    private var isStopped = false

    /// Starts `command`, whose first word is a path or is looked up in `PATH`.
    ///
    /// - Parameters:
    ///   - environment: Added to the test's own; nil removes a variable.
    ///   - descriptors: Pairs of a descriptor number in the program and the test's descriptor for it.
    package init(_ command: [String], environment: [String: String?] = [:], descriptors: [(child: Int32, own: Int32)] = []) throws {
        name = URL(fileURLWithPath: command[0]).lastPathComponent
        log = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-\(name)-\(UUID().uuidString).log")

        var variables = ProcessInfo.processInfo.environment
        for (key, value) in environment { variables[key] = value }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, log.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // Copies the descriptors to high numbers first, since a descriptor's number in the test may be another descriptor's number in the program.
        let copies = descriptors.map { fcntl($0.own, F_DUPFD_CLOEXEC, 200) }
        defer { copies.forEach { close($0) } }
        for (copy, descriptor) in zip(copies, descriptors) { posix_spawn_file_actions_adddup2(&actions, copy, descriptor.child) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The test runner may block or ignore signals, which a child would inherit.
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + settings).forEach { free($0) } }
        var process = pid_t()
        let failure = posix_spawnp(&process, command[0], &actions, &attributes, &arguments, &settings)
        guard failure == 0 else {
            try? FileManager.default.removeItem(at: log)
            throw XCUIError(
                description: "\(command[0]) does not start: \(String(cString: strerror(failure))).")
        }
        processID = process
        Reaper.shared.watch(process)
        Self.removeAtEnd(log)
    }

    /// The shell script that ends the programs. It reads a command in each line. `kill -KILL -- -1` is an error in dash.
    package static let reaperScript = """
        watched=" "
        files=
        while read -r verb group; do
            case $verb in
                watch) watched="$watched$group " ;;
                forget) case $watched in *" $group "*) watched="${watched%% $group *} ${watched#* $group }" ;; esac ;;
                remove) files="$files$group
        " ;;
            esac
        done
        for group in $watched; do kill -s KILL -- "-$group" 2>/dev/null; done
        printf %s "$files" | while read -r file; do rm -rf -- "$file"; done
        """

    /// Removes a file or a folder after the test process has ended and the programs were ended.
    package static func removeAtEnd(_ url: URL) { Reaper.shared.remove(url) }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: log)
    }

    /// Everything that the process has printed so far.
    package var output: String {
        (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The process's output, as bytes.
    package var outputData: Data {
        (try? Data(contentsOf: log)) ?? Data()
    }

    /// The exit status, or the negative number of the signal that ended it; nil while it runs.
    package var exitStatus: Int32? {
        if let status { return status }
        var raw: Int32 = 0
        guard waitpid(processID, &raw, WNOHANG) == processID else { return nil }
        let signal = raw & 0x7f
        status = signal == 0 ? (raw >> 8) & 0xff : -signal
        return status
    }

    package var isRunning: Bool { exitStatus == nil }

    /// Sends a signal to the process.
    package func send(_ signal: Int32) {
        if isRunning { kill(processID, signal) }
    }

    /// Ends the program and all programs that it started: first with a request, and then with SIGKILL.
    package func stop() {
        guard !isStopped else { return }
        isStopped = true
        let deadline = Date(timeIntervalSinceNow: 2)
        if isRunning {
            kill(-processID, SIGTERM)
            while isRunning, Date() < deadline { usleep(5_000) }
        }
        kill(-processID, SIGKILL)
        while isRunning { usleep(1_000) }
        Reaper.shared.forget(processID)
    }
}

/// Ends the tests' programs if the test process ends without ending them: after a crash, a debugger's kill, or a CI time-out.
///
/// Also removes their files. The reaper is a shell that reads the process groups from a pipe. The pipe's other end closes when the test process ends.
private final class Reaper: Sendable {
    static let shared = Reaper()
    private let pipe: Int32?

    private init() {
        guard let ends = try? PipeEnds() else {
            pipe = nil
            return
        }
        pipe = ends.writing
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends.reading, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(Subprocess.reaperScript), nil]
        var process = pid_t()
        posix_spawnp(&process, "sh", &actions, &attributes, &arguments, environ)
        arguments.forEach { free($0) }
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
        close(ends.reading)
    }

    func watch(_ group: pid_t) { sendCommand("watch \(group)\n") }
    func forget(_ group: pid_t) { sendCommand("forget \(group)\n") }
    func remove(_ url: URL) { sendCommand("remove \(url.path)\n") }

    private func sendCommand(_ line: String) {
        if let pipe { _ = line.withCString { write(pipe, $0, strlen($0)) } }
    }
}
