import Testing
import UIKit
import UIKitTesting

@Suite("Key-value observing of views") @MainActor
struct ObservationTests {
    let host = TestHost(size: CGSize(width: 300, height: 600))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() {
        scroll.contentSize = CGSize(width: 300, height: 2000)
        host.window.addSubview(scroll)
        host.advance(by: 0.1)
    }

    @Test("An observer of contentOffset is called synchronously for each move of a finger, until it is invalidated")
    func offset() {
        var changes: [CGFloat] = []
        var observation: NSKeyValueObservation? = scroll.observe(\.contentOffset, options: [.new, .old]) { view, change in
            #expect(view.contentOffset == change.newValue && change.oldValue?.y == changes.last ?? 0)
            changes.append(view.contentOffset.y)
        }
        #expect(observation != nil && changes.isEmpty)
        scroll.contentOffset.y = 10
        #expect(changes == [10])
        scroll.contentOffset.y = 10
        #expect(changes == [10])
        host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150))
        #expect(changes.count > 5 && changes.last == scroll.contentOffset.y)
        let count = changes.count
        observation = nil
        scroll.contentOffset.y = 400
        #expect(changes.count == count)
    }

    @Test("contentSize, contentInset and properties of views can be observed, with the initial value if requested")
    func others() {
        final class List: UIScrollView {}
        let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var changes: [String] = []
        let observations = [
            list.observe(\.contentSize, options: [.initial, .new]) { changes.append("size \($1.newValue?.height ?? -1)") },
            list.observe(\.contentInset) { changes.append("inset \($0.contentInset.top) \($1.newValue == nil)") },
            list.observe(\.frame, options: .new) { changes.append("frame \($1.newValue?.width ?? -1)") },
            list.observe(\.bounds, options: .old) { changes.append("bounds \($1.oldValue?.width ?? -1)") },
            list.observe(\.isHidden, options: .new) { changes.append("hidden \($1.newValue == true)") },
        ]
        list.contentSize.height = 50
        list.contentInset.top = 4
        list.isHidden = true
        list.alpha = 0.5
        // The inset changes the content offset, and so the bounds' origin.
        #expect(changes.filter { !$0.hasPrefix("bounds") } == ["size 0.0", "size 50.0", "inset 4.0 true", "hidden true"])
        changes = []
        list.frame.size.width = 120
        #expect(changes.contains("frame 120.0") && changes.contains("bounds 100.0"))
        for observation in observations { observation.invalidate() }
        changes = []
        list.frame = .zero
        #expect(changes.isEmpty)
    }

    @Test("A layout that moves a view notifies observers, and an observer may invalidate its own and other observations")
    func layout() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 20)])
        host.advance(by: 0.1)
        var changes: [String] = []
        var first: NSKeyValueObservation?
        var second: NSKeyValueObservation?
        first = view.observe(\.bounds) { view, _ in
            changes.append("first \(view.bounds.width)")
            first?.invalidate()
            second?.invalidate()
        }
        second = view.observe(\.bounds) { _, _ in changes.append("second") }
        width.constant = 80
        host.advance(by: 0.1)
        #expect(changes == ["first 80.0"])
        width.constant = 90
        host.advance(by: 0.1)
        #expect(changes.count == 1)
    }

    final class Reader: UIViewController {
        var changes: [String] = []
        var context = 0

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) {
            let (old, new) = (change?[.oldKey] as? CGPoint, change?[.newKey] as? CGPoint)
            changes.append("\(keyPath ?? "") \(old?.y ?? -1) \(new?.y ?? -1) \(object is UIScrollView) \(context != nil)")
        }
    }

    @Test("An observer added with a key path as a string is notified of changes until it is removed or deallocated")
    func named() {
        let reader = Reader()
        scroll.addObserver(reader, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
        scroll.addObserver(reader, forKeyPath: "contentSize", options: [.initial], context: &reader.context)
        #expect(reader.changes == ["contentSize -1.0 -1.0 true true"])
        scroll.contentOffset = CGPoint(x: 0, y: 12)
        #expect(reader.changes.last == "contentOffset 0.0 12.0 true false" && reader.changes.count == 2)
        scroll.removeObserver(reader, forKeyPath: "contentOffset")
        scroll.contentOffset = CGPoint(x: 0, y: 20)
        #expect(reader.changes.count == 2)
        scroll.contentSize.height = 1500
        #expect(reader.changes.count == 3)
        var other: Reader? = Reader()
        weak let held = other
        if let other { scroll.addObserver(other, forKeyPath: "contentOffset", options: .new, context: nil) }
        other = nil
        #expect(held == nil)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        // Removing an observer that was not added logs an error and has no other effect.
        scroll.removeObserver(reader, forKeyPath: "bounds")
        #expect(reader.changes.count == 3)
    }
}
