import CoreGraphics

/// The end of an animated scroll whose offset may change while the animation runs.
@MainActor
protocol ScrollDestination: AnyObject {
    /// The offset in the content's coordinates, computed anew at each access. Nil if the destination is gone.
    var offset: CGPoint? { get }
}

/// Maximum number of offset corrections after an animated scroll, because layout at the destination may measure other sizes.
let scrollCorrectionLimit = 8
