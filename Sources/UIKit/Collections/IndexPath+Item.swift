import Foundation

extension IndexPath {
    /// The path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
        // Without the array of a literal, which takes twice as long: lists make many.
        self.init(index: section)
        append(item)
    }

    /// The path of a row in a section of a table view.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The section: the path's first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item in its section: the path's second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The row in its section: the path's second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
