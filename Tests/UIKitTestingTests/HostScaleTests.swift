import Testing
import UIKitTesting

/// Two hosts with different scales that run code alternately. No state of one host affects the other.
@MainActor
@Suite("Two hosts with different scales")
struct HostScaleTests {
    private let coarse = TestHost(size: CGSize(width: 301, height: 200), scale: 1)
    private let fine = TestHost(size: CGSize(width: 301, height: 200), scale: 2)
    private var hosts: [TestHost] { [coarse, fine] }

    /// Runs `body` as code of each host, first of the host with the lower scale.
    private func inEach(_ body: (TestHost) -> Void) {
        for host in hosts {
            _ = host.window
            body(host)
        }
    }

    /// Adds a square of 30 points that constraints centre in the host's window.
    private func addCenteredSquare(in host: TestHost) -> UIView {
        let window = host.window
        let square = UIView()
        square.backgroundColor = .red
        square.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(square)
        NSLayoutConstraint.activate([
            square.centerXAnchor.constraint(equalTo: window.centerXAnchor), square.centerYAnchor.constraint(equalTo: window.centerYAnchor),
            square.widthAnchor.constraint(equalToConstant: 30), square.heightAnchor.constraint(equalToConstant: 30),
        ])
        return square
    }

    @Test("Each host's layout rounds to the pixels of its own screen")
    func layout() {
        let squares = hosts.map { addCenteredSquare(in: $0) }
        // The squares of both hosts need layout at the same time.
        fine.advance(by: 0.1)
        coarse.advance(by: 0.1)
        #expect(squares[0].frame == CGRect(x: 136, y: 85, width: 30, height: 30))
        #expect(squares[1].frame == CGRect(x: 135.5, y: 85, width: 30, height: 30))
        // A frame of one host does not lay out the other host's views.
        coarse.resize(to: CGSize(width: 201, height: 200))
        fine.resize(to: CGSize(width: 401, height: 200))
        fine.advance(by: 0.1)
        #expect(squares[1].frame.minX == 185.5)
        coarse.advance(by: 0.1)
        #expect(squares[0].frame.minX == 86)
        #expect(squares[1].frame.minX == 185.5)
    }

    @Test("The size of a text is rounded up to the pixels of each host")
    func text() {
        var sizes: [CGSize] = []
        inEach { host in
            let label = UILabel()
            label.text = "Lodestone"
            host.window.addSubview(label)
            host.advance(by: 0.1)
            sizes.append(label.intrinsicContentSize)
        }
        for (size, scale) in zip(sizes, [1, 2] as [CGFloat]) {
            #expect((size.width * scale).rounded() == size.width * scale)
            #expect((size.height * scale).rounded() == size.height * scale)
        }
        #expect(sizes[0].width >= sizes[1].width && sizes[0].width - sizes[1].width < 1)
    }

    @Test("Images and snapshots have the scale of the host whose code draws them")
    func images() {
        var scales: [CGFloat] = []
        for host in hosts + hosts {
            _ = host.window
            scales.append(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }.scale)
            host.advance(by: 0.1)
        }
        #expect(scales == [1, 2, 1, 2])
        #expect(hosts.map { $0.snapshot().width } == [301, 602])
    }

    @Test("Each host has its own pasteboard")
    func pasteboards() {
        inEach { UIPasteboard.general.string = $0 === coarse ? "coarse" : "fine" }
        var found: [String?] = []
        inEach { _ in found.append(UIPasteboard.general.string) }
        #expect(found == ["coarse", "fine"])
    }

    @Test("Each host has its own main menu")
    func menus() {
        var systems: [UIMenuSystem] = []
        inEach { _ in systems.append(UIMenuSystem.main) }
        #expect(systems[0] !== systems[1])
        _ = coarse.window
        #expect(UIMenuSystem.main === systems[0])
    }

    /// A view that counts calls.
    private final class Counter: UIView {
        var count = 0
        func add() { count += 1 }
    }

    @Test("A delayed call waits for the clock of the host that requested it; only that host can cancel it")
    func delayedCalls() {
        let add = Selector("add", Counter.add)
        let counters = [Counter(), Counter()]
        for (host, counter) in zip(hosts, counters) {
            _ = host.window
            counter.perform(add, with: nil, afterDelay: 1)
        }
        fine.advance(by: 2)
        #expect(counters.map(\.count) == [0, 1])
        NSObject.cancelPreviousPerformRequests(withTarget: counters[0])
        coarse.advance(by: 2)
        #expect(counters.map(\.count) == [1, 1])
        _ = coarse.window
        counters[0].perform(add, with: nil, afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: counters[0])
        coarse.advance(by: 2)
        #expect(counters.map(\.count) == [1, 1])
    }

    @Test("Each host lists its own windows and presents in them")
    func windows() {
        var extra: [UIWindow] = []
        inEach { host in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.isHidden = false
            extra.append(window)
            host.window.rootViewController = UIViewController()
            host.advance(by: 0.1)
        }
        for (index, host) in hosts.enumerated() {
            _ = host.window
            let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
            #expect(windows.contains { $0 === extra[index] })
            #expect(!windows.contains { $0 === extra[1 - index] })
            #expect(extra[index].screen.scale == CGFloat(index + 1))
        }
        coarse.window.rootViewController?.present(UIViewController(), animated: true)
        fine.advance(by: 1)
        #expect(fine.window.rootViewController?.presentedViewController == nil)
        coarse.advance(by: 1)
        #expect(coarse.window.rootViewController?.presentedViewController?.viewIfLoaded?.window != nil)
        #expect(fine.window.rootViewController?.presentedViewController == nil)
    }
}
