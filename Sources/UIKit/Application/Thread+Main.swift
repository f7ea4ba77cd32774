import Foundation

extension Thread {
    /// The main thread. Foundation on Linux only has it by the name `mainThread`.
    public class var main: Thread { mainThread }
}
