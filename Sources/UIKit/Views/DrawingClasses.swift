/// Which classes of views draw content of their own: those that override `draw(_:)` or `draw(_:in:)`, as UIKit asks of a class when it
/// makes a view.
///
/// Without the Objective-C runtime the question goes to the class's method table, which for every subclass begins with the entries of
/// `UIView`'s, in the same order. Where the two methods are in it is found with a subclass that overrides them and one that overrides
/// nothing: their tables differ there only.
@MainActor
enum DrawingClasses {
    /// Whether views of a class draw.
    static func draws(_ viewClass: UIView.Type) -> Bool {
        if viewClass == UIView.self { return false }
        let key = ObjectIdentifier(viewClass)
        if let known = answers[key] { return known }
        let draws = overrides(viewClass)
        answers[key] = draws
        return draws
    }

    private static var answers: [ObjectIdentifier: Bool] = [:]

    private static func overrides(_ viewClass: UIView.Type) -> Bool {
        let own = words(of: UIView.self)
        let other = words(of: viewClass)
        // Should the table not be found, a bitmap too many does no harm.
        return slots.isEmpty || slots.contains { other[$0] != own[$0] }
    }

    /// The places of the two methods, in words from where a class's metadata begins.
    private static let slots: [Int] = {
        let own = words(of: UIView.self)
        let silent = words(of: SilentView.self)
        let drawing = words(of: DrawingView.self)
        let found = (firstMethod..<own.count).filter { own[$0] == silent[$0] && own[$0] != drawing[$0] }
        return found.count == 2 ? found : []
    }()

    /// Behind kind, superclass, flags and sizes (three words), descriptor and variable destroyer.
    private static let firstMethod = 7

    /// The metadata of a class, as far as `UIView`'s goes.
    private static func words(of viewClass: UIView.Type) -> UnsafeBufferPointer<UInt> {
        let address = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
        // Kind and superclass, then as 32 bits each: flags, where instances begin, their size, their alignment and a reserved half, the
        // metadata's size, and how much of that lies before its address (Swift's ABI, `ClassMetadata`).
        let size = address.load(fromByteOffset: 32, as: UInt32.self)
        let before = address.load(fromByteOffset: 36, as: UInt32.self)
        let count = size > before ? Int(size - before) / MemoryLayout<UInt>.size : 0
        let start = unsafeBitCast(viewClass as AnyClass, to: UnsafePointer<UInt>.self)
        return UnsafeBufferPointer(start: start, count: count)
    }
}

/// Overrides nothing.
private final class SilentView: UIView {}

/// Overrides what makes a class draw. Its bodies differ from UIView's, so that no linker takes them for the same.
private final class DrawingView: UIView {
    private var drawings = 0

    override func draw(_ rect: CGRect) {
        drawings += 1
        super.draw(rect)
    }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
        drawings += 2
        super.draw(layer, in: ctx)
    }
}
