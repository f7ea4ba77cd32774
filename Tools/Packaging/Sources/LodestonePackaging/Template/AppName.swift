import Foundation

/// The names of a new app.
struct AppName: Equatable {
    /// The name on the desktop.
    let display: String
    /// The name of the target, the product and the module. It consists of letters and digits, for example `PaperBoats`.
    let module: String

    /// - Throws: ``PackagingError/invalidValue(_:of:reason:)`` if the name is not a valid folder name, or has no letter.
    init(_ name: String) throws {
        let display = name.trimmingCharacters(in: .whitespaces).precomposedStringWithCanonicalMapping
        func refuse(_ reason: String) -> PackagingError { .invalidValue(name, of: "The name", reason: reason) }
        guard !display.isEmpty else { throw refuse("it is empty.") }
        guard !display.hasPrefix("."), !display.hasPrefix("-"), !display.contains("/"), display.utf8.count <= 100,
            display.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else { throw refuse("a name is a folder's name of at most 100 bytes, and begins with neither a dot nor a hyphen.") }
        let words = AppPackage.command(for: display).split(separator: "-").map(String.init)
        let isPrefixed = words.first == "app" && !display.lowercased().hasPrefix("app")
        var module = ""
        if display.unicodeScalars.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) }) {
            module = display.prefix(1).uppercased() + display.dropFirst()
        } else {
            module = (isPrefixed ? Array(words.dropFirst()) : words).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        if module.first?.isNumber == true { module = "App" + module }
        guard module.contains(where: \.isLetter) else { throw refuse("it needs a Latin letter, for the name of the module.") }
        guard !Self.reserved.contains(module) else { throw refuse("a module of that name exists already.") }
        self.display = display
        self.module = module
    }

    private static let reserved: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "CoreServices", "CoreMedia",
        "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "BufferedLogging", "Combine", "CommonCrypto", "ConstraintSolver",
        "CoreGraphics", "CoreImage", "CoreText", "CoreLocation", "CryptoKit", "DesktopBus", "DiffableData", "Dispatch", "Foundation",
        "Gallery",
        "GameplayKit",
        "GestureTimelines", "GtkHost", "Host", "Inspector", "InteractiveAnimation", "InterfaceReading", "ImageIO", "InterfaceDocuments",
        "ItemProviders",
        "LocalAuthentication",
        "Lodestone", "Logging", "Markup", "MessageUI", "MobileCoreServices", "Network", "OSLog", "Observation", "Photos", "PhotosUI",
        "Protocol",
        "QuartzCore", "RegularFiles", "RemoteControl", "RemoteProtocol", "RigidBodies", "SafariServices", "Security", "Selectors", "Self",
        "StoreKit",
        "Swift", "SystemConfiguration", "Testing", "TextKit", "Type", "UIFoundation", "UIKit", "UIKitTesting", "UniformTypeIdentifiers",
        "UserNotifications", "WebKit", "XCTest", "XCUIAutomation",
    ]
}
