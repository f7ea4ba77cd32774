import Observation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Updates of properties")
struct PropertyUpdateTests {
    let host = TestHost(size: CGSize(width: 300, height: 400))
    let log = CallLog()

    @Observable
    @MainActor
    final class Model {
        var title = "one"
    }

    final class Card: UIView {
        let name: String
        let log: CallLog
        var model: Model?
        var readsTraits = false

        init(_ name: String, _ log: CallLog, model: Model? = nil) {
            (self.name, self.log, self.model) = (name, log, model)
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() {
            super.updateProperties()
            if readsTraits { alpha = traitCollection.userInterfaceStyle == .dark ? 0.5 : 1 }
            log.add("\(name).properties" + (model.map { " \($0.title)" } ?? ""))
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.add("\(name).layout")
        }
    }

    final class Page: UIViewController {
        let log: CallLog

        init(_ log: CallLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = Card("card", log) }

        override func updateProperties() {
            super.updateProperties()
            log.add("page.properties")
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            log.add("page.layout")
        }
    }

    @Test("The first updateProperties() comes before the first layout")
    func first() {
        host.window.addSubview(Card("card", log))
        host.advance(by: 0.1)
        #expect(log.take() == ["card.properties", "card.layout"])
    }

    @Test("Requests coalesce into one update before the next frame, which causes no layout")
    func coalescing() {
        let card = Card("card", log)
        host.window.addSubview(card)
        host.advance(by: 0.1)
        _ = log.take()
        card.setNeedsUpdateProperties()
        card.setNeedsUpdateProperties()
        #expect(log.take().isEmpty)
        host.advance(by: 0.1)
        #expect(log.take() == ["card.properties"])
        card.setNeedsLayout()
        card.setNeedsUpdateProperties()
        host.advance(by: 0.1)
        #expect(log.take() == ["card.properties", "card.layout"])
    }

    @Test("Superviews are updated before subviews, and layoutIfNeeded() updates both before the layout")
    func order() {
        let (outer, inner) = (Card("outer", log), Card("inner", log))
        outer.addSubview(inner)
        host.window.addSubview(outer)
        host.advance(by: 0.1)
        _ = log.take()
        inner.setNeedsUpdateProperties()
        outer.setNeedsUpdateProperties()
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer.properties", "inner.properties", "inner.layout"])
    }

    @Test("updatePropertiesIfNeeded() updates the subtree at once, and only if an update is due")
    func atOnce() {
        let (outer, inner) = (Card("outer", log), Card("inner", log))
        outer.addSubview(inner)
        host.window.addSubview(outer)
        outer.updatePropertiesIfNeeded()
        #expect(log.take() == ["outer.properties", "inner.properties"])
        inner.setNeedsUpdateProperties()
        outer.updatePropertiesIfNeeded()
        outer.updatePropertiesIfNeeded()
        #expect(log.take() == ["inner.properties"])
    }

    @Test("A change of an observable object that was read in updateProperties() schedules another update")
    func observation() {
        let model = Model()
        host.window.addSubview(Card("card", log, model: model))
        host.advance(by: 0.1)
        _ = log.take()
        model.title = "two"
        model.title = "three"
        host.advance(by: 0.1)
        #expect(log.take() == ["card.properties three"])
        model.title = "four"
        host.advance(by: 0.1)
        #expect(log.take() == ["card.properties four"])
    }

    @Test("A controller updates its properties before its view does, and independently of it")
    func controllers() {
        let page = Page(log)
        host.window.rootViewController = page
        host.advance(by: 0.1)
        let calls = log.take()
        #expect(calls.filter { $0.hasSuffix("properties") } == ["page.properties", "card.properties"])
        #expect(calls.first == "page.properties")
        page.setNeedsUpdateProperties()
        host.advance(by: 0.1)
        #expect(log.take() == ["page.properties"])
        page.setNeedsUpdateProperties()
        page.updatePropertiesIfNeeded()
        #expect(log.take() == ["page.properties"])
    }

    @Test("A change of traits schedules an update of the views that read traitCollection in updateProperties()")
    func traits() {
        let (reader, other) = (Card("reader", log), Card("other", log))
        reader.readsTraits = true
        for card in [reader, other] { host.window.addSubview(card) }
        host.window.overrideUserInterfaceStyle = .light
        host.advance(by: 0.1)
        _ = log.take()
        host.window.overrideUserInterfaceStyle = .dark
        host.advance(by: 0.1)
        #expect(log.take().filter { $0.hasSuffix("properties") } == ["reader.properties"] && reader.alpha == 0.5)
    }

    @Test("updateTraitsIfNeeded() in a trait callback updates the traits of the subviews at once")
    func traitsAtOnce() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        host.window.addSubview(outer)
        host.window.overrideUserInterfaceStyle = .light
        var seen: [UIUserInterfaceStyle] = []
        outer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in
            seen.append(inner.traitCollection.userInterfaceStyle)
            view.updateTraitsIfNeeded()
            seen.append(inner.traitCollection.userInterfaceStyle)
        }
        host.window.overrideUserInterfaceStyle = .dark
        #expect(seen == [.light, .dark])
    }
}
