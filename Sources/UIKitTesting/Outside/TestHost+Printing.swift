import UIKit

extension TestHost {
    /// Whether the machine has a printer. The default is true.
    public var hasPrinter: Bool {
        get { platform.hasPrinter }
        set { platform.hasPrinter = newValue }
    }

    /// The sheet that the user chooses in the print dialog; nil cancels. The default is the dialog's initial sheet.
    public var choosesSheet: (TestPrintDialog) -> TestSheet? {
        get { platform.printer.choosesSheet }
        set { platform.printer.choosesSheet = newValue }
    }

    /// The error message with which every print job fails. Nil, the default, lets print jobs succeed.
    public var printerFailure: String? {
        get { platform.printer.failure }
        set { platform.printer.failure = newValue }
    }

    /// The printed documents, in order.
    public var printedDocuments: [TestPrintedDocument] { platform.printer.documents }
}
