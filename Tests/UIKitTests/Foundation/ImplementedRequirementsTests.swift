import CConformance
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

// Delegates of an app, in the forms for which Swift generates different code.
private class NoMethods: NSObject, UIScrollViewDelegate {}
private class OneMethod: NSObject, UIScrollViewDelegate {
    var calls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
}
private final class FinalMethod: NSObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.last }
}
private class InheritedMethod: OneMethod {}
private final class OverridingMethod: InheritedMethod {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
        calls += 1
    }
}
private final class ByExtension: NSObject {}
extension ByExtension: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print(scrollView.contentOffset) }
}
private final class Generic<Element>: NSObject, UIScrollViewDelegate {
    var elements: [Element] = []
    func scrollViewDidZoom(_ scrollView: UIScrollView) { elements.removeAll() }
}
private class OpenGeneric<Element>: NSObject, UIScrollViewDelegate {
    func scrollViewDidZoom(_ scrollView: UIScrollView) { print(Element.self) }
}
private final class GenericSubclass: OpenGeneric<Int> {
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { print(scrollView.zoomScale) }
}
/// Calls the default implementations of other requirements.
private final class Forwarding: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollViewDidZoom(scrollView)
        if scrollViewShouldScrollToTop(scrollView) { scrollViewDidScrollToTop(scrollView) }
    }
}
private final class WithoutActor: NSObject, UIScrollViewDelegate {
    nonisolated func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewDidZoom(_ scrollView: UIScrollView) { print(scrollView.zoomScale) }
}
private final class Long: NSObject, UIScrollViewDelegate {
    var texts: [String: [CGPoint]] = [:]
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        for index in 0..<3 {
            texts["\(index)", default: []].append(scrollView.contentOffset)
            texts["\(index) \(index)", default: []].append(CGPoint(x: scrollView.bounds.minX, y: CGFloat(index)))
        }
        let sorted = texts.sorted { $0.key < $1.key }.map(\.value).flatMap { $0 }.filter { $0.y > 3 }
        switch sorted.count {
        case 0: scrollView.contentOffset.y += 1
        case 1: scrollView.contentOffset.x -= 1
        case 2: scrollViewDidZoom(scrollView)
        case 3: print(sorted[0].x, scrollView.contentInset)
        default: scrollView.contentSize = CGSize(width: sorted.map(\.x).reduce(0, +), height: sorted.map(\.y).reduce(0, +))
        }
    }
}
/// A table's delegate that implements methods of both of its protocols.
private final class Both: NSObject, UITableViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
}
private class Rows: UITableViewController {
    var deleted = 0
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        deleted += 1
    }
}
private final class MoreRows: Rows {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath) + CGFloat(deleted)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { deleted += 2 }
}
private final class MovingSource: UITableViewDiffableDataSource<Int, String> {
    var moves = 0
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        moves += 1
    }
}

@Suite("Detection of the optional methods that an object implements") @MainActor
struct ImplementedRequirementsTests {
    private static let scrolling: [OptionalRequirement] = [
        .scrollViewDidScroll, .scrollViewDidZoom, .scrollViewWillBeginDragging, .scrollViewWillEndDraggingWithVelocityTargetContentOffset,
        .scrollViewDidEndDraggingWillDecelerate, .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
        .scrollViewDidEndScrollingAnimation, .viewForZoomingIn, .scrollViewWillBeginZoomingWith, .scrollViewDidEndZoomingWithAtScale,
        .scrollViewShouldScrollToTop, .scrollViewDidScrollToTop, .scrollViewDidChangeAdjustedContentInset,
    ]

    private func implemented(_ object: (any UIScrollViewDelegate)?) -> [OptionalRequirement] {
        let methods = ImplementedRequirements(of: object)
        return Self.scrolling.filter { methods.contains($0, otherwise: false) }
    }

    @Test("A method in a class, a subclass, an extension or a generic class is distinguished from the default implementation")
    func classes() {
        #expect(implemented(nil) == [])
        #expect(implemented(NoMethods()) == [])
        #expect(implemented(OneMethod()) == [.scrollViewDidScroll])
        #expect(implemented(FinalMethod()) == [.viewForZoomingIn])
        #expect(implemented(InheritedMethod()) == [.scrollViewDidScroll])
        #expect(implemented(OverridingMethod()) == [.scrollViewDidScroll])
        #expect(implemented(ByExtension()) == [.scrollViewDidEndDecelerating])
        #expect(implemented(Generic<Int>()) == [.scrollViewDidZoom])
        #expect(implemented(Generic<String>()) == [.scrollViewDidZoom])
        #expect(implemented(OpenGeneric<String>()) == [.scrollViewDidZoom])
        #expect(implemented(GenericSubclass()) == [.scrollViewDidZoom])
    }

    @Test("A method counts as implemented even if it calls other default implementations, is long, or has another actor isolation")
    func bodies() {
        #expect(implemented(Forwarding()) == [.scrollViewDidScroll])
        #expect(implemented(Long()) == [.scrollViewDidScroll])
        #expect(implemented(WithoutActor()) == [.scrollViewDidScroll, .scrollViewDidZoom])
    }

    @Test("Methods are detected through an inherited protocol, and through a conformance found at run time")
    func inheritance() {
        let both = Both()
        #expect(implemented(both) == [.scrollViewDidScroll])
        #expect(implemented(both as Any as? any UIScrollViewDelegate) == [.scrollViewDidScroll])
        #expect(OptionalRequirement.tableViewHeightForRowAt.isImplemented(by: both as (any UITableViewDelegate)?))
        #expect(!OptionalRequirement.tableViewDidSelectRowAt.isImplemented(by: both as (any UITableViewDelegate)?, otherwise: true))
        // The existential is not optional. Swift must pass it, and not the class.
        let delegate: any UITableViewDelegate = both
        #expect(!OptionalRequirement.tableViewDidSelectRowAt.isImplemented(by: delegate, otherwise: true))
    }

    @Test("A method that overrides a library class's method counts as implemented, also if it calls super")
    func overrides() {
        func source(_ object: any UITableViewDataSource) -> [OptionalRequirement] {
            let methods = ImplementedRequirements(of: object)
            return [.tableViewCanEditRowAt, .tableViewCommitForRowAt, .tableViewMoveRowAtTo].filter { methods.contains($0) }
        }
        #expect(source(UITableViewController()) == [])
        #expect(source(Rows()) == [.tableViewCommitForRowAt])
        #expect(source(MoreRows()) == [.tableViewCommitForRowAt])
        #expect(!OptionalRequirement.tableViewHeightForRowAt.isImplemented(by: Rows() as any UITableViewDelegate))
        #expect(OptionalRequirement.tableViewHeightForRowAt.isImplemented(by: MoreRows() as any UITableViewDelegate))
        #expect(implemented(MoreRows()) == [.scrollViewDidScroll])
        let table = UITableView()
        #expect(source(UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }) == [])
        #expect(source(MovingSource(tableView: table) { _, _, _ in nil }) == [.tableViewMoveRowAtTo])
    }

    @Test("For a value that is not an existential, isImplemented(by:otherwise:) returns the given default")
    func others() {
        #expect(OptionalRequirement.scrollViewDidScroll.isImplemented(by: OneMethod(), otherwise: true))
        #expect(!OptionalRequirement.scrollViewDidScroll.isImplemented(by: OneMethod(), otherwise: false))
        #expect(!OptionalRequirement.scrollViewDidScroll.isImplemented(by: "text" as String?, otherwise: false))
    }

    @Test("The result of an optional method that the object does not implement is nil")
    func nilResult() {
        let view = UIScrollView()
        let methods = ImplementedRequirements(of: OneMethod() as any UIScrollViewDelegate)
        #expect(methods.answer(of: .scrollViewShouldScrollToTop) { true } == nil)
        #expect(methods.answer(of: .scrollViewDidScroll) { true } == true)
        _ = lodestone_take_called_default()
        (NoMethods() as any UIScrollViewDelegate).scrollViewDidZoom(view)
        (NoMethods() as any UIScrollViewDelegate).scrollViewDidScroll(view)
        #expect(lodestone_take_called_default() == OptionalRequirement.scrollViewDidZoom.rawValue)
        #expect(lodestone_take_called_default() == 0)
    }

    @Test("The first lookup for a class takes less than 50 ms, and later lookups take less than 20 µs")
    func cost() {
        final class New: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(indexPath) }
        }
        let clock = ContinuousClock()
        let delegate: any UITableViewDelegate = New()
        let first = clock.measure { _ = ImplementedRequirements(of: delegate) }
        let others = clock.measure {
            for _ in 0..<10_000 where OptionalRequirement.tableViewHeightForRowAt.isImplemented(by: delegate) { Issue.record() }
        }
        print("first look \(first), then \(others / 10_000)")
        #expect(first < .milliseconds(50) && others / 10_000 < .microseconds(20))
    }
}
