import Foundation

extension UIView {
    /// What tells the view from others, as a storyboard or the app has it. Nil unless set. The desktop gives no program its state back, so that
    /// nothing but the app asks for it.
    public var restorationIdentifier: String? {
        get { objc_getAssociatedObject(self, Self.restorationKey) as? String }
        set { objc_setAssociatedObject(self, Self.restorationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private static let restorationKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
