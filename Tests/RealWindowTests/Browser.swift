import Foundation
import Glibc
import Host
import WindowTestSupport

/// A headless Chromium with one page, driven through the DevTools protocol.
///
/// The protocol uses a pipe (`--remote-debugging-pipe`): messages are JSON, each ends with a zero byte.
final class Browser {
    /// The parameters of a command or an event.
    typealias Message = [String: Any]

    let process: Subprocess
    private let profile: URL
    private let commands: Int32
    private let responses: Int32
    private var received: [UInt8] = []
    private var lastIdentifier = 0
    private var session: String?

    /// Starts the browser that the variable `CHROMIUM` names, or the first one that is installed.
    init(width: Int = 1280, height: Int = 800) throws {
        let toBrowser = try PipeEnds()
        let fromBrowser = try PipeEnds(readsAtOnce: true)
        profile = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-browser-\(UUID().uuidString)")
        defer {
            close(toBrowser.reading)
            close(fromBrowser.writing)
        }
        commands = toBrowser.writing
        responses = fromBrowser.reading
        process = try Subprocess(
            [
                try Browser.program(), "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
                // The page is trusted, and containers do not allow a sandbox.
                "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
                "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
                "--force-device-scale-factor=1", "--window-size=\(width),\(height)", "about:blank",
            ],
            environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil],
            descriptors: [(child: 3, own: toBrowser.reading), (child: 4, own: fromBrowser.writing)])
    }

    deinit { stop() }

    func stop() {
        process.stop()
        close(commands)
        close(responses)
        try? FileManager.default.removeItem(at: profile)
    }

    private static func program() throws -> String {
        let names = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"]
        let environment = ProcessInfo.processInfo.environment
        if let chosen = environment["CHROMIUM"] { return chosen }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        for name in names {
            for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") { return "\(folder)/\(name)" }
        }
        throw HarnessError("There is no Chromium or Google Chrome in PATH. Scripts/setup installs one.")
    }

    /// Opens `address` in a page of `width` × `height` pixels with touch input.
    func open(_ address: String, width: Int = 1280, height: Int = 800) async throws {
        let target = try await command("Target.createTarget", ["url": "about:blank"])
        let attached = try await command("Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        try await command(
            "Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        try await command("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
        try await command("Page.navigate", ["url": address])
        try await eventually("the page \(address) has loaded", about: [process]) {
            try await self.evaluate("document.readyState == 'complete' && location.href != 'about:blank'") as? Bool == true
        }
        // Without this style, the browser scrolls by itself if the page responds slowly, and the page does not get the end of the touch.
        try await evaluate("document.documentElement.style.touchAction = document.body.style.touchAction = 'none'")
    }

    /// The value of a JavaScript expression.
    @discardableResult
    func evaluate(_ expression: String) async throws -> Any? {
        let response = try await command("Runtime.evaluate", ["expression": expression, "returnByValue": true])
        return (response["result"] as? Message)?["value"]
    }

    /// A screenshot of the page.
    func screenshot() async throws -> Picture {
        let response = try await command("Page.captureScreenshot", ["format": "png"])
        guard let text = response["data"] as? String, let data = Data(base64Encoded: text) else {
            throw HarnessError("The browser took no picture: \(response)")
        }
        return try Picture(png: data)
    }

    /// Takes screenshots until `attempt` returns a value, and writes the last one to ``Picture/failures`` on a time-out.
    @discardableResult
    func picture<Value>(
        _ what: String, within timeout: TimeInterval = 20, about processes: [Subprocess] = [], _ attempt: (Picture) throws -> Value?
    ) async throws -> Value {
        var last: Picture?
        do {
            return try await eventually(what, within: timeout, about: [process] + processes) {
                let picture = try await self.screenshot()
                last = picture
                return try attempt(picture)
            }
        } catch {
            try? last?.keep(as: what)
            throw error
        }
    }

    /// Drags with one finger, in steps of about 20 ms.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 25) async throws {
        func touch(_ type: String, _ point: CGPoint?) async throws {
            let points: [Message] = point.map { [["x": Double($0.x), "y": Double($0.y), "id": 1, "force": 0.5]] } ?? []
            try await command("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
        }
        try await touch("touchStart", start)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            try await touch("touchMove", CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            try await nextFrame()
        }
        try await touch("touchEnd", nil)
        try await nextFrame()
    }

    /// Waits for the page's next frame. A headless browser delivers touches with a frame, and produces no frames without a request.
    private func nextFrame() async throws {
        try await command(
            "Runtime.evaluate",
            ["expression": "new Promise(done => requestAnimationFrame(() => setTimeout(done, 10)))", "awaitPromise": true])
    }

    /// Clicks the mouse's primary button.
    func click(at point: CGPoint) async throws {
        for (type, buttons) in [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 0)] {
            let button = type == "mouseMoved" ? "none" : "left"
            try await command(
                "Input.dispatchMouseEvent",
                ["type": type, "x": Double(point.x), "y": Double(point.y), "button": button, "buttons": buttons, "clickCount": 1])
        }
    }

    /// Presses and releases a key that types a lower-case letter.
    func type(_ letter: Character) async throws {
        let code = Int(letter.uppercased().unicodeScalars.first?.value ?? 0)
        for type in ["keyDown", "keyUp"] {
            try await command(
                "Input.dispatchKeyEvent",
                ["type": type, "text": type == "keyDown" ? String(letter) : "", "key": String(letter), "windowsVirtualKeyCode": code])
        }
    }

    /// Sends a command to the page, or to the browser while no page is open, and waits for its reply.
    @discardableResult
    private func command(_ method: String, _ parameters: Message) async throws -> Message {
        lastIdentifier += 1
        let identifier = lastIdentifier
        var message: Message = ["id": identifier, "method": method, "params": parameters]
        message["sessionId"] = session
        let data = try JSONSerialization.data(withJSONObject: message) + [0]
        do {
            try PipeWriter.write(data, to: commands)
        } catch {
            throw HarnessError("The browser takes no commands. It printed: \(process.output)")
        }
        let response = try await eventually("the browser answers \(method)", within: 60, about: [process]) { () -> Message? in
            while let message = try self.nextMessage() {
                if message["id"] as? Int == identifier { return message }
            }
            return nil
        }
        if let error = response["error"] { throw HarnessError("The browser refuses \(method): \(error)") }
        return response["result"] as? Message ?? [:]
    }

    /// The next complete message.
    private func nextMessage() throws -> Message? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(responses, &buffer, buffer.count)
            guard count > 0 else { break }
            received.append(contentsOf: buffer[..<count])
        }
        guard let end = received.firstIndex(of: 0) else { return nil }
        defer { received.removeSubrange(...end) }
        return try JSONSerialization.jsonObject(with: Data(received[..<end])) as? Message
    }
}
