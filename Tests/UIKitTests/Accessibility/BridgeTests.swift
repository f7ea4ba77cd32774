import Host
import Testing

@testable import UIKit
@testable import UIKitTesting

@Suite("Requests by assistive programs") @MainActor
struct BridgeTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    private var bridge: AccessibilityBridge {
        _ = host.window
        guard let bridge = AccessibilityBridge.current else { preconditionFailure("A test host has a way to assistive programs") }
        return bridge
    }

    /// The numbers of all elements below a window, in the order in which a screen reader visits them.
    private func walk(_ bridge: AccessibilityBridge, _ id: UInt64, _ seen: inout [UInt64]) {
        for child in bridge.children(of: id) {
            #expect(bridge.parent(of: child) == id)
            seen.append(child)
            walk(bridge, child, &seen)
        }
    }

    private func everything(_ bridge: AccessibilityBridge) -> [UInt64] {
        var seen: [UInt64] = []
        for window in bridge.windows { walk(bridge, window, &seen) }
        return seen
    }

    /// A screen reader connects and requests every element. Returns their numbers.
    private func readAll() -> [UInt64] {
        host.isScreenReaderRunning = true
        let bridge = bridge
        let ids = everything(bridge)
        for id in ids { _ = bridge.element(id) }
        return ids
    }

    /// A reference model of the same tree.
    @MainActor private final class Node {
        let view: UIView
        var children: [Node] = []
        init(_ view: UIView) { self.view = view }

        /// The expected elements: visible ones with accessibility content, from top to bottom.
        var readings: [String] {
            guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
            if view.isAccessibilityElement { return view.accessibilityLabel.map { $0.isEmpty ? [] : [$0] } ?? [] }
            return children.flatMap(\.readings)
        }
    }

    @Test(
        "After random changes, the reported events match the tree, and the number of a removed element is not reused",
        arguments: 0..<6)
    func randomTrees(seed: Int) {
        var random = Dice(seed: UInt64(seed) &* 7919 + 17)
        let root = Node(UIView(frame: host.window.bounds))
        host.window.addSubview(root.view)
        var nodes = [root]
        var owners: [UInt64: ObjectIdentifier] = [:]
        var count = 0
        host.isScreenReaderRunning = true
        let bridge = bridge
        for _ in 0..<120 {
            let node = nodes[random.next(nodes.count)]
            switch random.next(6) {
            case 0, 1, 2:
                guard !node.view.isAccessibilityElement else { continue }
                count += 1
                let view: UIView
                if random.next(2) == 0 {
                    let label = UILabel()
                    label.text = "Label \(count)"
                    view = label
                } else {
                    view = UIView()
                }
                let child = Node(view)
                // The views are one below the other, so that the reading order is the order in which they are added.
                view.frame = CGRect(x: 0, y: CGFloat(node.children.count) * 1000, width: 100, height: 900)
                node.view.addSubview(view)
                node.children.append(child)
                nodes.append(child)
            case 3: if node !== root { node.view.isHidden.toggle() }
            case 4:
                guard let parent = nodes.first(where: { $0.children.contains { $0 === node } }) else { continue }
                node.view.removeFromSuperview()
                parent.children.removeAll { $0 === node }
                var removed: [Node] = []
                func gather(_ node: Node) {
                    removed.append(node)
                    node.children.forEach(gather)
                }
                gather(node)
                nodes.removeAll { candidate in removed.contains { $0 === candidate } }
            default: (node.view as? UILabel)?.text = "Changed \(random.next(1000))"
            }
            let ids = everything(bridge)
            #expect(Set(ids).count == ids.count)
            // Views that are not elements are flattened. Their descendants are read by screen position, possibly between other views, so the order is not
            // compared.
            #expect(ids.compactMap { bridge.element($0)?.name }.sorted() == root.readings.sorted())
            for id in ids {
                guard let object = bridge.object(id) else {
                    Issue.record("A dead element was told")
                    continue
                }
                if let owner = owners[id] { #expect(owner == ObjectIdentifier(object)) }
                owners[id] = ObjectIdentifier(object)
            }
        }
        let last = everything(bridge)
        root.view.removeFromSuperview()
        for id in last { #expect(bridge.element(id) == nil) }
    }

    struct Dice {
        private var state: UInt64
        init(seed: UInt64) { state = seed }
        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    @Test("Changes of elements that a reader requested are reported after a delay, and not without a reader")
    func changes() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = "Before"
        let toggle = UISwitch(frame: CGRect(x: 0, y: 60, width: 0, height: 0))
        for view in [label, toggle] { host.window.addSubview(view) }
        host.advance(by: 0.1)
        let bridge = bridge
        let assistant = host.platform.assistant
        label.text = "Unheard"
        host.advance(by: 0.5)
        #expect(assistant.changes.isEmpty && host.isSettled)
        let ids = readAll()
        label.text = "After"
        toggle.setOn(true, animated: false)
        host.advance(by: 0.3)
        #expect(assistant.changes.contains(.name(ids[0], "After")))
        #expect(assistant.changes.contains(.state(ids[1], .checked, isOn: true)))
        assistant.changes = []
        toggle.removeFromSuperview()
        host.advance(by: 0.3)
        #expect(assistant.changes == [.childRemoved(parent: bridge.windows[0], child: ids[1], index: 1)])
        #expect(bridge.element(ids[1]) == nil && bridge.parent(of: ids[1]) == nil && bridge.element(99_999) == nil)
        host.isScreenReaderRunning = false
        assistant.changes = []
        label.text = "Again unheard"
        host.advance(by: 0.5)
        #expect(assistant.changes.isEmpty && host.isSettled)
    }

    @Test("Changes of an element are reported once, before the element's focus is reported")
    func changesBeforeFocus() throws {
        let buttons = (0..<2).map { index in
            let button = UIButton(frame: CGRect(x: 0, y: CGFloat(index) * 60, width: 200, height: 44))
            button.setTitle("Button \(index)", for: .normal)
            host.window.addSubview(button)
            return button
        }
        host.advance(by: 0.1)
        let ids = readAll()
        host.press("Tab")
        let assistant = host.platform.assistant
        assistant.changes = []
        buttons[1].setTitle("Other words", for: .normal)
        buttons[1].isSelected = true
        host.press("Tab")
        host.advance(by: 0.5)
        let changes = assistant.changes
        let focus = try #require(changes.firstIndex(of: .state(ids[1], .focused, isOn: true)))
        let name = try #require(changes.firstIndex(of: .name(ids[1], "Other words")))
        let selection = try #require(changes.firstIndex(of: .state(ids[1], .selected, isOn: true)))
        #expect(name < focus && selection < focus)
        #expect(changes.filter { $0 == .name(ids[1], "Other words") }.count == 1)
    }

    @Test("Changes of a row that scrolls into view are reported before the row's focus")
    func reappearingRows() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        host.window.addSubview(table)
        table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        host.advance(by: 0.1)
        _ = readAll()
        host.press("Tab")
        host.press(UIKeyCommand.inputEnd)
        host.advance(by: 0.5)
        let assistant = host.platform.assistant
        assistant.changes = []
        host.press(UIKeyCommand.inputHome)
        let changes = assistant.changes
        let id = try #require(everything(bridge).first { bridge.element($0)?.name == "Row 0" })
        let focus = try #require(changes.firstIndex(of: .state(id, .focused, isOn: true)))
        let name = try #require(changes.firstIndex(of: .name(id, "Row 0")))
        let selection = try #require(changes.firstIndex(of: .state(id, .selected, isOn: true)))
        #expect(name < focus && selection < focus)
    }

    @Test("Text offsets count code points; carets, selections and edits are reported")
    func texts() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        field.text = "Zoë 🙂 Müller"
        host.window.addSubview(field)
        host.advance(by: 0.1)
        host.isScreenReaderRunning = true
        let bridge = bridge
        let id = everything(bridge)[0]
        _ = bridge.element(id)
        #expect(bridge.text(of: id).unicodeScalars.count == 12)
        #expect(bridge.select(4..<5, in: id) && field.isFirstResponder)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "🙂")
        #expect(bridge.selection(of: id) == HostAccessibleSelection(range: 4..<5, caret: 5))
        #expect(bridge.replace(6..<12, with: "Meier", in: id) && field.text == "Zoë 🙂 Meier")
        host.advance(by: 0.3)
        let changes = host.platform.assistant.changes
        #expect(changes.contains(.textRemoved(id, at: 7, "üll")) && changes.contains(.textInserted(id, at: 7, "ei")), "\(changes)")
        for range in [-1..<2, 3..<40, 40..<41] {
            #expect(!bridge.select(range, in: id) && !bridge.replace(range, with: "x", in: id))
        }
        field.isSecureTextEntry = true
        #expect(bridge.text(of: id) == String(repeating: "•", count: 11))
    }

    @Test("Assistive programs set a value within its limits, as a user does")
    func values() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        var reportedValues: [Float] = []
        slider.addAction(UIAction { action in reportedValues.append((action.sender as? UISlider)?.value ?? -1) }, for: .valueChanged)
        host.window.addSubview(slider)
        let bridge = bridge
        let id = everything(bridge)[0]
        #expect(bridge.element(id)?.value == HostAccessibleValue(now: 0, least: 0, most: 1, step: 0.1))
        #expect(bridge.setValue(0.75, of: id) && bridge.setValue(9, of: id) && !bridge.setValue(.nan, of: id))
        #expect(reportedValues == [0.75, 1] && bridge.perform(1, on: id) && abs(slider.value - 0.9) < 0.001 && !bridge.perform(7, on: id))
        slider.isEnabled = false
        #expect(!bridge.setValue(0.5, of: id) && bridge.element(id)?.actions == [])
    }

    @Test("A list of a million rows has only its visible rows as children, each with its index and the total")
    func millionRows() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let rows = Rows()
        let table = UITableView(frame: host.window.bounds, style: .plain)
        table.rowHeight = 44
        table.dataSource = rows
        host.window.addSubview(table)
        host.advance(by: 0.1)
        let bridge = bridge
        let list = everything(bridge)[0]
        let shown = bridge.children(of: list)
        #expect(bridge.element(list)?.role == .list && shown.count < 40)
        let third = bridge.element(shown[2])
        #expect(third?.name == "Row 2" && third?.position == 3 && third?.count == 1_000_000)
        table.scrollToRow(at: IndexPath(row: 900_000, section: 0), at: .top, animated: false)
        host.advance(by: 0.1)
        #expect(bridge.children(of: list).compactMap { bridge.element($0)?.position }.min() ?? 0 > 899_000)
    }

    @Test("All changes of a thousand elements are reported, even those that occur while earlier changes are detected")
    func manyElements() {
        let labels = (0..<1000).map { index in
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 200, height: 30))
            label.text = "Row \(index)"
            host.window.addSubview(label)
            return label
        }
        host.advance(by: 0.1)
        let ids = readAll()
        #expect(ids.count == 1000)
        host.advance(by: 0.5)
        let assistant = host.platform.assistant
        assistant.changes = []
        for label in [labels[0], labels[500], labels[999]] { label.text = "New" }
        host.advance(by: 0.13)
        // Visible elements are compared first. Not all of the other elements have been compared by now.
        #expect(assistant.changes.contains(.name(ids[0], "New")) && assistant.changes.count < 4)
        labels[0].text = "Newer"
        labels[700].removeFromSuperview()
        host.advance(by: 1)
        for id in [ids[500], ids[999]] { #expect(assistant.changes.contains(.name(id, "New"))) }
        #expect(assistant.changes.contains(.name(ids[0], "Newer")))
        #expect(assistant.changes.contains(.childRemoved(parent: bridge.windows[0], child: ids[700], index: 700)))
        #expect(bridge.element(ids[700]) == nil && bridge.children(of: bridge.windows[0]).count == 999 && host.isSettled)
    }

    @Test("The children of a long list are cached between requests, and updated after each change")
    func longLists() {
        final class Counted: UIView {
            static var questions = 0
            override var isAccessibilityElement: Bool {
                get {
                    Self.questions += 1
                    return true
                }
                set {}
            }
        }
        for index in 0..<300 {
            let view = Counted(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 200, height: 30))
            view.accessibilityLabel = "Row \(index)"
            host.window.addSubview(view)
        }
        host.advance(by: 0.2)
        let bridge = bridge
        let window = bridge.windows[0]
        let all = bridge.children(of: window)
        Counted.questions = 0
        for _ in 0..<50 { #expect(bridge.children(of: window) == all) }
        #expect(all.count == 300 && Counted.questions == 0)
        host.window.subviews[10].isHidden = true
        #expect(bridge.children(of: window).count == 299 && Counted.questions > 0)
        host.advance(by: 0.1)
        host.window.subviews[10].isHidden = false
        host.advance(by: 0.1)
        #expect(bridge.children(of: window) == all)
        // A change that causes no frame is found after the cache expires.
        host.window.subviews[20].accessibilityElementsHidden = true
        host.advance(by: 0.2)
        #expect(bridge.children(of: window).count == 299)
    }

    @Test("The element at a point is the innermost element that contains it")
    func hits() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
        bar.items = [UIBarButtonItem(systemItem: .add)]
        host.window.addSubview(bar)
        host.advance(by: 0.1)
        let bridge = bridge
        let frame = bridge.element(everything(bridge)[1])?.frame ?? .zero
        let found = bridge.element(in: bridge.windows[0], at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(found.flatMap { bridge.element($0)?.name } == "Add")
        #expect(bridge.element(in: bridge.windows[0], at: CGPoint(x: 200, y: 500)) == bridge.windows[0])
    }
}
