import Testing
import UIKit
import UIKitTesting

@Suite("useLayoutToLayoutNavigationTransitions") @MainActor
struct LayoutNavigationTests {
    private let host = TestHost(size: CGSize(width: 300, height: 600))
    private let first: Grid
    private let stack: UINavigationController

    private final class Grid: UICollectionViewController {
        init(side: CGFloat) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: side, height: side)
            super.init(collectionViewLayout: layout)
            title = "\(side)"
        }
        required init?(coder: NSCoder) { nil }
        var selected: [IndexPath] = []
        var hasHeaders = false

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            guard hasHeaders else { return super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
            return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath)
        }
    }

    init() {
        first = Grid(side: 50)
        stack = UINavigationController(rootViewController: first)
        host.window.rootViewController = stack
        host.advance(by: 0.5)
    }

    private func width(_ item: Int = 0) -> CGFloat? {
        first.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.bounds.width
    }

    @Test("The pushed controller shares the collection view; a push moves items to its layout, a pop back")
    func pushAndPop() throws {
        let shared = try #require(first.collectionView)
        #expect(width() == 50)
        let second = Grid(side: 120)
        second.useLayoutToLayoutNavigationTransitions = true
        let own = second.collectionViewLayout
        stack.pushViewController(second, animated: true)
        #expect(second.collectionView === shared && second.view === shared && first.view !== shared)
        #expect(shared.dataSource === first && shared.delegate === second)
        #expect(stack.navigationBar.topItem?.title == "120.0")
        host.advance(by: 1)
        #expect(shared.collectionViewLayout === own && width() == 120)
        host.tap(at: shared.convert(CGPoint(x: 60, y: 60), to: nil))
        #expect(second.selected.count == 1 && first.selected.isEmpty)
        // A drag from the edge does not move a view that the controller below shows too.
        host.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 250, y: 300))
        #expect(stack.topViewController === second)
        stack.popViewController(animated: true)
        #expect(first.view === shared && shared.delegate === first && stack.topViewController === first)
        host.advance(by: 1)
        #expect(width() == 50 && shared.window === host.window)
    }

    @Test("After two pushes a pop to the root restores the first layout, also during a push")
    func deep() throws {
        let shared = try #require(first.collectionView)
        for side in [80, 140] as [CGFloat] {
            let next = Grid(side: side)
            next.useLayoutToLayoutNavigationTransitions = true
            stack.pushViewController(next, animated: true)
            host.advance(by: 0.1)
        }
        stack.popToRootViewController(animated: true)
        host.advance(by: 1)
        #expect(width() == 50 && shared.delegate === first && first.view === shared && shared.superview != nil)
    }

    @Test("Headers of the pushed layout are provided by the first controller's data source")
    func headers() throws {
        let shared = try #require(first.collectionView)
        shared.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        first.hasHeaders = true
        let second = Grid(side: 120)
        second.useLayoutToLayoutNavigationTransitions = true
        (second.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 40, height: 40)
        second.loadViewIfNeeded()
        second.collectionView.reloadData()
        stack.pushViewController(second, animated: true)
        host.advance(by: 1)
        let path = IndexPath(item: 0, section: 0)
        #expect(shared.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)?.bounds.height == 40)
        stack.popViewController(animated: true)
        host.advance(by: 1)
        #expect(shared.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path) == nil)
    }

    @Test("Replacing the stack returns the shared collection view to the first controller")
    func replaced() throws {
        let shared = try #require(first.collectionView)
        let second = Grid(side: 120)
        second.useLayoutToLayoutNavigationTransitions = true
        stack.pushViewController(second, animated: false)
        host.advance(by: 0.5)
        stack.setViewControllers([first, UIViewController()], animated: false)
        host.advance(by: 0.5)
        stack.popViewController(animated: false)
        host.advance(by: 0.5)
        #expect(first.view === shared && shared.window === host.window && width() == 50)
    }

    @Test("Without useLayoutToLayoutNavigationTransitions the pushed controller shows its own collection view")
    func plain() {
        let second = Grid(side: 120)
        stack.pushViewController(second, animated: true)
        host.advance(by: 1)
        #expect(second.collectionView !== first.collectionView && second.collectionView.dataSource === second)
    }
}
