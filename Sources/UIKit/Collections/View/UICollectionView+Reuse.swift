import Foundation

// Cells and supplementary views come from classes and registrations, and are used again.
extension UICollectionView {
    /// Registers a class of views; nil takes the registration back. What is no such class is found out, as in UIKit, when a view is to be made.
    func register(_ given: AnyClass?, _ base: UICollectionReusableView.Type, kind: String?, identifier: String) {
        let view = given as? UICollectionReusableView.Type
        if let given, view == nil || base == UICollectionViewCell.self && !(view is UICollectionViewCell.Type) {
            let make: @MainActor () -> UICollectionReusableView? = {
                fatalError(
                    "The class \(given), which is registered for the identifier \"\(identifier)\", is not a subclass of \(base).")
            }
            return reuse.register(make, kind: kind, identifier: identifier)
        }
        reuse.register(view, kind: kind, identifier: identifier)
    }

    /// A view that waits, or a new one, where it will be placed; nil where no class is registered.
    func dequeue(kind: String?, identifier: String, for indexPath: IndexPath) -> UICollectionReusableView? {
        let asked = reuse.asked.flatMap { $0.indexPath == indexPath && $0.element.kind == kind ? $0.attributes : nil }
        if kind == nil, let cell = reuse.reconfigured, asked != nil {
            if cell.reuseIdentifier == identifier { return cell }
            fatalError(
                "A reconfigured item keeps its cell. For the item at \(indexPath), dequeue a cell with the identifier "
                    + "\"\(cell.reuseIdentifier ?? "")\" instead of \"\(identifier)\", or reload the item.")
        }
        let attributes = asked ?? (kind == nil ? layoutAttributesForItem(at: indexPath) : nil)
        guard let view = reuse.take(kind: kind, identifier: identifier, size: attributes?.size ?? .zero) else { return nil }
        if let attributes { UIView.performWithoutAnimation { view.place(by: attributes) } }
        return view
    }

    // MARK: Registrations

    /// Makes the cells of one kind of items, and says what they show.
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Gives a cell what it shows.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identifier: String
        let nib: UINib?

        /// A registration of the cells of `Cell`. Make it once, not each time when a cell is asked for, or no cell is used again.
        public init(handler: @escaping Handler) {
            self.handler = handler
            identifier = RegistrationNames.next(of: Cell.self)
            nib = nil
        }

        /// A registration of the cells that a nib describes: its one top-level object is a `Cell`. Make it once.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            identifier = RegistrationNames.next(of: Cell.self)
            nib = cellNib
        }
    }

    /// Makes the supplementary views of one kind, and says what they show.
    @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Gives a supplementary view what it shows.
        public typealias Handler = @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let handler: Handler
        let elementKind: String
        let identifier: String
        let nib: UINib?

        /// A registration of the views of `Supplementary` for a kind. Make it once, or no view is used again.
        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            identifier = RegistrationNames.next(of: Supplementary.self)
            nib = nil
        }

        /// A registration of the views of a kind that a nib describes: its one top-level object is a `Supplementary`. Make it once.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            identifier = RegistrationNames.next(of: Supplementary.self)
            nib = supplementaryNib
        }
    }

    /// A cell of a registration, which shows `item`.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if !reuse.isRegistered(kind: nil, identifier: registration.identifier) {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: registration.identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
            }
        }
        let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = view as? Cell else { fatalError("The registration created \(view), which is not a \(Cell.self).") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view of a registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        if !reuse.isRegistered(kind: kind, identifier: identifier) {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let supplementary = view as? Supplementary else {
            fatalError("The registration created \(view), which is not a \(Supplementary.self).")
        }
        registration.handler(supplementary, kind, indexPath)
        return supplementary
    }
}

/// Names registrations, so that each has cells of its own.
@MainActor
private enum RegistrationNames {
    private static var count = 0

    static func next(of type: Any.Type) -> String {
        count += 1
        return "\(type) of registration \(count)"
    }
}
