import CConformance
import Foundation

/// Is notified of the layout of a text by a layout manager.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Called after layout became invalid because the text or the container changed.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called after layout on demand.
    ///
    /// - Parameter textContainer: The container that was filled.
    /// - Parameter layoutFinishedFlag: Whether the whole text is laid out. Long texts are laid out in part.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { defaultImplementation(of: .layoutManagerDidInvalidateLayout) }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) { defaultImplementation(of: .layoutManagerDidCompleteLayoutForAtEnd) }
}
