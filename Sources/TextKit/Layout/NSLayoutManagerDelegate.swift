import CConformance
import Foundation

/// Receives notifications of a layout manager about the layout of its text.
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
