import Foundation

/// A sheet of paper as it lies upright. Lengths are in points: 72 of them are an inch.
public struct HostPaper: Sendable, Equatable {
    /// Its name of PWG 5101.1, as `iso_a4`.
    public var name: String
    /// Its size.
    public var size: CGSize
    /// The part that printers reach, from the upper left corner.
    public var printableRect: CGRect

    public init(name: String, size: CGSize, printableRect: CGRect) {
        (self.name, self.size, self.printableRect) = (name, size, printableRect)
    }
}

/// What a dialog for printing begins with.
public struct HostPrintRequest: Sendable, Equatable {
    /// How both sides of a sheet are printed.
    public enum Sides: String, Sendable {
        /// Only one is.
        case one
        /// The sheet is turned about its longer edge.
        case longEdge
        /// The sheet is turned about its shorter edge.
        case shortEdge
    }

    /// What a person reads of the job.
    public var title: String
    /// The printer's name; nil leaves it to the desktop.
    public var printer: String?
    /// The name of the paper; nil leaves it to the desktop.
    public var paper: String?
    /// The sheet lies on its side.
    public var isLandscape: Bool
    /// In colours.
    public var isColor: Bool
    /// As good as the printer can.
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

/// The sheets that a person chose. Lengths are in points, from the upper left corner as the sheet is turned.
public struct HostPrintSheet: Sendable, Equatable {
    /// The sheet's size.
    public var size: CGSize
    /// The part that the printer reaches.
    public var printableRect: CGRect
    /// The pages to be printed, counted from 0; nil for all.
    public var pages: [ClosedRange<Int>]?

    public init(size: CGSize, printableRect: CGRect, pages: [ClosedRange<Int>]? = nil) {
        (self.size, self.printableRect, self.pages) = (size, printableRect, pages)
    }
}

/// What may be asked about pages that are being printed, by hosts that have no printer.
@MainActor
public protocol HostPrintPages: AnyObject {
    /// How many there are.
    var count: Int { get }
}

/// A printer, paper and settings that a person chose.
@MainActor
public protocol HostPrintJob: AnyObject {
    /// What is printed on.
    var sheet: HostPrintSheet { get }

    /// Prints a PDF, which is read before `completion` is called: once, later, with nil or with what went wrong, in words for a log.
    ///
    /// - Parameters:
    ///   - file: The PDF. It is complete, and is the caller's to remove at the end.
    ///   - title: What a person reads of the job.
    ///   - pages: What was drawn; nil for a document that was there before.
    func print(_ file: URL, title: String, pages: (any HostPrintPages)?, completion: @escaping @MainActor (String?) -> Void)
}

/// The desktop's way to print.
@MainActor
public protocol HostPrinting: AnyObject {
    /// The papers that there are, the desktop's usual one first.
    var papers: [HostPaper] { get }

    /// Shows the desktop's own dialog for printers, over a window where one is given. `completion` is called once, later, with what the person
    /// chose; nil for nothing.
    func choosePrinter(
        _ request: HostPrintRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ((any HostPrintJob)?) -> Void
    ) -> any HostDialog
}
