import Testing
import UIKitTesting

@testable import UIKit

@MainActor
private protocol NarrowDelegate: UIScrollViewDelegate {
    var name: String { get }
}

/// A scroll view with a delegate of a refined protocol, like collection views, table views and text views.
private final class NarrowScrollView: UIScrollView {
    private weak var narrow: (any NarrowDelegate)?

    var delegate: (any NarrowDelegate)? {
        get { narrow }
        set { keptScrollViewDelegate = newValue }
    }

    override weak var keptScrollViewDelegate: (any UIScrollViewDelegate)? {
        didSet { narrow = keptScrollViewDelegate as? any NarrowDelegate }
    }
}

private final class Hearer: NarrowDelegate {
    let name = "hearer"
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

private final class PlainHearer: UIScrollViewDelegate {}

@Suite("Scroll view delegates of refined protocols") @MainActor
struct ScrollDelegateTypeTests {
    @Test("A subclass may redeclare delegate with a refined protocol; that delegate is notified of scrolling")
    func narrow() {
        let hearer = Hearer()
        let view = NarrowScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.delegate = hearer
        #expect(view.delegate?.name == "hearer")
        view.contentSize = CGSize(width: 100, height: 1000)
        view.contentOffset.y = 20
        #expect(hearer.offsets == [20])
    }

    @Test("A delegate set through UIScrollView is the same object; if it does not conform, the subclass's delegate is nil")
    func throughSuperclass() {
        let hearer = Hearer()
        let view = NarrowScrollView(frame: .zero)
        let scrollView: UIScrollView = view
        scrollView.delegate = hearer
        #expect(view.delegate === hearer && scrollView.delegate === hearer)
        let plain = PlainHearer()
        scrollView.delegate = plain
        #expect(view.delegate == nil && scrollView.delegate === plain)
        view.delegate = nil
        #expect(scrollView.delegate == nil)
    }

    @Test("The delegate is not retained")
    func weakly() {
        let view = NarrowScrollView(frame: .zero)
        var hearer: Hearer? = Hearer()
        view.delegate = hearer
        hearer = nil
        #expect(view.delegate == nil && view.keptScrollViewDelegate == nil)
    }

    @Test("A subclass may have its own property named scrollDelegate")
    func ownName() {
        final class Feed: UICollectionView {
            weak var scrollDelegate: (any UIScrollViewDelegate)?
        }
        let hearer = Hearer()
        let feed = Feed(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        feed.scrollDelegate = hearer
        #expect(feed.delegate == nil)
        feed.contentOffset.y = 20
        #expect(hearer.offsets.isEmpty)
    }
}
