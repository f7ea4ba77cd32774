import Foundation
import Glibc

/// A separate X server, and the programs that run on it.
///
/// Points are pixels of its screen. ``stop()`` ends the server and all programs on it. Call it in a `defer`.
package final class XDisplay {
    /// The display's name, such as `:7`.
    package let name: String
    package let server: Subprocess
    package private(set) var programs: [Subprocess] = []
    /// The folder with the devices' sockets or the screen's memory; removed when the display stops.
    package let folder: URL?
    private let renderer: WindowRenderer

    private init(name: String, server: Subprocess, folder: URL? = nil, renderer: WindowRenderer = .cairo) {
        self.name = name
        self.server = server
        self.folder = folder
        self.renderer = renderer
    }

    /// Starts Xvfb, a server that draws into memory and has a mouse and a keyboard that programs can move.
    ///
    /// - Parameters:
    ///   - hasWindowManager: Without one (the default) windows are at 0, 0 without a frame and never get the keyboard.
    ///   - sharesMemory: If false, pixels are sent to the server, as to one on another machine.
    ///   - hasCompositor: Whether a compositor shows the windows, so that GTK draws them even with Cairo.
    package static func start(
        width: Int = 1280, height: Int = 800, hasWindowManager: Bool = false, sharesMemory: Bool = true, hasCompositor: Bool = false,
        renderer: WindowRenderer = .cairo
    ) async throws -> XDisplay {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (name, server) = try await startServer(
            ["Xvfb", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset", "-fbdir", folder.path]
                + (sharesMemory ? [] : ["-extension", "MIT-SHM"]))
        let display = XDisplay(name: name, server: server, folder: folder, renderer: renderer)
        if hasWindowManager { try await display.startWindowManager() }
        if hasCompositor { try await display.startCompositor() }
        return display
    }

    /// Starts Xorg with `configuration` on its dummy screen. `folder` is removed when the server stops.
    package static func start(configuration: URL, folder: URL) async throws -> XDisplay {
        let (name, server) = try await startServer([
            "Xorg", "-config", configuration.path, "-logfile", folder.appendingPathComponent("Xorg.log").path,
            "-noreset", "-novtswitch", "-sharevts", "-nolisten", "tcp",
        ])
        return XDisplay(name: name, server: server, folder: folder)
    }

    /// Starts a server. It chooses a free display number and reports the number through a pipe.
    private static func startServer(_ command: [String]) async throws -> (name: String, server: Subprocess) {
        let pipe = try PipeEnds(readsAtOnce: true)
        defer { close(pipe.reading) }
        let server: Subprocess
        do {
            defer { close(pipe.writing) }
            server = try Subprocess(command + ["-displayfd", "60"], descriptors: [(child: 60, own: pipe.writing)])
        }
        var received = ""
        let number = try await eventually("\(server.name) is ready", within: 30, about: [server]) { () -> String? in
            var buffer = [UInt8](repeating: 0, count: 32)
            let count = read(pipe.reading, &buffer, buffer.count)
            if count > 0 { received += String(decoding: buffer[..<count], as: UTF8.self) }
            return received.hasSuffix("\n") ? received.trimmingCharacters(in: .whitespacesAndNewlines) : nil
        }
        return (":" + number, server)
    }

    private func startWindowManager() async throws {
        let manager = try Subprocess(["openbox", "--sm-disable"], environment: environment)
        programs.append(manager)
        try await eventually("the window manager is there", about: [manager]) {
            let answer = try await Subprocess.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], environment: self.environment)
            return String(decoding: answer, as: UTF8.self).contains("window id")
        }
    }

    private func startCompositor() async throws {
        let compositor = try Subprocess(["xcompmgr"], environment: environment)
        programs.append(compositor)
        // `xcompmgr` prints nothing when it owns the screen, so there is no output to wait for.
        try await pause(0.5)
        guard compositor.isRunning else { throw HarnessError("The compositor ended: \(compositor.output)") }
    }

    /// The environment for programs on this display: no GPU, no desktop session, and the same on every machine.
    package var environment: [String: String?] {
        [
            "DISPLAY": name, "GDK_BACKEND": "x11", "WAYLAND_DISPLAY": nil, "BROADWAY_DISPLAY": nil,
            "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
            "DBUS_SESSION_BUS_ADDRESS": nil, "GDK_SCALE": nil, "GTK_THEME": nil,
            // Windows are restored to their last positions on this display, and not on the display of another test.
            "XDG_STATE_HOME": (folder ?? FileManager.default.temporaryDirectory).path,
        ].merging(renderer.environment) { $1 }
    }

    /// Starts an executable of this package on the display.
    package func launch(_ product: String, _ arguments: [String] = [], environment extra: [String: String?] = [:]) throws -> Subprocess {
        let program = try Subprocess(
            [try BuiltProduct.path(of: product)] + arguments, environment: environment.merging(extra) { $1 })
        programs.append(program)
        return program
    }

    /// Starts the probe for typing, and gives it the keyboard focus. Waits until its window is on the screen, because an earlier click would be lost.
    package func launchWordsDemo(environment extra: [String: String?] = [:]) async throws -> Subprocess {
        let probe = try launch("LoopProbe", ["words"], environment: extra)
        try await eventually("the probe is ready", within: 60, about: [probe]) { probe.output.contains("ready") }
        let field = CGPoint(x: 100, y: 40)
        try await picture("the field is drawn", within: 60) { $0[field] == Picture.Pixel(0xFFFFFF) ? true : nil }
        try await click(at: field)
        return probe
    }

    /// Waits for a program's first window, and returns its X identifier.
    package func window(of program: Subprocess) async throws -> String {
        try await eventually("\(program.name) shows a window", within: 60, about: [program]) {
            try await self.windows(of: program).first
        }
    }

    /// The identifiers of a program's visible windows.
    package func windows(of program: Subprocess) async throws -> [String] {
        // xdotool exits with status 1 if it finds no window.
        let search = try Subprocess(
            ["xdotool", "search", "--all", "--onlyvisible", "--pid", "\(program.processID)", "--name", "."], environment: environment)
        _ = try await search.waitForExit()
        return search.output.split(separator: "\n").map(String.init).filter { Int($0) != nil }
    }

    /// Runs xdotool, and returns its output.
    @discardableResult
    package func xdotool(_ arguments: String...) async throws -> String {
        let output = try await Subprocess.run(["xdotool"] + arguments, environment: environment)
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Moves the mouse.
    package func move(to point: CGPoint) async throws {
        try await xdotool("mousemove", "\(Int(point.x))", "\(Int(point.y))")
    }

    /// Clicks the mouse's primary button.
    package func click(at point: CGPoint) async throws {
        try await move(to: point)
        try await xdotool("click", "1")
    }

    /// Drags with the mouse's primary button, in steps of about 20 ms.
    package func drag(from start: CGPoint, to end: CGPoint, steps: Int = 20) async throws {
        try await press(at: start)
        try await dragOn(from: start, to: end, steps: steps)
        try await release()
    }

    /// Presses the mouse's primary button, and holds it.
    package func press(at point: CGPoint) async throws {
        try await move(to: point)
        try await pause(0.05)
        try await xdotool("mousedown", "1")
    }

    /// Moves the mouse with the button down.
    package func dragOn(from start: CGPoint, to end: CGPoint, steps: Int = 20) async throws {
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            try await move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            try await pause(0.015)
        }
    }

    /// Releases the mouse's primary button.
    package func release() async throws {
        try await xdotool("mouseup", "1")
    }

    /// A screenshot of the whole screen.
    package func screenshot() async throws -> Picture {
        try Picture(windowDump: await Subprocess.run(["xwd", "-root", "-silent"], environment: environment))
    }

    /// The content of the screen's memory, as a user would see it. ``screenshot()`` omits windows with a depth other than the screen's, such as the window of
    /// a drag's image.
    package func memory() throws -> Picture {
        guard let folder else { throw HarnessError("The server \(name) does not show its memory.") }
        return try Picture(windowDump: Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
    }

    /// Takes screenshots until `attempt` returns a value, and writes the last one to ``Picture/failures`` on a time-out.
    @discardableResult
    package func picture<Value>(
        _ what: String, within timeout: TimeInterval = 20, ofMemory: Bool = false, _ attempt: (Picture) throws -> Value?
    ) async throws -> Value {
        var last: Picture?
        do {
            return try await eventually(what, within: timeout, about: programs) {
                let picture = try ofMemory ? self.memory() : await self.screenshot()
                last = picture
                return try attempt(picture)
            }
        } catch {
            try? last?.keep(as: what)
            throw error
        }
    }

    /// Ends the programs and then the server.
    package func stop() {
        for program in programs.reversed() { program.stop() }
        programs = []
        server.stop()
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    deinit { stop() }
}
