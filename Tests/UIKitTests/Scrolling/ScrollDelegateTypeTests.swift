import Testing
import UIKitTesting

@testable import UIKit

@MainActor
private protocol NarrowDelegate: UIScrollViewDelegate {
    var name: String { get }
}

/// A scroll view with a delegate of a narrower type, like collection views, table views and text views.
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

private final class RecordingDelegate: NarrowDelegate {
    let name = "hearer"
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

private final class PlainScrollDelegate: UIScrollViewDelegate {}

@Suite("Delegates with the type of a scroll view subclass") @MainActor
struct ScrollDelegateTypeTests {
    @Test("A subclass can declare a delegate of its own type, and the delegate is notified of scrolling")
    func narrow() {
        let recordingDelegate = RecordingDelegate()
        let view = NarrowScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.delegate = recordingDelegate
        #expect(view.delegate?.name == "hearer")
        view.contentSize = CGSize(width: 100, height: 1000)
        view.contentOffset.y = 20
        #expect(recordingDelegate.offsets == [20])
    }

    @Test("A delegate set through UIScrollView is the subclass's delegate if it conforms to that delegate protocol, otherwise nil")
    func throughSuperclass() {
        let recordingDelegate = RecordingDelegate()
        let view = NarrowScrollView(frame: .zero)
        let scrollView: UIScrollView = view
        scrollView.delegate = recordingDelegate
        #expect(view.delegate === recordingDelegate && scrollView.delegate === recordingDelegate)
        let plain = PlainScrollDelegate()
        scrollView.delegate = plain
        #expect(view.delegate == nil && scrollView.delegate === plain)
        view.delegate = nil
        #expect(scrollView.delegate == nil)
    }

    @Test("A scroll view does not retain its delegate")
    func weakly() {
        let view = NarrowScrollView(frame: .zero)
        var recordingDelegate: RecordingDelegate? = RecordingDelegate()
        view.delegate = recordingDelegate
        recordingDelegate = nil
        #expect(view.delegate == nil && view.keptScrollViewDelegate == nil)
    }

    @Test("A subclass can declare its own property scrollDelegate")
    func ownName() {
        final class Feed: UICollectionView {
            weak var scrollDelegate: (any UIScrollViewDelegate)?
        }
        let recordingDelegate = RecordingDelegate()
        let feed = Feed(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        feed.scrollDelegate = recordingDelegate
        #expect(feed.delegate == nil)
        feed.contentOffset.y = 20
        #expect(recordingDelegate.offsets.isEmpty)
    }
}
