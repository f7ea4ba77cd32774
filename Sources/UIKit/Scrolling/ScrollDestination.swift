import CoreGraphics

/// The end of an animated scroll whose offset may change while the animation runs.
@MainActor
protocol ScrollDestination: AnyObject {
    /// The offset in the content's coordinates, computed anew at each access. Nil if the destination is gone.
    var offset: CGPoint? { get }
}

/// Maximum number of offset corrections after an animated scroll, since layout may measure other sizes there.
let scrollCorrectionLimit = 8
