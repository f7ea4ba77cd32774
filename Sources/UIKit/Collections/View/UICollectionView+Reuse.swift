import Foundation

// Registration and reuse of cells and supplementary views.
extension UICollectionView {
    /// Registers a class; nil unregisters it. A class that is not a subclass of `base` stops the app when a view is dequeued, as in UIKit.
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

    /// Dequeues or creates a view and positions it. Nil if no class is registered.
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
        if let attributes { UIView.performWithoutAnimation { view.position(by: attributes) } }
        return view
    }

    // MARK: Registrations

    /// A registration of a cell class or nib, with a closure that configures its cells.
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Closure that configures a cell for an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identifier: String
        let nib: UINib?

        /// Creates a registration for the class `Cell`. Create it once, not in the cell provider; otherwise no cell is reused.
        public init(handler: @escaping Handler) {
            self.handler = handler
            identifier = RegistrationNames.next(of: Cell.self)
            nib = nil
        }

        /// Creates a registration for a nib with a single top-level object, a `Cell`. Create it once.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            identifier = RegistrationNames.next(of: Cell.self)
            nib = cellNib
        }
    }

    /// A registration of a supplementary view class or nib, with a closure that configures its views.
    @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Closure that configures a supplementary view.
        public typealias Handler = @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let handler: Handler
        let elementKind: String
        let identifier: String
        let nib: UINib?

        /// Creates a registration for the class `Supplementary` and a kind. Create it once; otherwise no view is reused.
        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            identifier = RegistrationNames.next(of: Supplementary.self)
            nib = nil
        }

        /// Creates a registration for a kind and a nib with a single top-level object, a `Supplementary`. Create it once.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            identifier = RegistrationNames.next(of: Supplementary.self)
            nib = supplementaryNib
        }
    }

    /// Dequeues a cell with a registration, and configures it for `item`.
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

    /// Dequeues a supplementary view with a registration, and configures it.
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

/// Creates unique reuse identifiers for registrations.
@MainActor
private enum RegistrationNames {
    /// The number of registrations, for unique identifiers.
    private static var count = 0

    static func next(of type: Any.Type) -> String {
        count += 1
        return "\(type) of registration \(count)"
    }
}
