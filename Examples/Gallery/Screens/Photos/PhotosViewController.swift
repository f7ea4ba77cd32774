import UIKit

/// Up to a million photos: pinch to resize, rotate to change the layout (grid, wheel, mosaic), long-press to copy, and drag to reorder, in
/// and out.
public final class PhotosViewController: UIViewController, SizedDemo {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Photos",
        summary: "Pinch the photos, turn two fingers for other layouts, and drag photos to other places, to other programs and from them.",
        symbol: .photos, color: .systemTeal, makeViewController: { PhotosViewController() })

    /// The layouts in the order of the choice.
    let grid: UICollectionViewFlowLayout = GridLayout()
    let wheel = WheelLayout()
    let mosaic = MosaicLayout(itemSize: PhotosViewController.itemSize)
    private var layouts: [UICollectionViewLayout] { [grid, wheel, mosaic] }
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: grid)
    let choice = ChoiceBar(["Grid", "Wheel", "Mosaic"])
    let slider = UISlider()
    private let countLabel = UILabel()
    private let copyButton = UIButton(configuration: .tinted())

    /// The numbers of the photos, in their order.
    var numbers: [Int] = Array(0..<1000)
    /// Dropped photos by their numbers.
    private var foreign: [Int: UIImage] = [:]
    private var nextForeign = -1
    /// A cache of thumbnails for recently visible photos.
    private var drawn: [Int: UIImage] = [:]

    private static let itemSize = CGSize(width: 80, height: 120)
    /// The scale of the photos.
    private var scale: CGFloat = 1
    private var scaleAtPinch: CGFloat = 1
    private var transition: UICollectionViewTransitionLayout?

    /// Builds the grid and the controls.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        collectionView.backgroundColor = .clear
        collectionView.accessibilityLabel = local("Photos")
        grid.itemSize = Self.itemSize
        grid.minimumLineSpacing = 8
        grid.minimumInteritemSpacing = 8
        grid.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelection = true
        view.addSubview(collectionView)
        addRecognizers()

        choice.onChange = { [weak self] index in self?.show(layout: index, animated: true) }
        slider.minimumValue = 1
        slider.maximumValue = 6
        slider.value = 3
        slider.accessibilityLabel = local("Number of photos")
        slider.addAction(UIAction { [weak self] _ in self?.countDidChange() }, for: .valueChanged)
        countLabel.font = .monospacedDigitSystemFont(ofSize: 14, weight: .medium)
        countLabel.textColor = .note
        countLabel.followTextSize(upTo: 20)
        countLabel.shrinks(to: 0.5)
        copyButton.setTitle(local("Copy"), for: .normal)
        copyButton.tintColor = .accent
        copyButton.maximumContentSizeCategory = .extraExtraExtraLarge
        copyButton.addAction(UIAction { [weak self] _ in self?.copySelection() }, for: .primaryActionTriggered)
        for part in [choice, slider, countLabel, copyButton] as [UIView] { view.addSubview(part) }
        showCount()
    }

    private func addRecognizers() {
        let pinch = UIPinchGestureRecognizer { [weak self] in self?.pinch($0) }
        let turn = UIRotationGestureRecognizer { [weak self] in self?.turn($0) }
        for recognizer in [pinch, turn] {
            recognizer.delegate = self
            collectionView.addGestureRecognizer(recognizer)
        }
        // The collection view's pan requires the two-finger gestures to fail.
        collectionView.panGestureRecognizer.require(toFail: pinch)
        collectionView.panGestureRecognizer.require(toFail: turn)
    }

    /// Lays out the controls above the photos, in one row if they fit, else in two.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).shrunk(dx: 16, dy: 12)
        let (row, gap) = (ChoiceBar.height, 12.0)
        let isWide = area.width >= 620
        let copySize = copyButton.intrinsicContentSize
        let (copyWidth, copyHeight) = (max(80, copySize.width), max(row, copySize.height))
        let choiceWidth: CGFloat = isWide ? 260 : max(area.width - copyWidth - gap, 0)
        let choicePlace = CGRect(x: area.minX, y: area.minY, width: choiceWidth, height: row)
        let copyPlace = CGRect(
            x: area.maxX - copyWidth, y: area.minY + (row - copyHeight) / 2, width: copyWidth, height: copyHeight)
        choice.frame = view.directed(choicePlace)
        copyButton.frame = view.directed(copyPlace)
        let y = isWide ? area.minY : area.minY + row + gap
        let left = isWide ? choicePlace.maxX + 24 : area.minX
        let right = isWide ? copyPlace.minX - 16 : area.maxX
        countLabel.textAlignment = view.trailing
        countLabel.frame = view.directed(CGRect(x: right - 84, y: y, width: 84, height: row))
        slider.frame = view.directed(CGRect(x: left, y: y, width: max(right - 84 - gap - left, 0), height: row))
        let top = y + row + gap
        collectionView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
    }

    func leastHeight(forWidth width: CGFloat) -> CGFloat { 300 }

    // MARK: Number of photos

    /// The slider is logarithmic.
    private func countDidChange() {
        let count = Int(pow(10, Double(slider.value)).rounded())
        if count < numbers.count { numbers.removeLast(numbers.count - count) } else { numbers += numbers.count..<count }
        collectionView.reloadData()
        showCount()
    }

    private func showCount() {
        countLabel.text = numbers.count.formatted(.number.locale(.desktop))
        slider.accessibilityValue = countLabel.text
    }

    // MARK: Two fingers

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .began { scaleAtPinch = scale }
        guard recognizer.state == .began || recognizer.state == .changed else { return }
        scale = min(max(scaleAtPinch * recognizer.scale, 0.3), 4)
        let size = CGSize(width: Self.itemSize.width * scale, height: Self.itemSize.height * scale)
        (grid.itemSize, wheel.itemSize, mosaic.itemSize) = (size, size, size)
    }

    private func turn(_ recognizer: UIRotationGestureRecognizer) {
        switch recognizer.state {
        case .began:
            // Clockwise shows the next layout, counter-clockwise the previous one.
            let current = layouts.firstIndex { $0 === collectionView.collectionViewLayout } ?? 0
            let next = (current + (recognizer.rotation < 0 ? layouts.count - 1 : 1)) % layouts.count
            transition = collectionView.startInteractiveTransition(to: layouts[next]) { [weak self] _, finished in
                if finished { self?.choice.selection = next }
            }
        case .changed: transition?.transitionProgress = min(max(abs(recognizer.rotation) / (.pi / 3), 0), 1)
        default:
            guard let transition else { return }
            self.transition = nil
            if recognizer.state == .ended, transition.transitionProgress > 0.4 {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        }
    }

    private func show(layout index: Int, animated: Bool) {
        guard transition == nil else { return }
        collectionView.setCollectionViewLayout(layouts[index], animated: animated)
    }

    // MARK: Pictures

    private func image(_ number: Int) -> UIImage { foreign[number] ?? Photo.image(number) }

    /// A cell's picture, cached, since a photo often becomes visible again.
    private func thumbnail(_ number: Int) -> UIImage {
        if let known = foreign[number] ?? drawn[number] { return known }
        if drawn.count > 400 { drawn.removeAll(keepingCapacity: true) }
        let size = CGSize(width: 160, height: 240)
        let picture = UIGraphicsImageRenderer(size: size).image {
            Photo.draw(number, in: CGRect(origin: .zero, size: size), of: $0.cgContext)
        }
        drawn[number] = picture
        return picture
    }

    /// Copies the selected photo to the pasteboard.
    private func copySelection() {
        if let path = collectionView.indexPathsForSelectedItems?.first { copyPhoto(at: path) }
    }

    private func copyPhoto(at path: IndexPath) {
        guard path.item < numbers.count else { return }
        UIPasteboard.general.image = image(numbers[path.item])
    }
}

extension PhotosViewController: UICollectionViewDelegate {
    /// A long press or a secondary click copies the photo.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] (_: [UIMenuElement]) -> UIMenu? in
            UIMenu(children: [UIAction(title: local("Copy")) { _ in self?.copyPhoto(at: indexPath) }])
        }
    }
}

extension PhotosViewController: UICollectionViewDataSource {
    /// All photos are in one section.
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

    /// The cell of a photo.
    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let number = numbers[indexPath.item]
        (cell as? PhotoCell)?.show(thumbnail(number), caption: number < 0 ? local("New") : "\(number + 1)")
        return cell
    }
}

extension PhotosViewController: UIGestureRecognizerDelegate {
    /// A pinch and a rotation exclude each other.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension PhotosViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    /// Drags the photo as an image.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [dragItem(at: indexPath)] }

    /// A tap on another photo adds it to the drag.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [dragItem(at: indexPath)] }

    private func dragItem(at indexPath: IndexPath) -> UIDragItem {
        let number = numbers[indexPath.item]
        let item = UIDragItem(itemProvider: NSItemProvider(object: image(number)))
        item.localObject = number
        return item
    }

    /// Accepts images only.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIImage.self)
    }

    /// Moves this grid's photos, copies others.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    /// Moves the photos, or loads those of another program behind placeholders.
    public func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(item: numbers.count, section: 0)
        if coordinator.items.allSatisfy({ $0.sourceIndexPath != nil }) {
            move(coordinator, to: destination)
        } else {
            for (offset, item) in coordinator.items.enumerated() {
                load(item.dragItem, coordinator, at: IndexPath(item: min(destination.item + offset, numbers.count), section: 0))
            }
        }
    }

    private func move(_ coordinator: any UICollectionViewDropCoordinator, to destination: IndexPath) {
        let sources = coordinator.items.compactMap { $0.sourceIndexPath?.item }
        let moved = sources.map { numbers[$0] }
        // The destination of several photos does not take their removal into account; that of a single one does.
        let before = sources.count > 1 ? sources.filter { $0 < destination.item }.count : 0
        let first = min(destination.item - before, numbers.count - sources.count)
        let paths = sources.indices.map { IndexPath(item: first + $0, section: 0) }
        collectionView.performBatchUpdates {
            for source in sources.sorted(by: >) { self.numbers.remove(at: source) }
            self.numbers.insert(contentsOf: moved, at: first)
            for (source, path) in zip(sources, paths) { self.collectionView.moveItem(at: IndexPath(item: source, section: 0), to: path) }
        }
        for (item, path) in zip(coordinator.items, paths) { coordinator.drop(item.dragItem, toItemAt: path) }
    }

    private func load(_ item: UIDragItem, _ coordinator: any UICollectionViewDropCoordinator, at path: IndexPath) {
        let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "photo")
        placeholder.cellUpdateHandler = { cell in
            (cell as? PhotoCell)?.show(nil, caption: "…")
            cell.contentView.backgroundColor = .tertiarySystemFill
        }
        let context = coordinator.drop(item, to: placeholder)
        _ = item.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] object, _ in
            let picture = object as? UIImage
            Task { @MainActor in self?.take(picture, context) }
        }
    }

    private func take(_ picture: UIImage?, _ context: any UICollectionViewDropPlaceholderContext) {
        guard let picture else {
            context.deletePlaceholder()
            return
        }
        context.commitInsertion { path in
            foreign[nextForeign] = picture
            numbers.insert(nextForeign, at: min(path.item, numbers.count))
            nextForeign -= 1
        }
        showCount()
    }
}
