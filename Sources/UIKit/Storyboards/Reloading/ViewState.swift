#if DEBUG
    import Foundation
    import InterfaceDocuments

    /// The state of the views of a document: texts, values, offsets, selections, the first responder.
    ///
    /// The new view with the same object ID takes a value, unless the document itself has another value now.
    @MainActor
    struct ViewState {
        private struct Saved {
            let id: String
            let element: InterfaceElement
            /// The attribute of the document that determines the value; nil for values that documents do not have.
            let attribute: String?
            let restore: (AnyObject) -> Void
        }

        private var values: [Saved] = []
        private var scrolling: [Saved] = []
        private var responder: (id: String, selection: (start: Int, end: Int)?)?

        /// Stores the state of the views that a loader created, and of the first responder among them.
        init(of loaded: LoadedInterface, in root: UIView) {
            let current = root.window?.firstResponder
            for (id, element) in loaded.elements {
                guard let view = loaded.object(id) as? UIView else { continue }
                save(view, id, element)
                guard let current, current === view || (view is UISearchBar && (current as? UIView)?.isDescendant(of: view) == true) else {
                    continue
                }
                responder = (id, Self.selection(of: current))
            }
            if responder == nil, let view = current as? UIView, view.isDescendant(of: root) {
                storyboardLog.notice("The first responder, a \(type(of: view)), is not an object of the scene, so it resigns.")
            }
        }

        private static func selection(of responder: UIResponder) -> (start: Int, end: Int)? {
            guard let input = responder as? any UITextInput, let range = input.selectedTextRange else { return nil }
            let start = input.beginningOfDocument
            return (input.offset(from: start, to: range.start), input.offset(from: start, to: range.end))
        }

        private mutating func save(_ view: UIView, _ id: String, _ element: InterfaceElement) {
            func keep<View: AnyObject, Value: Equatable>(_ view: View, _ path: ReferenceWritableKeyPath<View, Value>, _ attribute: String?)
            {
                let value = view[keyPath: path]
                values.append(
                    Saved(id: id, element: element, attribute: attribute) { object in
                        guard let view = object as? View, view[keyPath: path] != value else { return }
                        view[keyPath: path] = value
                    })
            }
            keep(view, \.isHidden, "hidden")
            if let control = view as? UIControl {
                keep(control, \.isEnabled, "enabled")
                keep(control, \.isSelected, "selected")
            }
            switch view {
            case let view as UILabel where element.child(key: "attributedText") == nil: keep(view, \.text, "text")
            case let view as UITextField: keep(view, \.text, "text")
            case let view as UISearchBar: keep(view, \.text, "text")
            case let view as UISwitch: keep(view, \.isOn, "on")
            case let view as UISlider: keep(view, \.value, "value")
            case let view as UIStepper: keep(view, \.value, "value")
            case let view as UIProgressView: keep(view, \.progress, "progress")
            case let view as UIPageControl: keep(view, \.currentPage, "currentPage")
            case let view as UIDatePicker: keep(view, \.date, "date")
            case let view as UISegmentedControl: keep(view, \.selectedSegmentIndex, "selectedSegmentIndex")
            default: break
            }
            if let view = view as? UITextView { keep(view, \.text, "text") }
            if let view = view as? UIScrollView { saveScrolling(view, id, element) }
        }

        private mutating func saveScrolling(_ view: UIScrollView, _ id: String, _ element: InterfaceElement) {
            let offset = view.contentOffset
            let inset = view.adjustedContentInset
            let zoom = view.zoomScale
            let rows = (view as? UITableView)?.indexPathsForSelectedRows ?? []
            let items = (view as? UICollectionView)?.indexPathsForSelectedItems ?? []
            scrolling.append(
                Saved(id: id, element: element, attribute: nil) { object in
                    guard let new = object as? UIScrollView else { return }
                    if zoom != new.zoomScale { new.zoomScale = zoom }
                    // The distance to the edge of the content stays, also if bars have another height.
                    new.contentOffset = new.clamped(
                        CGPoint(
                            x: offset.x + inset.left - new.adjustedContentInset.left,
                            y: offset.y + inset.top - new.adjustedContentInset.top))
                    if let table = new as? UITableView {
                        for path in rows
                        where path.section < table.numberOfSections && path.row < table.numberOfRows(inSection: path.section) {
                            table.selectRow(at: path, animated: false, scrollPosition: .none)
                        }
                    }
                    guard let collection = new as? UICollectionView else { return }
                    for path in items
                    where path.section < collection.numberOfSections && path.item < collection.numberOfItems(inSection: path.section) {
                        collection.selectItem(at: path, animated: false, scrollPosition: [])
                    }
                })
        }

        // MARK: Restoring

        /// Sets the texts and values of the new views. Call it after `viewDidLoad()`.
        func restoreValues(in loaded: LoadedInterface, changedKeys: Set<String>) {
            for saved in values {
                guard let object = loaded.object(saved.id), let element = loaded.elements[saved.id] else { continue }
                if let attribute = saved.attribute {
                    guard saved.element.string(attribute) == element.string(attribute) else { continue }
                    if changedKeys.contains("\(saved.id).\(attribute)") { continue }
                }
                saved.restore(object)
            }
        }

        /// Sets the offsets, the zoom scales and the selections of the new views. Call it after their layout.
        func restoreScrolling(in loaded: LoadedInterface) {
            for saved in scrolling { if let object = loaded.object(saved.id) { saved.restore(object) } }
        }

        /// Makes the new view the first responder.
        func restoreResponder(in loaded: LoadedInterface, of root: UIView) {
            guard let responder else { return }
            guard let object = loaded.object(responder.id) as? UIResponder, object.becomeFirstResponder() else {
                return storyboardLog.notice("The first responder \(responder.id) is not in the scene any more, so it resigned.")
            }
            guard let selection = responder.selection, let input = object as? any UITextInput,
                let start = input.position(from: input.beginningOfDocument, offset: selection.start),
                let end = input.position(from: input.beginningOfDocument, offset: selection.end)
            else { return }
            input.selectedTextRange = input.textRange(from: start, to: end)
        }
    }
#endif
