import UIKit
import UniformTypeIdentifiers

/// The wall: it adds, arranges and removes photos. The photos handle their own touches.
final class PhotoWallViewController: UIViewController {
    private var size = CGSize.zero

    /// The photos from the rearmost to the frontmost.
    var photos: [PhotoView] { view.subviews.compactMap { $0 as? PhotoView } }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photo Wall"
        view.backgroundColor = .secondarySystemBackground
        view.clipsToBounds = true
        // Photos may be below the bar.
        navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
        navigationItem.leftBarButtonItems = [
            item("Undo", "arrow.uturn.backward") { $0.view.undoManager?.undo() },
            item("Redo", "arrow.uturn.forward") { $0.view.undoManager?.redo() },
        ]
        navigationItem.rightBarButtonItems = [
            item("Arrange", "square.grid.2x2") { $0.arrange() }, item("Remove Photo", "trash") { $0.removeCurrentPhoto() },
        ]
        view.addInteraction(UIDropInteraction(delegate: self))
    }

    private func item(_ title: String, _ symbol: String, perform: @escaping (PhotoWallViewController) -> Void) -> UIBarButtonItem {
        let image = UIImage(systemName: symbol)
        return UIBarButtonItem(primaryAction: UIAction(title: title, image: image) { [weak self] _ in self.map(perform) })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let old = size
        size = view.bounds.size
        guard old != size, size.width > 0 else { return }
        if old == .zero { return hangSamples() }
        // Photos keep their relative position in a window of another size.
        let change = CGAffineTransform(scaleX: size.width / old.width, y: size.height / old.height)
        for photo in photos { photo.placement.center = photo.placement.center.applying(change) }
    }

    private func hangSamples() {
        let samples = SamplePhoto.all
        for (index, sample) in samples.enumerated() {
            let cell = cell(index, of: samples.count)
            let scale = min(max(min(cell.width, cell.height) / 240, 0.5), 1.3)
            let placement = Placement(
                center: CGPoint(x: cell.midX, y: cell.midY), scale: scale, angle: [-0.12, 0.08, 0.05, -0.07][index % 4])
            view.addSubview(PhotoView(image: sample.image, name: sample.name, placement: placement))
        }
    }

    /// The area that no bar covers.
    private var area: CGRect { view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20) }

    /// A cell of a grid whose cells are about square.
    private func cell(_ index: Int, of count: Int) -> CGRect {
        let columns = max(1, Int((CGFloat(count) * area.width / max(area.height, 1)).squareRoot().rounded()))
        let rows = (count + columns - 1) / columns
        let size = CGSize(width: area.width / CGFloat(columns), height: area.height / CGFloat(rows))
        return CGRect(
            x: area.minX + CGFloat(index % columns) * size.width, y: area.minY + CGFloat(index / columns) * size.height,
            width: size.width, height: size.height)
    }

    // MARK: Commands

    /// Arranges the photos in a grid. All changes of one event are one undo.
    private func arrange() {
        for (index, photo) in photos.enumerated() {
            photo.place(photo.placement(fitting: cell(index, of: photos.count).insetBy(dx: 10, dy: 10)))
        }
    }

    /// Removes the photo that keys or a finger used last.
    private func removeCurrentPhoto() {
        if let photo = photos.first(where: \.isFirstResponder) ?? photos.last { remove(photo) }
    }

    private func add(_ photo: PhotoView) {
        view.addSubview(photo)
        view.undoManager?.registerUndo(withTarget: self) { $0.remove(photo) }
    }

    private func remove(_ photo: PhotoView) {
        photo.removeFromSuperview()
        view.undoManager?.registerUndo(withTarget: self) { $0.add(photo) }
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Undo", input: "z", modifierFlags: .command) { [weak self] _ in self?.view.undoManager?.undo() },
            UIKeyCommand(title: "Redo", input: "z", modifierFlags: [.command, .shift]) { [weak self] _ in self?.view.undoManager?.redo() },
            UIKeyCommand(title: "Remove", input: UIKeyCommand.inputDelete) { [weak self] _ in self?.removeCurrentPhoto() },
        ]
    }
}

// MARK: Photos of other programs

extension PhotoWallViewController: UIDropInteractionDelegate {
    /// Files of a file manager are of an unknown type until they are dropped.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: [UTType.image.identifier, UTType.fileURL.identifier])
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let point = session.location(in: view)
        for (index, item) in session.items.enumerated() {
            // Several photos lie fanned out, so that each can be touched.
            let placement = Placement(center: point, angle: CGFloat(index) * 0.1).moved(by: CGPoint(x: index * 24, y: index * 24))
            add(item.itemProvider, at: placement)
        }
    }

    /// Loads a photo. Another thread decodes it at a size that is large enough for the wall.
    private func add(_ provider: NSItemProvider, at placement: Placement) {
        _ = provider.loadObject(ofClass: UIImage.self) { object, _ in
            guard let image = object as? UIImage, image.size.width > 0, image.size.height > 0 else { return }
            let factor = min(1, 1600 / max(image.size.width, image.size.height))
            let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
            let photo = image.preparingThumbnail(of: size) ?? image
            let name = provider.suggestedName ?? "Photo"
            Task { @MainActor in self.add(PhotoView(image: photo, name: name, placement: placement)) }
        }
    }
}
