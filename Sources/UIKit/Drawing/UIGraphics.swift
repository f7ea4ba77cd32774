import CoreGraphics
import Foundation
import Host
import Synchronization

/// The contexts that UIKit draws into, innermost last; each thread has its own.
private final class GraphicsContextStack {
    struct Entry {
        var context: CGContext
        /// Pixels per point; what images made of the context get.
        var scale: CGFloat
    }

    var entries: [Entry] = []

    /// That of the main actor's code, which draws each view: found without asking Foundation for the thread's dictionary.
    /// Unsafe to the compiler alone: ``ofThread`` hands it out to the main actor's code only.
    private nonisolated(unsafe) static let ofMainActor = GraphicsContextStack()

    static var ofThread: GraphicsContextStack {
        if MainActor.isCurrent { return ofMainActor }
        let key = "lodestone.graphicsContexts"
        if let known = Thread.current.threadDictionary[key] as? GraphicsContextStack { return known }
        let made = GraphicsContextStack()
        Thread.current.threadDictionary[key] = made
        return made
    }
}

/// The context that drawing calls without one draw into; nil outside of `draw(_:)` and of image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.ofThread.entries.last?.context
}

/// Makes `context` the current one until the matching ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.ofThread.entries.append(.init(context: context, scale: context.scaleToDevice))
}

/// Makes the context current again that was so before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() {
    _ = GraphicsContextStack.ofThread.entries.popLast()
}

/// Makes a translucent bitmap of `size` points at one pixel a point the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap of `size` points the current context; scale 0 is the main screen's. A size of nothing makes no context.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let pixels = scale > 0 ? scale : DisplayScale.main
    guard let context = CGContext(size: size, scale: pixels, opaque: opaque) else { return }
    GraphicsContextStack.ofThread.entries.append(.init(context: context, scale: pixels))
}

/// What was drawn into the current context so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.ofThread.entries.last, let image = entry.context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

/// Ends the context that ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` made.
public func UIGraphicsEndImageContext() {
    _ = GraphicsContextStack.ofThread.entries.popLast()
}

/// Fills `rect` of the current context with its fill colour, whatever was there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills `rect` of the current context with its fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide inside of `rect` with the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide inside of `rect` with the current context's fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Cuts all further drawing in the current context at `rect`.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// The scale of drawings that are given none.
enum DisplayScale {
    /// Pixels per point: of the current traits, which outside of a view's callbacks are the main screen's.
    static var main: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }

    /// Pixels per point of the running platform's main screen; 1 without a platform.
    @MainActor static var ofScreen: CGFloat {
        guard Platform.current != nil else { return 1 }
        let scale = UIScreen.main.scale
        lastKnown.withLock { if $0 != scale { $0 = scale } }
        return scale
    }

    /// The scale that code on other threads draws with: of the screen that was asked last.
    static var offMainThread: CGFloat { lastKnown.withLock { $0 } }

    private static let lastKnown = Mutex<CGFloat>(1)
}

extension CGContext {
    /// Pixels per unit of the space in which the context began.
    var scaleToDevice: CGFloat { initialScale }
}
