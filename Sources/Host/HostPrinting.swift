import Foundation

/// A sheet of paper in portrait orientation. Lengths are in points of 1/72 inch.
public struct HostPaper: Sendable, Equatable {
    /// The paper's PWG 5101.1 name, such as `iso_a4`.
    public var name: String
    /// The size.
    public var size: CGSize
    /// The printable area, relative to the sheet's top left corner.
    public var printableRect: CGRect

    public init(name: String, size: CGSize, printableRect: CGRect) {
        (self.name, self.size, self.printableRect) = (name, size, printableRect)
    }
}

/// The initial settings of a print dialog.
public struct HostPrintRequest: Sendable, Equatable {
    /// Duplex printing.
    public enum Sides: String, Sendable {
        /// One side.
        case one
        /// Both sides, flipped on the long edge.
        case longEdge
        /// Both sides, flipped on the short edge.
        case shortEdge
    }

    /// The job's title.
    public var title: String
    /// The printer's name; nil for the desktop's default.
    public var printer: String?
    /// The paper's name; nil for the desktop's default.
    public var paper: String?
    /// Whether the orientation is landscape.
    public var isLandscape: Bool
    /// Whether to print in colour.
    public var isColor: Bool
    /// Whether to print in the best quality, as for photos.
    public var isPhoto: Bool
    public var sides: Sides

    public init(
        title: String, printer: String? = nil, paper: String? = nil, isLandscape: Bool = false, isColor: Bool = true, isPhoto: Bool = false,
        sides: Sides = .one
    ) {
        (self.title, self.printer, self.paper, self.isLandscape) = (title, printer, paper, isLandscape)
        (self.isColor, self.isPhoto, self.sides) = (isColor, isPhoto, sides)
    }
}

/// The sheet of paper that the user chose. Lengths are in points from the top left corner, in the chosen orientation.
public struct HostPrintSheet: Sendable, Equatable {
    /// The size.
    public var size: CGSize
    /// The printable area.
    public var printableRect: CGRect
    /// The zero-based ranges of pages to print. If nil, all pages are printed.
    public var pages: [ClosedRange<Int>]?

    public init(size: CGSize, printableRect: CGRect, pages: [ClosedRange<Int>]? = nil) {
        (self.size, self.printableRect, self.pages) = (size, printableRect, pages)
    }
}

/// The drawn pages of a print job. Hosts without a printer, as in tests, receive these instead of a file.
@MainActor
public protocol HostPrintPages: AnyObject {
    /// The number of pages.
    var count: Int { get }
}

/// The printer, paper and settings that the user chose.
@MainActor
public protocol HostPrintJob: AnyObject {
    /// The sheet.
    var sheet: HostPrintSheet { get }

    /// Prints a PDF. Calls `completion` once, after this function has returned and the file has been read. The argument is nil or an error message for the log.
    ///
    /// - Parameters:
    ///   - file: The complete PDF. The caller removes the file after `completion`.
    ///   - title: The job's title.
    ///   - pages: The drawn pages; nil if the PDF is an existing document.
    func print(_ file: URL, title: String, pages: (any HostPrintPages)?, completion: @escaping @MainActor (String?) -> Void)
}

/// The desktop's printing.
@MainActor
public protocol HostPrinting: AnyObject {
    /// The available papers. The first one is the desktop's default.
    var papers: [HostPaper] { get }

    /// Shows the desktop's print dialog, above `window` unless it is nil. Calls `completion` once, after this function has returned, with the job, or with nil
    /// if the user cancelled.
    func choosePrinter(
        _ request: HostPrintRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ((any HostPrintJob)?) -> Void
    ) -> any HostDialog
}
