import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Images with the rendering mode automatic")
struct TemplateImageTests {
    let host = TestHost(size: CGSize(width: 200, height: 200), scale: 1)

    private let plain = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    private enum Container: CaseIterable {
        case navigationBar, backIndicator, toolbar, tabBar, selectedTab, systemButton
    }

    /// A view that shows `image` in a container, with a green tint.
    private func view(of image: UIImage, in container: Container) -> UIView {
        let frame = CGRect(x: 0, y: 0, width: 200, height: 49)
        switch container {
        case .navigationBar:
            let bar = UINavigationBar(frame: frame)
            let item = UINavigationItem(title: "")
            item.leftBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
            bar.items = [item]
            return bar
        case .backIndicator:
            let bar = UINavigationBar(frame: frame)
            bar.backIndicatorImage = image
            bar.backIndicatorTransitionMaskImage = image
            let first = UINavigationItem(title: "")
            first.backButtonDisplayMode = .minimal
            bar.items = [first, UINavigationItem(title: "")]
            return bar
        case .toolbar:
            let bar = UIToolbar(frame: frame)
            bar.items = [UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)]
            return bar
        case .tabBar, .selectedTab:
            let bar = UITabBar(frame: frame)
            let item = UITabBarItem(title: nil, image: image, selectedImage: image)
            bar.items = [item]
            bar.unselectedItemTintColor = .green
            if container == .selectedTab { bar.selectedItem = item }
            return bar
        case .systemButton:
            let button = UIButton(type: .system)
            button.frame = frame
            button.setImage(image, for: .normal)
            return button
        }
    }

    /// The colours of the image, red and green.
    private func visibleColors(_ image: UIImage, in container: Container) -> (red: Bool, green: Bool) {
        let view = view(of: image, in: container)
        view.tintColor = .green
        host.window.addSubview(view)
        host.advance(by: 0.5)
        let shown = host.snapshot()
        view.removeFromSuperview()
        var (red, green) = (false, false)
        for x in 0..<200 {
            for y in 0..<49 {
                guard let color = shown.color(x: x, y: y), color.blue < 0.1 else { continue }
                if color.red > 0.9, color.green < 0.1 { red = true }
                if color.green > 0.9, color.red < 0.1 { green = true }
            }
        }
        return (red, green)
    }

    @Test("With the rendering mode automatic, images are templates in bars and in system buttons", arguments: Container.allCases)
    private func templates(container: Container) {
        #expect(visibleColors(plain, in: container) == (red: false, green: true))
        #expect(visibleColors(plain.withRenderingMode(.alwaysOriginal), in: container) == (red: true, green: false))
        #expect(visibleColors(plain.withRenderingMode(.alwaysTemplate), in: container) == (red: false, green: true))
    }

    @Test("With the rendering mode automatic, image views and custom buttons show the image's colours, and return the app's image")
    func originals() {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        button.setImage(plain, for: .normal)
        button.tintColor = .green
        let picture = UIImageView(image: plain)
        picture.tintColor = .green
        picture.frame = CGRect(x: 50, y: 0, width: 40, height: 40)
        host.window.addSubview(button)
        host.window.addSubview(picture)
        host.advance(by: 0.1)
        for x in [20, 70] { #expect(host.snapshot().color(x: x, y: 20)?.red == 1) }
        let system = UIButton(type: .system)
        system.setImage(plain, for: .normal)
        system.layoutIfNeeded()
        #expect(system.imageView?.image === plain && system.image(for: .normal) === plain)
    }
}
