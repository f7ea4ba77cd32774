import Foundation

extension UIView {
    /// The implementation of ``restorationIdentifier``.
    var baseRestorationIdentifier: String? {
        get { objc_getAssociatedObject(self, Self.restorationKey) as? String }
        set { objc_setAssociatedObject(self, Self.restorationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private static let restorationKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
