import Foundation
import Glibc
import WindowTestSupport

/// Records the painted rectangles of an X server's screen.
///
/// Loads the X libraries at run time, as GTK does, so that no headers are needed.
final class DamageWatch {
    private typealias Display = OpaquePointer
    private typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>) -> Display?
    private typealias OfDisplay = @convention(c) (Display) -> Int32
    private typealias RootWindow = @convention(c) (Display) -> UInt
    private typealias QueryDamage = @convention(c) (Display, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
    private typealias CreateDamage = @convention(c) (Display, UInt, Int32) -> UInt
    private typealias NextEvent = @convention(c) (Display, UnsafeMutableRawPointer) -> Int32
    private typealias Sync = @convention(c) (Display, Int32) -> Int32

    private let display: Display
    private let firstEvent: Int32
    private let pending: OfDisplay
    private let nextEvent: NextEvent
    private let sync: Sync
    private let close: OfDisplay

    /// Starts to watch the screen of the server named `name`.
    init(_ name: String) throws {
        let x11 = try Self.load("libX11.so.6")
        let damage = try Self.load("libXdamage.so.1")
        guard let display = unsafeBitCast(try Self.find("XOpenDisplay", in: x11), to: OpenDisplay.self)(name) else {
            throw HarnessError("The X server \(name) cannot be reached.")
        }
        self.display = display
        pending = unsafeBitCast(try Self.find("XPending", in: x11), to: OfDisplay.self)
        nextEvent = unsafeBitCast(try Self.find("XNextEvent", in: x11), to: NextEvent.self)
        sync = unsafeBitCast(try Self.find("XSync", in: x11), to: Sync.self)
        close = unsafeBitCast(try Self.find("XCloseDisplay", in: x11), to: OfDisplay.self)
        var event: Int32 = 0
        var error: Int32 = 0
        let query = unsafeBitCast(try Self.find("XDamageQueryExtension", in: damage), to: QueryDamage.self)
        guard query(display, &event, &error) != 0 else { throw HarnessError("The X server tells nothing of damage.") }
        firstEvent = event
        let root = unsafeBitCast(try Self.find("XDefaultRootWindow", in: x11), to: RootWindow.self)(display)
        let everyRectangle: Int32 = 0
        _ = unsafeBitCast(try Self.find("XDamageCreate", in: damage), to: CreateDamage.self)(display, root, everyRectangle)
        _ = sync(display, 0)
    }

    deinit { _ = close(display) }

    /// The rectangles, in pixels of the screen, that were painted since the last call.
    func rectangles() -> [CGRect] {
        _ = sync(display, 0)
        var found: [CGRect] = []
        while pending(display) > 0 {
            // An XEvent has 24 words. The area of an XDamageNotifyEvent begins at the ninth word, as four numbers of 16 bits.
            // The words before it are the type, the serial number, a flag, the display, the drawable, the damage, and a level combined with a flag.
            // The time follows the area.
            var event = [UInt](repeating: 0, count: 24)
            _ = event.withUnsafeMutableBytes { nextEvent(display, $0.baseAddress!) }
            event.withUnsafeBytes { bytes in
                guard bytes.load(as: Int32.self) == firstEvent else { return }
                func number(_ index: Int) -> Int { Int(bytes.load(fromByteOffset: 64 + index * 2, as: Int16.self)) }
                found.append(CGRect(x: number(0), y: number(1), width: number(2), height: number(3)))
            }
        }
        return found
    }

    private static func load(_ name: String) throws -> UnsafeMutableRawPointer {
        guard let library = dlopen(name, RTLD_NOW) else { throw HarnessError("\(name) is not installed, which GTK needs too.") }
        return library
    }

    private static func find(_ symbol: String, in library: UnsafeMutableRawPointer) throws -> UnsafeMutableRawPointer {
        guard let found = dlsym(library, symbol) else { throw HarnessError("There is no \(symbol).") }
        return found
    }
}
