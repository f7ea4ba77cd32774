import Foundation

/// A controller whose view is a collection view, of which it is data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let givenLayout: UICollectionViewLayout

    /// A controller whose collection view has `layout`.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        givenLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        givenLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, which is the controller's view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollectionView ?? view as? UICollectionView
        }
        set {
            ownCollectionView = newValue
            view = newValue
        }
    }
    private var ownCollectionView: UICollectionView?

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout { ownCollectionView?.collectionViewLayout ?? givenLayout }

    /// Whether the selection is cleared when the view is about to appear. True unless set.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a finger that rests on an item and then moves reorders the items, where the data source takes moves. True unless set.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { reorderPress?.isEnabled = installsStandardGestureForInteractiveMovement }
    }
    private var reorderPress: ReorderPress?

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let collectionView = ownCollectionView ?? view as? UICollectionView else { return }
        let press = ReorderPress(collectionView: collectionView)
        press.isEnabled = installsStandardGestureForInteractiveMovement
        collectionView.addGestureRecognizer(press)
        reorderPress = press
    }

    open override func loadView() {
        if loadInterface() {
            ownCollectionView = viewIfLoaded as? UICollectionView
            return
        }
        let collectionView = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: givenLayout)
        collectionView.dataSource = self
        collectionView.delegate = self
        ownCollectionView = collectionView
        view = collectionView
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionView = ownCollectionView else { return }
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: indexPath, animated: animated) }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        ownCollectionView?.isEditing = editing
    }

    // MARK: Data source, to be overridden

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        fatalError("\(type(of: self)) has items: override collectionView(_:cellForItemAt:).")
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "The layout has a supplementary view of the kind \(kind): override collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.answersOfDefault.insert(.canMove)
        return false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.answersOfDefault.insert(.move) }

    // MARK: Delegate, to be overridden

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
