import CConformance
import Foundation

/// Chooses the paper, and hears how printing goes on. All of it may be left out.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The controller over whose window the dialog is shown; nil for the window that it is presented from, or the key window.
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    /// The paper with which the dialog begins, of those that the desktop knows, its usual one first. The person may choose another.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// The dialog is about to come.
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The dialog is there.
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The dialog was answered, and goes.
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The dialog is gone.
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Pages are about to be drawn for the paper that was chosen.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Everything was handed to the desktop, or failed to be.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// The window that the dialog is presented from, or the key window.
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    {
        defaultImplementation(of: .printInteractionControllerParentViewController)
        return nil
    }
    /// The desktop's usual paper.
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
