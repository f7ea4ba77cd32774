import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A screen of an example in a window of its own.
@MainActor
struct ComponentFixture {
    let host: TestHost
    let screen: UIViewController

    init(_ example: ComponentCase, isDark: Bool = false) async throws {
        host = TestHost(size: example.size)
        host.isDark = isDark
        host.blinksCaret = false
        screen = example.screen()
        host.window.rootViewController = screen
        await host.settle()
        try await example.prepare(self)
        await host.settle(timeout: 3)
    }

    /// The screen as the class of the example.
    func the<Screen: UIViewController>(_ type: Screen.Type = Screen.self) throws -> Screen { try #require(screen as? Screen) }

    /// The first view of a type in any window, in front first.
    func first<View: UIView>(_ type: View.Type = View.self) throws -> View {
        func search(_ view: UIView) -> View? {
            (view as? View) ?? view.subviews.lazy.compactMap { search($0) }.first
        }
        return try #require(search(host.window))
    }

    /// The label of the element with the keyboard's focus; empty without a focus.
    var focusedLabel: String { host.window.windowScene?.focusIfAny?.object.map { AccessibilityTree.name(of: $0) } ?? "" }

    func press(_ stroke: KeyRow.Stroke) async {
        host.press(stroke.key, modifiers: stroke.modifiers)
        await host.settle(timeout: 3)
    }
}

/// The light and the dark picture of an example in one image.
enum TwoAppearances {
    /// Returns the images side by side, or below each other if one is wider than 400 points.
    @MainActor
    static func image(_ light: CGImage, _ dark: CGImage) throws -> CGImage {
        let isWide = light.width > 800
        let width = isWide ? light.width : light.width * 2
        let height = isWide ? light.height * 2 : light.height
        let store = try #require(PixelStore(width: width, height: height))
        for y in 0..<height {
            let target = store.row(y)
            if isWide {
                let row = y < light.height ? light.row(y) : dark.row(y - light.height)
                for x in 0..<light.width { target[x] = row[x] }
            } else {
                for x in 0..<light.width { (target[x], target[light.width + x]) = (light.row(y)[x], dark.row(y)[x]) }
            }
        }
        return CGImage(store: store, isOpaque: true)
    }
}
