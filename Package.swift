// swift-tools-version:6.1
import Foundation
import PackageDescription

/// GTK's own description has flags that SwiftPM warns about. Scripts/setup writes one without them where it can.
let gtk = FileManager.default.fileExists(atPath: "/usr/local/lib/pkgconfig/lodestone-gtk4.pc") ? "lodestone-gtk4" : "gtk4"

/// A library module and the folder of the same name.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(name)")
}

/// The desktop's services under Apple's names.
let services: [Target.Dependency] = [
    "UserNotifications", "Security", "LocalAuthentication", "Network", "SystemConfiguration", "SafariServices", "AuthenticationServices",
    "MessageUI", "StoreKit",
    "CoreLocation", "ImageIO", "Photos", "PhotosUI",
    "CoreMedia", "AVFoundation", "AVKit",
]

let log: Target.Dependency = .product(name: "Logging", package: "swift-log")

let openCombine: [Target.Dependency] = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
    .product(name: $0, package: "OpenCombine", condition: .when(traits: ["Combine"]))
}

let package = Package(
    name: "Lodestone",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
        .library(name: "WebKit", targets: ["WebKit"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
        .library(name: "DNDDragAndDrop", targets: ["DNDDragAndDrop"]),
        .library(name: "InteractiveAnimation", targets: ["InteractiveAnimation"]),
        .library(name: "simd", targets: ["simd"]),
        .library(name: "GameplayKit", targets: ["GameplayKit"]),
        .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
        .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "Security", targets: ["Security"]),
        .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
        .library(name: "Network", targets: ["Network"]),
        .library(name: "SystemConfiguration", targets: ["SystemConfiguration"]),
        .library(name: "SafariServices", targets: ["SafariServices"]),
        .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
        .library(name: "MessageUI", targets: ["MessageUI"]),
        .library(name: "StoreKit", targets: ["StoreKit"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "CoreImage", targets: ["CoreImage"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "Accelerate", targets: ["Accelerate"]),
        .library(name: "CoreServices", targets: ["CoreServices"]),
        .library(name: "Photos", targets: ["Photos"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "CoreMedia", targets: ["CoreMedia"]),
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        .library(name: "GestureTimelines", targets: ["GestureTimelines"]),
        .library(name: "RemoteControl", targets: ["RemoteControl"]),
        .library(name: "Inspector", targets: ["Inspector"]),
        .executable(name: "lodestone", targets: ["lodestone"]),
        .library(name: "BufferedLogging", targets: ["BufferedLogging"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .plugin(name: "NewApp", targets: ["NewApp"]),
        .plugin(name: "Doctor", targets: ["Doctor"]),
        .plugin(name: "Bundle", targets: ["Bundle"]),
    ],
    // Dependencies that only apps with these modules fetch and build (Documentation/modules.md).
    traits: [
        .trait(name: "Combine", description: "The module Combine, on OpenCombine"),
        .trait(name: "CryptoKit", description: "The modules CryptoKit and CommonCrypto, on swift-crypto"),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-collections.git", from: "1.1.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.12.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-crypto.git", "3.12.0"..<"5.0.0"),
    ],
    targets: [
        // The toolkit: GTK 4 as the system has it, and the only C of our own.
        .systemLibrary(
            name: "CGtkSystem", path: "Sources/CGtkSystem", pkgConfig: gtk,
            providers: [.apt(["libgtk-4-dev"])]),
        // GTK 4.18 deprecates the functions of its X11 backend and has no others.
        .target(
            name: "CGtk", dependencies: ["CGtkSystem"], path: "Sources/CGtk", cSettings: [.define("GDK_DISABLE_DEPRECATION_WARNINGS")],
            linkerSettings: [.linkedLibrary("gmodule-2.0")]),
        // libxml2, which reads Interface Builder's documents.
        .systemLibrary(
            name: "CMarkupSystem", path: "Sources/CMarkupSystem", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"])]),
        .target(name: "CMarkup", dependencies: ["CMarkupSystem"], path: "Sources/CMarkup"),

        // Reads machine code, to find out which optional methods a delegate implements.
        .target(name: "CConformance", path: "Sources/CConformance"),

        // From the ground up; imports point down only (Documentation/dependencies.md).
        module("Host"),
        module("RegularFiles"),
        // A log handler for apps; nothing here depends on it.
        .target(name: "CBufferedLogging", path: "Sources/CBufferedLogging"),
        module("BufferedLogging", ["CBufferedLogging", log]),
        // Empty modules that Swift Testing's cross-import overlays name and Linux toolchains lack (see the sources).
        module("_Testing_CoreGraphics"),
        module("_Testing_UIKit"),
        module("_Testing_CoreImage"),
        module("CoreGraphics", ["CGtk", "RegularFiles", "_Testing_CoreGraphics"]),
        module("Selectors", ["CConformance", log]),
        module("QuartzCore", ["CConformance", "CGtk", "CoreGraphics", "Host", "Selectors", log]),
        module("GtkHost", ["CGtk", "Host", "RegularFiles", log]),
        module("UniformTypeIdentifiers", ["CGtk"]),
        module("Markup", ["CMarkup"]),
        module("MobileCoreServices", ["UniformTypeIdentifiers"]),
        // Parts of UIKit without a UIKit type.
        module("ConstraintSolver", [.product(name: "HeapModule", package: "swift-collections")]),
        module("DiffableData"),
        module("InterfaceDocuments", ["Markup", log]),
        module("RigidBodies"),
        // Parts of UIKit without a view. UIKit exports them.
        module("ItemProviders", ["Host", "RegularFiles", "UniformTypeIdentifiers"]),
        module("UIFoundation", ["CoreGraphics", "Host", "ItemProviders", "QuartzCore", "RegularFiles", "UniformTypeIdentifiers", log]),
        module("TextKit", ["CConformance", "CoreGraphics", "QuartzCore", "UIFoundation"]),
        .target(
            name: "UIKit",
            dependencies: [
                "_Testing_UIKit", "CConformance", "ConstraintSolver", "CoreGraphics", "DiffableData", "QuartzCore", "Host", "GtkHost",
                "InterfaceDocuments", "ItemProviders", "RegularFiles", "RigidBodies", "TextKit", "UIFoundation", "UniformTypeIdentifiers",
                log,
            ],
            path: "Sources/UIKit", resources: [.copy("Resources/LocalizedStrings/Words.xcstrings")]),
        module("GestureTimelines", ["UIKit"]),
        // Readers of views, accessibility elements and frame times for the tests, the remote control and the inspector.
        module("InterfaceReading", ["UIKit", "Host"]),
        // The desktop's services under Apple's names (Documentation/services.md). Nothing below UIKitTesting depends on them.
        module("DesktopBus", ["CGtk", "Host", "RegularFiles"]),
        module("UserNotifications", ["DesktopBus", "Host", "RegularFiles", "UIKit", "UniformTypeIdentifiers", log]),
        // libsecret is opened with the first keychain item.
        .target(
            name: "CSecret", dependencies: ["CGtkSystem"], path: "Sources/CSecret", linkerSettings: [.linkedLibrary("gmodule-2.0")]),
        module("Security", ["CSecret", "DesktopBus", "Host", log]),
        module("LocalAuthentication", ["DesktopBus", "Host"]),
        module("Network", ["CGtk", "DesktopBus", "Host"]),
        module("SystemConfiguration", ["Network"]),
        module("SafariServices", ["WebKit", "UIKit", "Host", log]),
        module("AuthenticationServices", ["SafariServices", "UIKit", "Host", log]),
        module("MessageUI", ["DesktopBus", "UIKit", "Host", log]),
        module("StoreKit", ["DesktopBus", "UIKit", "Host"]),
        module("CoreLocation", ["DesktopBus", "Host"]),
        module("ImageIO", ["CoreGraphics"]),
        .target(name: "CCoreImage", path: "Sources/CCoreImage"),
        module("CoreImage", ["_Testing_CoreImage", "CCoreImage", "CoreGraphics", "ImageIO", "UIFoundation", log]),
        module("CoreText", ["CoreGraphics", "UIFoundation"]),
        .target(name: "CAccelerate", path: "Sources/CAccelerate", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        module("Accelerate", ["CAccelerate"]),
        module("CoreServices", ["MobileCoreServices"]),
        module("Photos", ["UIFoundation", "Host"]),
        module("PhotosUI", ["Photos", "UIKit", "UniformTypeIdentifiers"]),
        // GStreamer and libspeechd are opened with the first medium and the first speech.
        .target(
            name: "CMedia", dependencies: ["CGtkSystem"], path: "Sources/CMedia", linkerSettings: [.linkedLibrary("gmodule-2.0")]),
        module("CoreMedia"),
        module("AVFoundation", ["CMedia", "CoreGraphics", "CoreMedia", "Host", "QuartzCore", "UIKit", log]),
        module("AVKit", ["AVFoundation", "Host", "UIKit"]),
        module(
            "UIKitTesting",
            [
                "UIKit", "Host", "GestureTimelines", "InterfaceReading", "UserNotifications", "Security", "LocalAuthentication", "Network",
                "SafariServices", "MessageUI", "StoreKit",
                "CoreLocation", "Photos",
                "AVFoundation",
            ]),
        module("XCUIAutomation", ["DesktopBus", "UIKit", "Host", "UIKitTesting"]),
        // Lets programs see and use an app through a socket. The tool does not need UIKit.
        module("RemoteProtocol"),
        module("RemoteControl", ["InterfaceReading", "RemoteProtocol", "UIKit", "Host", log]),
        // A window beside an app, for debug builds.
        module("Inspector", ["GestureTimelines", "InterfaceReading", "UIKit", "Host", log]),
        .executableTarget(name: "lodestone", dependencies: ["RemoteProtocol"], path: "Tools/Lodestone"),
        // WebKitGTK is opened when the first page is to be shown, so that nothing here needs it to be installed.
        .target(
            name: "CWebKit", dependencies: ["CGtk", "CGtkSystem"], path: "Sources/CWebKit"),
        module("WebKit", ["CConformance", "CWebKit", "UIKit", "Host", log]),
        module("DNDDragAndDrop", ["UIKit"]),
        module("InteractiveAnimation", ["UIKit"]),
        // Small modules that iOS code imports besides UIKit.
        module("simd"),
        module("GameplayKit"),
        module("AudioToolbox", ["UIKit", "Host"]),
        module("BackgroundTasks", ["Network", "UIKit", "Host", log]),
        .target(name: "CUnfairLock", path: "Sources/CUnfairLock"),
        module("os", ["CUnfairLock", log]),
        module("OSLog", ["os"]),
        // Empty without their traits.
        module("Combine", openCombine),
        module("CryptoKit", [.product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["CryptoKit"]))]),
        module("CommonCrypto", [.product(name: "_CryptoExtras", package: "swift-crypto", condition: .when(traits: ["CryptoKit"]))]),

        .target(
            name: "GalleryScreens",
            dependencies: [
                "UIKit", "WebKit", "DNDDragAndDrop", "InteractiveAnimation", "GestureTimelines",
                "UserNotifications", "Security", "LocalAuthentication", "SafariServices", "AuthenticationServices", "MessageUI", "Network",
                "CoreLocation", "ImageIO", "Photos", "PhotosUI", "AVFoundation", "StoreKit",
            ],
            path: "Examples/Gallery/Screens", resources: [.copy("Resources")]),
        // Scripts/bundle reads the property list and the icon.
        .executableTarget(
            name: "Gallery", dependencies: ["UIKit", "GalleryScreens", "Inspector", "RemoteControl", log], path: "Examples/Gallery/App",
            exclude: ["Info.plist", "Assets.xcassets"]),
        // Small apps, recipes and the tutorial: made for reading (Documentation/README.md).
        .executableTarget(name: "Hello", dependencies: ["UIKit"], path: "Examples/Hello"),
        .executableTarget(name: "SketchPad", dependencies: ["UIKit"], path: "Examples/SketchPad"),
        .executableTarget(name: "Kanban", dependencies: ["UIKit"], path: "Examples/Kanban"),
        .executableTarget(name: "Piano", dependencies: ["UIKit", "AVFoundation"], path: "Examples/Piano"),
        .executableTarget(name: "PhotoWall", dependencies: ["UIKit"], path: "Examples/PhotoWall"),
        .executableTarget(name: "ZoomingCanvas", dependencies: ["UIKit"], path: "Examples/ZoomingCanvas"),
        .executableTarget(name: "FileShelf", dependencies: ["UIKit"], path: "Examples/FileShelf"),
        .executableTarget(name: "TutorialChapter1", dependencies: ["UIKit"], path: "Examples/Tutorial/Chapter1"),
        .executableTarget(name: "TutorialChapter2", dependencies: ["UIKit"], path: "Examples/Tutorial/Chapter2"),
        .executableTarget(name: "TutorialChapter3", dependencies: ["UIKit"], path: "Examples/Tutorial/Chapter3"),
        .executableTarget(name: "TutorialChapter4", dependencies: ["UIKit"], path: "Examples/Tutorial/Chapter4"),
        .executableTarget(name: "TutorialChapter5", dependencies: ["UIKit"], path: "Examples/Tutorial/Chapter5"),
        .executableTarget(
            name: "TutorialChapter6", dependencies: ["UIKit"], path: "Examples/Tutorial/Chapter6", resources: [.copy("Resources")]),
        // The code of Documentation/components.
        .target(name: "Components", dependencies: ["UIKit"], path: "Examples/Components"),
        .target(name: "Cookbook", dependencies: ["UIKit", "UserNotifications", "PhotosUI"], path: "Examples/Cookbook"),
        // Measures what services cost an app that links them and uses none (Benchmarks/run services).
        .executableTarget(name: "ServiceProbe", dependencies: ["UIKit", "BackgroundTasks"] + services, path: "Benchmarks/ServiceProbe"),
        // Code of pages that is no program. It has to compile.
        .target(
            name: "Snippets", dependencies: ["UIKit", "WebKit", "DNDDragAndDrop", "InteractiveAnimation", log], path: "Examples/Snippets"),
        // A page and what the tests of web views do with it (Tests/WebKitTests).
        .executableTarget(name: "WebProbe", dependencies: ["WebKit"], path: "Tests/WebProbe"),
        .executableTarget(name: "Probe", dependencies: ["UIKit", "QuartzCore", "Host"], path: "Examples/Probe"),
        .executableTarget(name: "GLProbe", dependencies: ["UIKit", "UIKitTesting", "QuartzCore", "GalleryScreens"], path: "Tests/GLProbe"),
        .executableTarget(
            name: "LoopProbe", dependencies: ["UIKit", "GameplayKit", "Host", "BufferedLogging", log], path: "Tests/LoopProbe"),
        // Lays out text on several threads; it has few dependencies, so that Scripts/sanitize builds them quickly.
        .executableTarget(name: "TextThreads", dependencies: ["CoreGraphics"], path: "Tests/TextThreads"),
        .executableTarget(name: "TransferFuzz", dependencies: ["UIKit", "UIKitTesting", "Host"], path: "Tests/TransferFuzz"),
        // Random programs on the virtual clock (Documentation/reliability.md).
        .target(name: "SimulationDriver", dependencies: ["UIKit", "UIKitTesting", "QuartzCore"], path: "Tests/SimulationDriver"),
        .executableTarget(name: "Simulation", dependencies: ["SimulationDriver"], path: "Tests/Simulation"),
        .executableTarget(name: "Soak", dependencies: ["UIKit", "UIKitTesting", "GalleryScreens"], path: "Tests/Soak"),
        .executableTarget(name: "TransferProbe", dependencies: ["UIKit", "GtkHost", "Host"], path: "Tests/TransferProbe"),

        // Templates and packages of apps. Tools/Packaging is a package of its own, in which the scripts and the tests build the same sources.
        .target(name: "LodestonePackaging", path: "Tools/Packaging/Sources/LodestonePackaging"),
        .executableTarget(
            name: "lodestone-tool", dependencies: ["LodestonePackaging"], path: "Tools/Packaging/Sources/lodestone-tool"),
        .plugin(
            name: "NewApp",
            capability: .command(
                intent: .custom(verb: "new-app", description: "Writes the package of a new app"),
                permissions: [.writeToPackageDirectory(reason: "It writes the new package into a folder")]),
            dependencies: ["lodestone-tool"]),
        .plugin(
            name: "Doctor",
            capability: .command(intent: .custom(verb: "doctor", description: "Lists what apps need and this machine lacks")),
            dependencies: ["lodestone-tool"]),
        .plugin(
            name: "Bundle",
            capability: .command(
                intent: .custom(verb: "bundle", description: "Packages an app: tar, deb, AppDir or Flatpak"),
                permissions: [.writeToPackageDirectory(reason: "It writes packages to .build/bundle, or to the folder after --output")]),
            dependencies: ["lodestone-tool"]),

        // Writes Documentation/coverage.md (make coverage).
        .executableTarget(name: "Coverage", path: "Tools/Coverage", exclude: ["Census"]),

        // Counts allocations, for benchmarks alone.
        .target(name: "Allocations", path: "Benchmarks/Allocations"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "UIKit", "UIKitTesting", "ConstraintSolver", "DNDDragAndDrop", "GtkHost", "Host", "QuartzCore", "Allocations",
                "BufferedLogging", "CGtk", "os", log,
            ],
            path: "Benchmarks/Suite"),

        // Compares the sources with the tables of Documentation/dependencies.md.
        // Reads the compiler's index of this build, too.
        .testTarget(name: "ArchitectureTests", exclude: ["MutualFolders.txt"]),
        .testTarget(name: "HostTests", dependencies: ["Host"]),
        .testTarget(name: "DiffableDataTests", dependencies: ["DiffableData", "UIKitTesting"]),
        .testTarget(name: "InterfaceDocumentsTests", dependencies: ["InterfaceDocuments", "UIKitTesting"]),
        .testTarget(name: "RigidBodiesTests", dependencies: ["RigidBodies"]),
        .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers", "MobileCoreServices"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "UIKitTesting"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "UIKitTesting"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "UIKitTesting"], exclude: ["Pictures", "Failures"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "TextKit", "UIFoundation", "ItemProviders", "CConformance", "InterfaceDocuments", "RegularFiles",
                "UIKitTesting", "GestureTimelines",
            ],
            exclude: ["Pictures", "Failures"]),
        // Code as iOS projects write it, in both language modes: it has to compile.
        .testTarget(
            name: "UserCodeSwift5Tests",
            dependencies: ["UIKit", "UIKitTesting", "WebKit", "CoreImage", "CoreText", "Accelerate"] + services,
            path: "Tests/UserCode/Swift5",
            // Foundation's timers and notification blocks warn in Swift 5 mode too, of what this code does on purpose.
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
        .testTarget(name: "UserCodeTests", dependencies: ["UIKit", "UIKitTesting", "WebKit"] + services, path: "Tests/UserCode/Swift6"),
        .testTarget(name: "UIKitTestingTests", dependencies: ["UIKitTesting", "Host"], exclude: ["Pictures", "Failures"]),
        .testTarget(name: "FrameworkTests", dependencies: ["simd", "GameplayKit", "AudioToolbox", "BackgroundTasks", "UIKitTesting"]),
        // A private message bus, and objects of fake services on it.
        .target(name: "BusTestSupport", dependencies: ["CGtk", "DesktopBus"], path: "Tests/BusTestSupport"),
        .executableTarget(name: "KeychainProbe", dependencies: ["Security"], path: "Tests/KeychainProbe"),
        .testTarget(name: "DesktopBusTests", dependencies: ["DesktopBus", "BusTestSupport"]),
        .testTarget(
            name: "UserNotificationsTests", dependencies: ["UserNotifications", "DesktopBus", "BusTestSupport", "Host", "UIKitTesting"]),
        .testTarget(
            name: "SecurityTests",
            dependencies: ["Security", "DesktopBus", "BusTestSupport", "KeychainProbe", "UIKitTesting", "WindowTestSupport"]),
        .testTarget(
            name: "LocalAuthenticationTests", dependencies: ["LocalAuthentication", "DesktopBus", "BusTestSupport", "UIKitTesting"]),
        .testTarget(name: "SafariServicesTests", dependencies: ["SafariServices", "UIKitTesting"]),
        .testTarget(name: "AuthenticationServicesTests", dependencies: ["AuthenticationServices", "UIKitTesting"]),
        .testTarget(name: "MessageUITests", dependencies: ["MessageUI", "DesktopBus", "BusTestSupport", "UIKitTesting"]),
        .testTarget(name: "StoreKitTests", dependencies: ["StoreKit", "UIKitTesting"]),
        .testTarget(name: "ImageIOTests", dependencies: ["ImageIO"]),
        .testTarget(name: "AccelerateTests", dependencies: ["Accelerate", "CoreServices"]),
        .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "UIFoundation", "UIKit", "UIKitTesting"]),
        .testTarget(name: "CoreImageTests", dependencies: ["CoreImage", "UIFoundation"]),
        .testTarget(name: "PhotosTests", dependencies: ["Photos", "PhotosUI", "UIFoundation", "UIKitTesting"]),
        .testTarget(name: "AVFoundationTests", dependencies: ["AVFoundation", "AVKit", "CoreMedia", "UIKitTesting"]),
        .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation", "DesktopBus", "BusTestSupport", "UIKitTesting"]),
        .testTarget(name: "NetworkTests", dependencies: ["Network", "SystemConfiguration", "UIKitTesting"]),
        .testTarget(name: "SimulationTests", dependencies: ["SimulationDriver"]),
        // The app that the tests of XCUIAutomation operate.
        .executableTarget(name: "UITestFixture", dependencies: ["UIKit"], path: "Tests/UITestFixture"),
        .testTarget(name: "XCUIAutomationTests", dependencies: ["UITestFixture", "XCUIAutomation"], exclude: ["Failures"]),
        // In Swift 5 mode, as recorded tests and most projects' UI tests are.
        .testTarget(
            name: "GalleryUITests", dependencies: ["GalleryScreens", "XCUIAutomation"], exclude: ["Failures"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "RemoteControlTests", dependencies: ["InterfaceReading", "RemoteControl", "RemoteProtocol", "UIKitTesting", "Host"]),
        .testTarget(name: "InspectorTests", dependencies: ["Inspector", "InterfaceReading", "UIKitTesting", "Host"]),
        .testTarget(name: "OSLogTests", dependencies: ["OSLog", log]),
        .testTarget(name: "InteractiveAnimationTests", dependencies: ["InteractiveAnimation", "UIKitTesting"]),
        .testTarget(name: "DNDDragAndDropTests", dependencies: ["DNDDragAndDrop", "UIKitTesting"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "GalleryScreens", "GestureTimelines", "Host", "Inspector", "InterfaceReading", "RemoteControl", "RemoteProtocol",
                "UIKitTesting",
            ],
            exclude: ["Pictures", "Failures", "Readings"]),
        .testTarget(
            name: "SampleTests", dependencies: ["SketchPad", "Kanban", "Piano", "PhotoWall", "ZoomingCanvas", "FileShelf", "UIKitTesting"]),
        .testTarget(name: "ComponentTests", dependencies: ["Components", "CoreGraphics", "UIKitTesting"], exclude: ["Failures"]),
        .testTarget(
            name: "TutorialTests",
            dependencies: [
                "Hello", "TutorialChapter1", "TutorialChapter2", "TutorialChapter3", "TutorialChapter4", "TutorialChapter5",
                "TutorialChapter6", "UIKitTesting",
            ]),
        .testTarget(
            name: "CookbookTests", dependencies: ["Cookbook", "UserNotifications", "UIKitTesting"], exclude: ["Recipes/Recordings"]),
        // Servers, devices and screenshots for tests with real windows.
        .target(
            name: "WindowTestSupport", dependencies: ["CoreGraphics", "XCUIAutomation"], path: "Tests/WindowTestSupport",
            exclude: ["Support", "Peers"]),
        .testTarget(
            name: "RealWindowTests",
            dependencies: [
                "CoreGraphics", "Host", "UIKitTesting", "WindowTestSupport", "GLProbe", "Gallery", "LoopProbe", "TransferFuzz",
                "TransferProbe", "UITestFixture", "XCUIAutomation",
            ],
            exclude: ["Peers", "Failures"]),
        .testTarget(name: "WebKitTests", dependencies: ["WebProbe", "WindowTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// The fuzz targets are linked with libFuzzer, which only Scripts/fuzz does.
if Context.environment["LODESTONE_FUZZING"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzzing",
            dependencies: [
                "CoreGraphics", "ImageIO", "InterfaceDocuments", "ItemProviders", "Markup", "RemoteProtocol", "TextKit", "UIFoundation",
                "UniformTypeIdentifiers", "os", log,
            ],
            path: "Tests/Fuzzing", exclude: ["Corpus"]))
}
