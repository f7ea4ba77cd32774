import Foundation

extension IndexPath {
    /// Creates the index path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
        // `append(_:)` takes half as long as an array literal. Lists create many index paths.
        self.init(index: section)
        append(item)
    }

    /// Creates the index path of a row in a section of a table view.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The section index: the path's first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item index in its section: the path's second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The row index in its section: the path's second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
