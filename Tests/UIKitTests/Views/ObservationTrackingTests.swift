import Observation
import Testing
@testable import UIKit
import UIKitTesting

@MainActor
@Suite("Automatic observation tracking")
struct ObservationTrackingTests {
    let host = TestHost(size: CGSize(width: 300, height: 400))
    let log = CallLog()

    @Observable
    @MainActor
    final class Model {
        var title = "one"
        var other = 0
    }

    /// `@unchecked Sendable` is safe because the test changes it on one thread at a time.
    @Observable
    final class Counter: @unchecked Sendable {
        var count = 0
    }

    final class Card: UIView {
        let model: Model
        let log: CallLog
        var method = ""

        init(_ method: String, _ model: Model, _ log: CallLog) {
            (self.method, self.model, self.log) = (method, model, log)
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        required init?(coder: NSCoder) { nil }

        private func called(_ name: String) {
            if name == method { log.add("\(name) \(model.title)") }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            called("layout")
        }

        override func updateConstraints() {
            super.updateConstraints()
            called("constraints")
        }

        override func draw(_ rect: CGRect) { called("draw") }
    }

    final class Page: UIViewController {
        let model: Model
        let log: CallLog
        let method: String

        init(_ method: String, _ model: Model, _ log: CallLog) {
            (self.method, self.model, self.log) = (method, model, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func called(_ name: String) {
            if name == method { log.add("\(name) \(model.title)") }
        }

        override func viewWillLayoutSubviews() { called("willLayout") }
        override func viewDidLayoutSubviews() { called("didLayout") }
        override func updateViewConstraints() {
            super.updateViewConstraints()
            called("viewConstraints")
        }
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) { called("unavailable") }
    }

    /// Changes the model and expects one further call, and none after a change of a property that was not read.
    private func expectCalls(_ name: String, _ model: Model, sourceLocation: SourceLocation = #_sourceLocation) {
        host.advance(by: 0.1)
        #expect(log.take().last == "\(name) one", sourceLocation: sourceLocation)
        model.other += 1
        host.advance(by: 0.1)
        #expect(log.take() == [], sourceLocation: sourceLocation)
        model.title = "two"
        model.title = "three"
        host.advance(by: 0.1)
        #expect(log.take() == ["\(name) three"], sourceLocation: sourceLocation)
        model.title = "four"
        host.advance(by: 0.1)
        #expect(log.take() == ["\(name) four"], sourceLocation: sourceLocation)
    }

    @Test(
        "A change of a property that a view's method read calls the method again before the next frame",
        arguments: ["layout", "constraints", "draw"])
    func views(method: String) {
        let model = Model()
        let card = Card(method, model, log)
        host.window.addSubview(card)
        card.setNeedsUpdateConstraints()
        expectCalls(method, model)
    }

    @Test(
        "A change of a property that a view controller's method read calls the method again before the next frame",
        arguments: ["willLayout", "didLayout", "viewConstraints", "unavailable"])
    func controllers(method: String) {
        let model = Model()
        let page = Page(method, model, log)
        host.window.rootViewController = page
        page.view.setNeedsUpdateConstraints()
        expectCalls(method, model)
    }

    @Test("A change of a property that a button's update handler read calls the handler again")
    func button() {
        let model = Model()
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.configurationUpdateHandler = { [log] button in
            log.add("handler \(model.title)")
            button.configuration?.title = model.title
        }
        host.window.addSubview(button)
        expectCalls("handler", model)
        #expect(button.titleLabel?.text == "four")
    }

    @Test("A change of a property that a cell's update handler read updates the cell, without the table")
    func cell() {
        let model = Model()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        cell.configurationUpdateHandler = { [log] cell, _ in
            log.add("handler \(model.title)")
            var content = UIListContentConfiguration.cell()
            content.text = model.title
            cell.contentConfiguration = content
        }
        host.window.addSubview(cell)
        expectCalls("handler", model)
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 50, width: 200, height: 44))
        model.title = "one"
        item.configurationUpdateHandler = { [log] _, _ in log.add("item \(model.title)") }
        cell.removeFromSuperview()
        host.window.addSubview(item)
        expectCalls("item", model)
    }

    @Test("A change of a property that a presentation controller read around the layout lays out its container again")
    func presentation() {
        final class Curtain: UIPresentationController {
            var model: Model?
            var log: CallLog?
            override func containerViewWillLayoutSubviews() {
                if let model { log?.add("container \(model.title)") }
            }
        }
        final class Stage: NSObject, UIViewControllerTransitioningDelegate {
            var make: ((UIViewController, UIViewController?) -> UIPresentationController)?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { make?(presented, presenting) }
        }
        let model = Model()
        let (root, page) = (UIViewController(), UIViewController())
        let stage = Stage()
        stage.make = { [log] presented, presenting in
            let curtain = Curtain(presentedViewController: presented, presenting: presenting)
            (curtain.model, curtain.log) = (model, log)
            return curtain
        }
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = stage
        host.window.rootViewController = root
        root.present(page, animated: false)
        expectCalls("container", model)
    }

    @Test("A change on another thread schedules the call on the main actor")
    func otherThread() async {
        let counter = Counter()
        final class Badge: UIView {
            var counter: Counter?
            var counts: [Int] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                if let counter { counts.append(counter.count) }
            }
        }
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        badge.counter = counter
        host.window.addSubview(badge)
        host.advance(by: 0.1)
        await Task.detached { counter.count = 1 }.value
        for _ in 0..<100 where badge.counts.last != 1 {
            await Task.yield()
            host.advance(by: 0.1)
        }
        #expect(badge.counts == [0, 1])
    }

    @Test("Repeated layouts end the tracking of the previous ones, and a change schedules one layout")
    func repeatedLayouts() {
        let model = Model()
        let card = Card("layout", model, log)
        host.window.addSubview(card)
        for _ in 0..<50 {
            card.setNeedsLayout()
            card.layoutIfNeeded()
        }
        host.advance(by: 0.1)
        _ = log.take()
        var requests = 0
        withObservationTracking {
            TrackedReads.track(.drawing, of: card, { _ = model.title }) { requests += 1 }
            for _ in 0..<10 { TrackedReads.track(.drawing, of: card, { _ = model.title }) { requests += 1 } }
        } onChange: {
        }
        model.title = "two"
        #expect(requests == 1)
        host.advance(by: 0.1)
        #expect(log.take() == ["layout two"])
    }
}
