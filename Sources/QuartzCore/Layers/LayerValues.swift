/// The properties of a layer that can be animated: one copy holds what the program set, another what is shown at the moment.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var isGeometryFlipped = false

    var contents: CGImage?
    /// The image that becomes ``contents``, while an animation fades.
    var contentsFade: ImageFade?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

    var backgroundColor: RGBA?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: RGBA? = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var opacity: CGFloat = 1
    var isHidden = false
    var masksToBounds = false
    var isDoubleSided = true

    var shadowColor: RGBA? = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowOpacity: CGFloat = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowPath: CGPath?
}
