import Foundation
import Host

/// What a job is like: what kind of thing is printed, and how the sheets lie. The desktop's dialog begins with it, and the person may choose otherwise.
open class UIPrintInfo: NSObject, NSCopying {
    /// What kind of thing is printed.
    public enum OutputType: Int, Sendable {
        /// Text and pictures, in colours.
        case general = 0
        /// Pictures, as good as the printer can.
        case photo = 1
        /// Text and pictures, without colours.
        case grayscale = 2
        /// Pictures without colours.
        case photoGrayscale = 3
    }

    /// How sheets lie.
    public enum Orientation: Int, Sendable {
        /// Higher than wide.
        case portrait = 0
        /// Wider than high.
        case landscape = 1
    }

    /// How both sides of a sheet are printed.
    public enum Duplex: Int, Sendable {
        /// Only one side is.
        case none = 0
        /// The sheet is turned about its longer edge.
        case longEdge = 1
        /// The sheet is turned about its shorter edge.
        case shortEdge = 2
    }

    /// The printer's name on the desktop. Nil, the default, leaves it to the desktop.
    open var printerID: String?
    /// What a person reads of the job: in the dialog, and where the desktop lists what is being printed. The program's name at first.
    open var jobName = ProcessInfo.processInfo.processName
    /// What kind of thing is printed.
    open var outputType = OutputType.general
    /// How sheets lie. Pictures that are printed by themselves are turned to fill them.
    open var orientation = Orientation.portrait
    /// How both sides of a sheet are printed.
    open var duplex = Duplex.none

    /// Text and pictures in colours, on one side of upright sheets.
    public override init() {
        super.init()
    }

    /// What ``dictionaryRepresentation`` of another one says; what is not in there is as usual.
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

    /// A job as usual.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// Everything as a dictionary of texts and numbers, for ``init(dictionary:)``.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [
            "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
            "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
        ]
        if let printerID { dictionary["UIPrintInfoPrinterIDKey"] = printerID }
        return dictionary
    }

    /// The same again.
    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }

    /// What the desktop's dialog begins with.
    func request(on paper: UIPrintPaper?) -> HostPrintRequest {
        HostPrintRequest(
            title: jobName, printer: printerID, paper: paper?.name, isLandscape: orientation == .landscape,
            isColor: outputType == .general || outputType == .photo, isPhoto: outputType == .photo || outputType == .photoGrayscale,
            sides: duplex == .none ? .one : duplex == .longEdge ? .longEdge : .shortEdge)
    }
}

/// A kind of paper, upright. Lengths are in points: 72 of them are an inch.
open class UIPrintPaper: NSObject {
    /// The paper's size.
    open private(set) var paperSize: CGSize
    /// The part that printers reach, from the upper left corner.
    open private(set) var printableRect: CGRect
    /// Its name of PWG 5101.1, as `iso_a4`.
    let name: String?

    init(size: CGSize, printableRect: CGRect, name: String?) {
        (paperSize, self.printableRect, self.name) = (size, printableRect, name)
        super.init()
    }

    convenience init(_ paper: HostPaper) { self.init(size: paper.size, printableRect: paper.printableRect, name: paper.name) }

    /// The smallest of some papers on which a page of `contentSize` has room, upright or turned; the largest where it has room on none. A4 where there
    /// are no papers.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        // Sizes of paper are rounded to points here and to millimeters there.
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

/// Why nothing was printed.
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The machine cannot print.
        case notAvailable = 1
        /// There are no pages.
        case noContent = 2
        /// What was to be printed is no picture of a known format and no PDF.
        case unknownImageFormat = 3
        /// The desktop did not take the job.
        case jobFailed = 4
    }

    /// The reason.
    public let code: Code
    /// The reason in words.
    public let localizedDescription: String

    init(_ code: Code, _ description: String) {
        (self.code, localizedDescription) = (code, description)
    }

    /// The domain of the reasons as `NSError`.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The reason in words.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    /// The machine cannot print.
    public static var notAvailable: Code { .notAvailable }
    /// There are no pages.
    public static var noContent: Code { .noContent }
    /// What was to be printed is no picture of a known format and no PDF.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The desktop did not take the job.
    public static var jobFailed: Code { .jobFailed }
}

/// The domain of ``UIPrintError`` as `NSError`.
public let UIPrintErrorDomain = "UIPrintErrorDomain"
