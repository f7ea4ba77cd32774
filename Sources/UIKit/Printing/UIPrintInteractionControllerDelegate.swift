import CConformance
import Foundation

/// Chooses the paper and is notified of the progress of printing. Implementing it is optional.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The view controller whose window is the dialog's parent. Nil uses the presenting window or the key window.
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    /// The dialog's initial paper, from the desktop's papers with the default first. The user can change it.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// Called before the dialog appears.
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called after the dialog appeared.
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called before the dialog disappears.
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called after the dialog disappeared.
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called before the pages are drawn for the selected paper.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Called after the job was submitted, or failed.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// Nil, which selects the presenting window or the key window.
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    {
        defaultImplementation(of: .printInteractionControllerParentViewController)
        return nil
    }
    /// The desktop's default paper.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        defaultImplementation(of: .printInteractionControllerChoosePaper)
        return paperList.first ?? .bestPaper(forPageSize: .zero, withPapersFrom: [])
    }
    /// Does nothing.
    public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        defaultImplementation(of: .printInteractionControllerWillPresentPrinterOptions)
    }
    /// Does nothing.
    public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        defaultImplementation(of: .printInteractionControllerDidPresentPrinterOptions)
    }
    /// Does nothing.
    public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        defaultImplementation(of: .printInteractionControllerWillDismissPrinterOptions)
    }
    /// Does nothing.
    public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        defaultImplementation(of: .printInteractionControllerDidDismissPrinterOptions)
    }
    /// Does nothing.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {
        defaultImplementation(of: .printInteractionControllerWillStartJob)
    }
    /// Does nothing.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
        defaultImplementation(of: .printInteractionControllerDidFinishJob)
    }
}
