import CoreGraphics
import Foundation
import RemoteProtocol
import UIKit

extension RemoteSession {
    /// The categories by the names in requests.
    private static let textSizes: [String: UIContentSizeCategory] = [
        "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
        "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge, "AX3": .accessibilityExtraLarge,
        "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
    ]

    /// Changes the traits of the windows that are open. Checks all values before the first change.
    func set(_ arguments: CommandArguments) throws(RemoteError) -> JSONValue {
        var changes: [@MainActor (inout UITraitOverrides) -> Void] = []
        if let name = arguments.string("appearance") {
            let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
            let style = try Self.value(of: name, styles, "appearance")
            changes.append { overrides in
                if let style { overrides.userInterfaceStyle = style } else { overrides.remove(UITraitUserInterfaceStyle.self) }
            }
        }
        if let name = arguments.string("textSize") {
            let category = try Self.value(of: name, Self.textSizes, "textSize")
            changes.append { overrides in
                if let category {
                    overrides.preferredContentSizeCategory = category
                } else {
                    overrides.remove(UITraitPreferredContentSizeCategory.self)
                }
            }
        }
        if let name = arguments.string("direction") {
            let directions: [String: UITraitEnvironmentLayoutDirection] = ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
            let direction = try Self.value(of: name, directions, "direction")
            changes.append { overrides in
                if let direction { overrides.layoutDirection = direction } else { overrides.remove(UITraitLayoutDirection.self) }
            }
        }
        let size = try arguments.string("size").map { text throws(RemoteError) in try Self.size(text) }
        let scene = try activeScene()
        if let name = arguments.string("locale") { try Self.setLocale(name) }
        if !changes.isEmpty {
            for scene in UIApplication.shared.windowScenes {
                for window in scene.windowStack.windows {
                    var overrides = window.traitOverrides
                    for change in changes { change(&overrides) }
                    window.traitOverrides = overrides
                }
            }
        }
        if let size { scene.hostWindow.resize(to: size) }
        return [:]
    }

    /// The value with the given name; nil for `system`.
    private static func value<Value>(of name: String, _ values: [String: Value], _ argument: String) throws(RemoteError) -> Value? {
        if name == "system" { return nil }
        guard let value = values[name] else {
            let names = (values.keys.sorted() + ["system"]).joined(separator: ", ")
            throw RemoteError(.invalidArgument, "The values of \"\(argument)\" are \(names).")
        }
        return value
    }

    private static func size(_ text: String) throws(RemoteError) -> CGSize {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], 1...16_384 ~= width, 1...16_384 ~= height else {
            throw RemoteError(.invalidArgument, "A size is a width and a height from 1 to 16384, such as 800x600.")
        }
        return CGSize(width: width, height: height)
    }

    private static func setLocale(_ name: String) throws(RemoteError) {
        // Languages are used as folder names, so their characters are checked.
        let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
        guard isName, DesktopLanguages.use(locale: name == "system" ? nil : name) else {
            throw RemoteError(.invalidArgument, "A locale has a name such as de, de_AT or zh-Hant.")
        }
    }
}
