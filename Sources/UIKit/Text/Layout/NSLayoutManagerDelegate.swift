import CConformance
import Foundation

/// Is told what becomes of a text's layout.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// A layout, or a part of it, is given up: the text or its room changed.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// The text was laid out, because its layout is shown or asked for.
    ///
    /// - Parameters:
    ///   - textContainer: The container that is filled.
    ///   - layoutFinishedFlag: Whether that is the whole text: of a long one only what is asked for is laid out.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { defaultImplementation(of: .layoutManagerDidInvalidateLayout) }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) { defaultImplementation(of: .layoutManagerDidCompleteLayoutForAtEnd) }
}
