import Foundation

/// The files of a new app.
struct AppTemplate {
    enum Style {
        case code, storyboard
    }

    /// The location of Lodestone in the manifest.
    enum Source: Equatable {
        case folder(String)
        case url(String, version: String)

        /// SwiftPM's identity of the package: the last component of its location.
        var identity: String {
            let address: String
            switch self {
            case .folder(let path): address = path
            case .url(let url, _): address = url
            }
            let last = address.split(separator: "/").last.map(String.init)?.lowercased() ?? "lodestone"
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }

        var declaration: String {
            switch self {
            case .folder(let path): ".package(path: \(AppTemplate.literal(path)))"
            case .url(let url, let version): ".package(url: \(AppTemplate.literal(url)), from: \(AppTemplate.literal(version)))"
            }
        }
    }

    let name: AppName
    let identifier: String
    let style: Style
    let hasTests: Bool
    let lodestone: Source
    let maintainer: String

    /// The contents of the files, keyed by path.
    var files: [String: Data] {
        let module = name.module
        let resources = "Sources/\(module)/Resources"
        var texts = [
            "Package.swift": manifest, ".gitignore": ".build/\n", "README.md": readme,
            "Sources/\(module)/AppDelegate.swift": delegate, "Sources/\(module)/GreetingViewController.swift": controller,
            "\(resources)/Info.plist": propertyList, "\(resources)/Assets.xcassets/Contents.json": Self.catalogue,
            "\(resources)/Assets.xcassets/Accent.colorset/Contents.json": Self.accent,
            "\(resources)/Assets.xcassets/AppIcon.appiconset/Contents.json": Self.iconSet,
            "\(resources)/Assets.xcassets/AppIcon.appiconset/AppIcon.svg": TemplateIcon.svg,
        ]
        if style == .storyboard { texts["\(resources)/Base.lproj/Main.storyboard"] = TemplateStoryboard.text(module: module) }
        if hasTests { texts["Tests/\(module)Tests/GreetingTests.swift"] = tests }
        var files = texts.mapValues { Data($0.utf8) }
        files["\(resources)/Assets.xcassets/AppIcon.appiconset/AppIcon.png"] = TemplateIcon.png
        return files
    }

    /// A text as a Swift string literal.
    static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    private var manifest: String {
        let tests =
            hasTests
            ? """

                    .testTarget(
                        name: "\(name.module)Tests",
                        dependencies: ["\(name.module)", .product(name: "UIKitTesting", package: "\(lodestone.identity)")]),
            """ : ""
        return """
            // swift-tools-version:6.1
            import PackageDescription

            let package = Package(
                name: "\(name.module)",
                dependencies: [
                    \(lodestone.declaration)
                ],
                targets: [
                    .executableTarget(
                        name: "\(name.module)",
                        dependencies: [.product(name: "UIKit", package: "\(lodestone.identity)", condition: .when(platforms: [.linux]))],
                        resources: [.copy("Resources")]),\(tests)
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    private var propertyList: String {
        let main = style == .storyboard ? "\n\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>" : ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>CFBundleIdentifier</key>
            \t<string>\(identifier)</string>
            \t<key>CFBundleName</key>
            \t<string>\(XML.escape(name.display))</string>
            \t<key>CFBundleExecutable</key>
            \t<string>\(name.module)</string>
            \t<key>CFBundleIconName</key>
            \t<string>AppIcon</string>
            \t<key>CFBundleShortVersionString</key>
            \t<string>0.1.0</string>
            \t<key>LSApplicationCategoryType</key>
            \t<string>public.app-category.utilities</string>\(main)
            \t<key>LinuxPackage</key>
            \t<dict>
            \t\t<key>Summary</key>
            \t\t<string>Count taps</string>
            \t\t<key>Description</key>
            \t\t<string>A label greets you, and a button counts how often it is tapped.</string>
            \t\t<key>License</key>
            \t\t<string>MIT</string>
            \t\t<key>Maintainer</key>
            \t\t<string>\(XML.escape(maintainer))</string>
            \t</dict>
            </dict>
            </plist>

            """
    }

    private var readme: String {
        let commands = [
            ("swift run \(name.module)", "build it and open it"), ("swift test", "run the tests, without a display"),
            ("swift package doctor", "list what this machine lacks"), ("swift package bundle --format deb", "make a package of it"),
        ]
        let width = commands.map(\.0.count).max() ?? 0
        let lines = commands.map { "    " + $0.0.padding(toLength: width, withPad: " ", startingAt: 0) + "  # " + $0.1 }
        return """
            # \(name.display)

            An app for Linux with UIKit, by Lodestone.

            \(lines.joined(separator: "\n"))

            Its name, version and icon are in `Sources/\(name.module)/Resources`.

            """
    }

    private var delegate: String {
        let body =
            style == .storyboard
            ? """
            /// `UIMainStoryboardFile` in `Info.plist` names the storyboard, whose first screen is shown.
            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    true
                }
            }

            """
            : """
            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = GreetingViewController()
                    window.makeKeyAndVisible()
                    window.windowScene?.title = \(Self.literal(name.display))
                    self.window = window
                    return true
                }
            }

            """
        return "import UIKit\n\n" + body
    }

    private var controller: String { style == .storyboard ? TemplateSources.storyboardController : TemplateSources.codeController }

    private var tests: String {
        let make =
            style == .storyboard
            ? "try #require(GreetingViewController.make())" : "GreetingViewController()"
        let effect = style == .storyboard ? "throws " : ""
        return """
            import Testing
            import UIKit
            import UIKitTesting

            @testable import \(name.module)

            @MainActor
            struct GreetingTests {
                @Test("A tap on the button counts", arguments: [UIUserInterfaceStyle.light, .dark])
                func aTapCounts(style: UIUserInterfaceStyle) \(effect){
                    let host = TestHost(size: CGSize(width: 390, height: 600))
                    let screen = \(make)
                    host.window.overrideUserInterfaceStyle = style
                    host.window.rootViewController = screen

                    #expect(host.tap("Tap me"))

                    #expect(screen.label.text == "1 tap")
                }
            }

            """
    }

    private static let catalogue = """
        {
          "info": { "author": "xcode", "version": 1 }
        }

        """

    private static let iconSet = """
        {
          "images": [
            { "filename": "AppIcon.png", "idiom": "universal", "size": "256x256" },
            { "filename": "AppIcon.svg", "idiom": "universal" }
          ],
          "info": { "author": "xcode", "version": 1 }
        }

        """

    private static let accent = """
        {
          "colors": [
            {
              "color": {
                "color-space": "srgb",
                "components": { "alpha": "1.000", "blue": "0.720", "green": "0.310", "red": "0.230" }
              },
              "idiom": "universal"
            },
            {
              "appearances": [{ "appearance": "luminosity", "value": "dark" }],
              "color": {
                "color-space": "srgb",
                "components": { "alpha": "1.000", "blue": "1.000", "green": "0.690", "red": "0.620" }
              },
              "idiom": "universal"
            }
          ],
          "info": { "author": "xcode", "version": 1 }
        }

        """
}
