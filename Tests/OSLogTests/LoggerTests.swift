import Foundation
import Testing

@testable import os

@Suite("Logger")
struct LoggerTests {
    @Test("Each method of Logger writes the equivalent level of swift-log")
    func levels() {
        let recorded = RecordedLog()
        let logger = recorded.logger
        logger.trace("a")
        logger.debug("a")
        logger.info("a")
        logger.log("a")
        logger.notice("a")
        logger.warning("a")
        logger.error("a")
        logger.critical("a")
        logger.fault("a")
        for type in [OSLogType.default, .info, .debug, .error, .fault] { logger.log(level: type, "b") }
        #expect(
            recorded.lines == [
                "trace a", "debug a", "info a", "notice a", "notice a", "warning a", "error a", "critical a", "critical a", "notice b",
                "info b", "debug b", "error b", "critical b",
            ])
    }

    @Test("A message below the log level does not evaluate or format its arguments")
    func disabledLevels() {
        /// A value that counts how often it is formatted.
        final class Counted: CustomStringConvertible {
            var formatted = 0
            var description: String {
                formatted += 1
                return "text"
            }
        }
        let recorded = RecordedLog(.notice)
        let logger = recorded.logger
        let value = Counted()
        var evaluated = 0
        func evaluate() -> Counted {
            evaluated += 1
            return value
        }
        logger.debug("\(evaluate(), privacy: .public)")
        logger.info("\(evaluate(), privacy: .public)")
        os_log(.debug, log: recorded.log, "\(evaluate(), privacy: .public)")
        os_log("%{public}@", log: recorded.log, type: .debug, value)
        os.Logger(.disabled).fault("\(evaluate(), privacy: .public)")
        OSSignposter(logHandle: recorded.log).emitEvent("event", "\(evaluate(), privacy: .public)")
        #expect(evaluated == 0 && value.formatted == 0 && recorded.lines.isEmpty)
        #expect(!OSLog.disabled.isEnabled(type: .fault) && !logger.isEnabled(type: .debug) && logger.isEnabled(type: .default))

        logger.notice("\(evaluate(), privacy: .public)")
        #expect(evaluated == 1 && value.formatted == 1 && recorded.lines == ["notice text"])
    }

    @Test("Numbers and Booleans are public by default; other values are private by default")
    func privacy() {
        #expect(text("\(1) \(2.5) \(true) \("a") \([1])") == "1 2.500000 true <private> <private>")
        #expect(text("\("a", privacy: .public) \(1, privacy: .private) \(2, privacy: .sensitive)") == "a <private> <private>")
        #expect(text("\(NSString("a"), privacy: .public) \(nil as NSString?, privacy: .public)") == "a (null)")
    }

    @Test("A value with a hash mask is replaced by its hash; equal values have equal hashes")
    func masks() {
        let first = text("\("secret", privacy: .private(mask: .hash))")
        #expect(first.hasPrefix("<mask.hash: '") && !first.contains("secret"))
        #expect(first == text("\("secret", privacy: .sensitive(mask: .hash))"))
        #expect(first != text("\("other", privacy: .auto(mask: .hash))"))
    }

    @Test("With a debugger or LODESTONE_LOG_PRIVATE private values are visible, and sensitive values are not")
    func shownPrivateValues() {
        #expect(OSLogPrivacy.private.text(isScalar: false, showsPrivate: true) { "a" } == "a")
        #expect(OSLogPrivacy.auto.text(isScalar: false, showsPrivate: true) { "a" } == "a")
        #expect(OSLogPrivacy.sensitive.text(isScalar: false, showsPrivate: true) { "a" } == "<private>")
    }

    @Test("The format argument of an interpolated number is applied to its text")
    func formats() {
        #expect(
            text(
                "\(1.005, format: .fixed(precision: 1)) \(-3, format: .decimal(minDigits: 3)) \(3, format: .decimal(explicitPositiveSign: true))"
            ) == "1.0 -003 +3")
        #expect(text("\(UInt8(200), format: .hex) \(Int8(-1), format: .hex(includePrefix: true, uppercase: true))") == "c8 0XFF")
        #expect(text("\(8, format: .octal(includePrefix: true)) \(255, format: .hex(includePrefix: true, minDigits: 4))") == "010 0x00ff")
        #expect(text("\(1500.0, format: .exponential(precision: 1)) \(0.1, format: .hybrid) \(Float(0.5))") == "1.5e+03 0.1 0.500000")
        #expect(text("\(true, format: .answer) \(1_500_000, format: .byteCount) \(2048, format: .byteCountIEC)") == "yes 1.50 MB 2.00 KiB")
        #expect(
            text("\(Int32(2), format: .darwinErrno) \(Int32(0o100755), format: .darwinMode)") == "[2: No such file or directory] -rwxr-xr-x"
        )
        #expect(text("\(Int32(littleEndian: 0x0100_007f), format: .ipv4Address)") == "127.0.0.1")
        #expect(text("\(Double.greatestFiniteMagnitude, format: .fixed(precision: 1_000_000))").count < 600)
    }

    @Test("An interpolated value with an alignment is padded to the given number of columns")
    func alignment() {
        #expect(text("\("ab", align: .left(columns: 4), privacy: .public)|\(7, align: .right(columns: 3))|") == "ab  |  7|")
    }

    @Test("The logger's label consists of the subsystem and the category")
    func labels() {
        #expect(LogDestination.label("com.example", "network") == "com.example:network")
        #expect(LogDestination.label("com.example", "") == "com.example" && LogDestination.label("", "network") == "network")
        #expect(os.Logger(subsystem: "", category: "").isEnabled(type: .fault))
    }

    private func text(_ message: OSLogMessage) -> String { message.text }
}
