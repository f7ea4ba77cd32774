import Host
import RemoteControl
import RemoteProtocol
import Testing
import UIKitTesting

@MainActor
@Suite("Commands of the remote control")
struct RemoteSessionTests {
    private let host = TestHost(size: CGSize(width: 390, height: 600))
    private let form: FormController
    private let agent: RemoteAgent

    init() throws {
        form = FormController.show(in: host)
        agent = try RemoteAgent(host)
    }

    @Test("A form can be filled in with commands only")
    func fillsInAForm() throws {
        try agent.call("type", ["text": "Åsa Ñ\u{4E2D} 5%", "target": "Your name"])
        try agent.call("type", ["text": "secret", "target": "#password"])
        try agent.call("tap", ["target": "Newsletter"])
        try agent.call("tap", ["target": "Send"])
        try agent.call("wait", ["target": "Welcome", "timeout": 2])
        let found = try #require(try agent.call("find", ["target": "Welcome"])["matches"]?.array?.first)
        #expect(found["text"] == "Welcome, Åsa Ñ\u{4E2D} 5%, with news")
        #expect(form.password.text == "secret")
    }

    @Test("Text goes into the field with the label's text, not into the field with the focus")
    func typesIntoTheTarget() throws {
        let label = UILabel(frame: CGRect(x: 20, y: 320, width: 300, height: 40))
        label.text = "Amount"
        let amount = UITextField(frame: CGRect(x: 20, y: 370, width: 300, height: 40))
        amount.placeholder = "Amount"
        form.view.addSubview(amount)
        form.view.addSubview(label)
        try agent.call("type", ["text": "secret", "target": "#password"])
        try agent.call("type", ["text": "12.5", "target": "Amount"])
        #expect(amount.text == "12.5")
        amount.isEnabled = false
        #expect(throws: RemoteError.self) { try agent.call("type", ["text": "99", "target": "Amount"]) }
        #expect(throws: RemoteError.self) { try agent.call("type", ["text": "99", "target": "Send"]) }
        #expect(amount.text == "12.5" && form.password.text == "secret" && form.name.text == "")
    }

    @Test("The view tree contains classes, frames, identifiers and texts, but no passwords")
    func tree() throws {
        form.password.text = "secret"
        let result = try agent.call("tree")
        let text = RemoteText.text(of: result, command: "tree")
        #expect(text.contains("UITextField 20,60 300×40 #name"))
        #expect(text.contains("UIButton 20,210 120×44"))
        #expect(text.contains("\"Send\""))
        #expect(!result.line.contains("secret"))
        #expect(result["isTruncated"] == false)
        let small = try agent.call("tree", ["limit": 2])
        #expect(small["isTruncated"] == true)
        #expect(try agent.call("tree", ["depth": 1])["windows"]?.array?.first?["children"] == nil)
    }

    @Test("The accessibility tree has the same lines as in a test host")
    func accessibility() throws {
        let lines = try #require(try agent.call("accessibility")["lines"]?.array?.compactMap(\.string))
        #expect(lines.joined(separator: "\n") == host.accessibilityTree)
        #expect(lines.contains { $0.contains("switch \"Newsletter\"") })
        let short = try agent.call("accessibility", ["limit": 1])
        #expect(short["lines"]?.array?.count == 1 && short["isTruncated"] == true)
    }

    @Test("The constraints of a view are listed, with whether the layout is ambiguous")
    func constraints() throws {
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        form.view.addSubview(box)
        let width = box.widthAnchor.constraint(equalToConstant: 50)
        width.identifier = "width"
        NSLayoutConstraint.activate([
            width, box.heightAnchor.constraint(equalToConstant: 20), box.topAnchor.constraint(equalTo: form.view.topAnchor),
        ])
        host.advance(by: 0.1)
        let result = try agent.call("constraints", ["target": "#box"])
        let constraints = try #require(result["constraints"]?.array)
        #expect(constraints.contains { $0["identifier"] == "width" && $0["constant"] == 50 && $0["isActive"] == true })
        #expect(result["isAmbiguous"] == true)
    }

    @Test("A view's number stays valid until the view leaves its window")
    func numbers() throws {
        let found = try #require(try agent.call("find", ["target": "class:UISwitch"])["matches"]?.array?.first?["element"]?.integer)
        try agent.call("tap", ["target": .string("@\(found)")])
        host.advance(by: 0.5)
        #expect(form.news.isOn)
        form.news.removeFromSuperview()
        #expect(agent.code("tap", ["target": .string("@\(found)")]) == .notFound)
    }

    @Test("A covered view and a view outside of the window cannot be tapped")
    func unreachable() {
        let cover = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 60))
        form.view.addSubview(cover)
        #expect(agent.code("tap", ["target": "Send"]) == .unreachable)
        cover.removeFromSuperview()
        form.send.frame.origin.y = 900
        #expect(agent.code("tap", ["target": "Send"]) == .unreachable)
        #expect(agent.code("tap", ["target": "10,9000"]) == .unreachable)
    }

    @Test("A tap reaches the visible part of a view in a scroll view; a view that is scrolled out of sight cannot be tapped")
    func clipped() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
        scroll.contentSize = CGSize(width: 390, height: 1000)
        var taps = 0
        let button = UIButton(primaryAction: UIAction(title: "Far") { _ in taps += 1 })
        button.frame = CGRect(x: 40, y: 170, width: 200, height: 100)
        scroll.addSubview(button)
        form.view.addSubview(scroll)
        try agent.call("tap", ["target": "Far"])
        #expect(taps == 1)
        button.frame.origin.y = 210
        #expect(agent.code("tap", ["target": "Far"]) == .unreachable)
        #expect(taps == 1)
    }

    @Test("Press, double-tap, drag and pinch commands trigger the corresponding gesture recognizers")
    func gestures() throws {
        let pad = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
        pad.accessibilityIdentifier = "pad"
        form.view.addSubview(pad)
        var seen: [String] = []
        let double = UITapGestureRecognizer { _ in seen.append("double") }
        double.numberOfTapsRequired = 2
        let press = UILongPressGestureRecognizer { if $0.state == .began { seen.append("press") } }
        let pan = UIPanGestureRecognizer { if $0.state == .ended { seen.append("pan") } }
        pan.maximumNumberOfTouches = 1
        var scale: CGFloat = 1
        let pinch = UIPinchGestureRecognizer { (recognizer: UIPinchGestureRecognizer) in
            scale = recognizer.scale
            if recognizer.state == .ended { seen.append("pinch") }
        }
        for recognizer in [double, press, pan, pinch] { pad.addGestureRecognizer(recognizer) }
        try agent.call("doubleTap", ["target": "#pad"])
        host.advance(by: 1)
        try agent.call("press", ["target": "#pad", "duration": 0.8])
        host.advance(by: 1)
        try agent.call("drag", ["from": "50,400", "to": ["x": 200, "y": 450]])
        host.advance(by: 1)
        try agent.call("pinch", ["target": "#pad", "scale": 2])
        #expect(seen == ["double", "press", "pan", "pinch"])
        #expect(scale > 1.5)
    }

    @Test("Key commands of the remote control reach the first responder, with their modifiers")
    func keys() throws {
        try agent.call("type", ["text": "abc", "target": "#name"])
        try agent.call("key", ["key": "Backspace"])
        try agent.call("key", ["key": "ArrowLeft", "modifiers": "shift"])
        try agent.call("key", ["key": "X"])
        #expect(form.name.text == "aX")
        #expect(agent.code("key", ["key": "Hyper"]) == .invalidArgument)
        #expect(agent.code("key", ["key": "a", "modifiers": "hyper"]) == .invalidArgument)
    }

    @Test("Typing without a focused text input is an error")
    func typingNowhere() {
        #expect(agent.code("type", ["text": "a"]) == .notFound)
    }

    @Test("wait ends when an element appears or disappears or when the interface is idle, and otherwise times out")
    func waiting() throws {
        try agent.call("tap", ["target": "Send"])
        try agent.call("wait", ["target": "Welcome"])
        form.answer.text = nil
        try agent.call("wait", ["target": "Welcome", "gone": true])
        try agent.call("wait", ["idle": true])
        #expect(agent.code("wait", ["target": "Nothing", "timeout": 1]) == .timedOut)
        #expect(agent.code("wait", [:]) == .invalidArgument)
        #expect(agent.code("wait", ["target": "1,2"]) == .invalidArgument)
    }

    @Test("A snapshot of the window has the window's pixels; a snapshot of a view has the view's pixels")
    func snapshots() throws {
        let window = try agent.call("shot")
        #expect(window["width"] == 780 && window["height"] == 1200)
        let png = try #require(window["png"]?.string.flatMap { Data(base64Encoded: $0) })
        #expect(UIImage(data: png)?.cgImage?.width == 780)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let view = try agent.call("shot", ["target": "Send", "path": .string(path)])
        #expect(view["png"] == nil && view["path"]?.string == path)
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(agent.code("shot", ["path": "relative.png"]) == .invalidArgument)
        #expect(agent.code("shot", ["path": "/nowhere/at/all.png"]) == .failed)
    }

    @Test("Appearance, text size and layout direction are overridden until they are set to system; size resizes the window")
    func settings() throws {
        try agent.call(
            "set", ["appearance": "dark", "textSize": "AX3", "direction": "rightToLeft", "size": "500x700"])
        host.advance(by: 0.1)
        let traits = form.view.traitCollection
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory == .accessibilityExtraLarge)
        #expect(form.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(host.window.bounds.size == CGSize(width: 500, height: 700))
        try agent.call("set", ["appearance": "system", "textSize": "system", "direction": "system"])
        host.advance(by: 0.1)
        #expect(form.view.traitCollection.userInterfaceStyle == .light)
        #expect(form.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(agent.code("set", ["appearance": "pink"]) == .invalidArgument)
        #expect(agent.code("set", ["size": "0x5"]) == .invalidArgument)
        #expect(agent.code("set", ["locale": "../../etc"]) == .invalidArgument)
        // If one value is invalid, the command changes nothing.
        #expect(agent.code("set", ["appearance": "dark", "size": "huge"]) == .invalidArgument)
        #expect(form.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("The advance command advances the virtual clock, and the frames command returns the times of frames")
    func time() throws {
        let before = host.now
        try agent.call("advance", ["seconds": 2.5])
        #expect(abs(host.now - before - 2.5) < 1e-6)
        form.view.backgroundColor = .red
        try agent.call("advance", ["seconds": 0.1])
        let frames = try agent.call("frames")
        #expect(frames["frames"]?.array?.isEmpty == false && frames["late"] == 0)
    }

    @Test("The commands of a recording have the same effect as the recorded events")
    func recording() throws {
        try agent.call("record", ["action": "start"])
        #expect(agent.code("record", ["action": "start"]) == .busy)
        host.tap(at: form.name.center)
        host.advance(by: 1)
        host.type("Ida B")
        host.press("Backspace")
        host.tap(at: form.news.center)
        host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 500))
        let commands = try #require(try agent.call("record", ["action": "stop"])["commands"]?.array)
        #expect(
            commands.compactMap { $0["command"]?.string } == ["tap", "wait", "type", "key", "tap", "drag"])
        #expect(commands.first?["target"] == ["identifier": "name"])
        #expect(form.name.text == "Ida " && form.news.isOn)
        form.name.text = ""
        form.name.resignFirstResponder()
        form.news.isOn = false
        for command in commands { #expect(agent.code(command.line) == nil) }
        host.advance(by: 0.5)
        #expect(form.name.text == "Ida " && form.news.isOn)
        #expect(agent.code("record", ["action": "stop"]) == .notFound)
    }
}
