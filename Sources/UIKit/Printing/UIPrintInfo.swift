import Foundation
import Host

/// The settings of a print job: the output type, the orientation and the sides. They are the initial values of the desktop's dialog, which the user
/// can change.
open class UIPrintInfo: NSObject, NSCopying {
    /// The type of printed content.
    public enum OutputType: Int, Sendable {
        /// Colour text and images.
        case general = 0
        /// Colour images in the best quality of the printer.
        case photo = 1
        /// Grayscale text and images.
        case grayscale = 2
        /// Grayscale images.
        case photoGrayscale = 3
    }

    /// The orientation of sheets.
    public enum Orientation: Int, Sendable {
        /// Taller than wide.
        case portrait = 0
        /// Wider than tall.
        case landscape = 1
    }

    /// The mode of two-sided printing.
    public enum Duplex: Int, Sendable {
        /// One-sided printing.
        case none = 0
        /// Sheets are flipped along their longer edge.
        case longEdge = 1
        /// Sheets are flipped along their shorter edge.
        case shortEdge = 2
    }

    /// The printer's name on the desktop. Nil, the default, lets the desktop choose.
    open var printerID: String?
    /// The title of the job in the dialog and in the desktop's print queue. The process name unless set.
    open var jobName = ProcessInfo.processInfo.processName
    /// The type of the content. General unless set.
    open var outputType = OutputType.general
    /// The orientation of sheets. Portrait unless set. Images that are printed by themselves are rotated to fill their sheet.
    open var orientation = Orientation.portrait
    /// The mode of two-sided printing. One-sided unless set.
    open var duplex = Duplex.none

    /// Default settings: colour text and images, on one side of portrait sheets.
    public override init() {
        super.init()
    }

    /// Settings from a ``dictionaryRepresentation``. Missing values are the defaults.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        guard let dictionary else { return }
        printerID = dictionary["UIPrintInfoPrinterIDKey"] as? String
        if let name = dictionary["UIPrintInfoJobNameKey"] as? String { jobName = name }
        func number(_ key: String) -> Int { (dictionary[key] as? NSNumber)?.intValue ?? dictionary[key] as? Int ?? 0 }
        outputType = OutputType(rawValue: number("UIPrintInfoOutputTypeKey")) ?? .general
        orientation = Orientation(rawValue: number("UIPrintInfoOrientationKey")) ?? .portrait
        duplex = Duplex(rawValue: number("UIPrintInfoDuplexKey")) ?? .none
    }

    /// Creates default settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// The settings as a dictionary of strings and numbers, for ``init(dictionary:)``.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [
            "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
            "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
        ]
        if let printerID { dictionary["UIPrintInfoPrinterIDKey"] = printerID }
        return dictionary
    }

    /// A copy of the settings.
    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }

    /// The initial values for the desktop's dialog.
    func request(on paper: UIPrintPaper?) -> HostPrintRequest {
        HostPrintRequest(
            title: jobName, printer: printerID, paper: paper?.name, isLandscape: orientation == .landscape,
            isColor: outputType == .general || outputType == .photo, isPhoto: outputType == .photo || outputType == .photoGrayscale,
            sides: duplex == .none ? .one : duplex == .longEdge ? .longEdge : .shortEdge)
    }
}

/// A paper format in portrait orientation. Lengths are in points, 72 to the inch.
open class UIPrintPaper: NSObject {
    /// The size of the paper, in points.
    open private(set) var paperSize: CGSize
    /// The printable area, in points from the top left corner.
    open private(set) var printableRect: CGRect
    /// The PWG 5101.1 name, such as `iso_a4`.
    let name: String?

    init(size: CGSize, printableRect: CGRect, name: String?) {
        (paperSize, self.printableRect, self.name) = (size, printableRect, name)
        super.init()
    }

    convenience init(_ paper: HostPaper) { self.init(size: paper.size, printableRect: paper.printableRect, name: paper.name) }

    /// The smallest paper that fits a page of `contentSize` in either orientation. The largest paper if no paper fits, and A4 if the list is empty.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        // Allow a tolerance of 2 points: sizes are rounded to points here and to millimeters in the print system.
        func holds(_ paper: UIPrintPaper) -> Bool {
            let (short, long) = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
            return short <= min(paper.paperSize.width, paper.paperSize.height) + 2
                && long <= max(paper.paperSize.width, paper.paperSize.height) + 2
        }
        if let smallest = paperList.filter(holds).min(by: { area($0) < area($1) }) { return smallest }
        let a4 = CGRect(x: 0, y: 0, width: 595, height: 842)
        return paperList.max { area($0) < area($1) }
            ?? UIPrintPaper(size: a4.size, printableRect: a4.insetBy(dx: 18, dy: 18), name: "iso_a4")
    }

    open override var description: String { "<UIPrintPaper \(name ?? "") \(paperSize.width) × \(paperSize.height)>" }
}

/// An error that prevented printing.
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    /// The reasons of print errors.
    public enum Code: Int, Sendable {
        /// Printing is not available.
        case notAvailable = 1
        /// The job has no pages.
        case noContent = 2
        /// The content is neither a PDF nor an image of a known format.
        case unknownImageFormat = 3
        /// The desktop rejected the job.
        case jobFailed = 4
    }

    /// The reason of the error.
    public let code: Code
    /// A description of the error.
    public let localizedDescription: String

    init(_ code: Code, _ description: String) {
        (self.code, localizedDescription) = (code, description)
    }

    /// The error domain for `NSError`.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The error code for `NSError`.
    public var errorCode: Int { code.rawValue }
    /// The user info for `NSError`, with the description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    /// Printing is not available.
    public static var notAvailable: Code { .notAvailable }
    /// The job has no pages.
    public static var noContent: Code { .noContent }
    /// The content is neither a PDF nor an image of a known format.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The desktop rejected the job.
    public static var jobFailed: Code { .jobFailed }
}

/// The error domain of ``UIPrintError`` for `NSError`.
public let UIPrintErrorDomain = "UIPrintErrorDomain"
