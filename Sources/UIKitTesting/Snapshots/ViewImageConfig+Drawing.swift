import UIKit

extension ViewImageConfig {
    /// An image of a controller's view on the device.
    ///
    /// The controller is shown in a window for the image, without animations, and removed again. So it receives the four callbacks of an appearance.
    /// If it has a parent or is in a window, the image shows it there, and the configuration is ignored.
    ///
    /// - Parameters:
    ///   - controller: The controller. Its children and its navigation or tab bar are part of the image.
    ///   - traits: Traits that replace those of the configuration.
    @MainActor
    public func image(of controller: UIViewController, traits: UITraitCollection = UITraitCollection()) -> UIImage {
        show(controller, traits) { Self.image(of: $0, traits) }
    }

    /// An image of a view with the configuration's size. If the view has a superview, the image shows it there.
    @MainActor
    public func image(of view: UIView, traits: UITraitCollection = UITraitCollection()) -> UIImage {
        show(view, traits) { Self.image(of: $0, traits) }
    }

    /// The views of a controller as text, laid out on the device. The format is that of ``TestHost/text(of:including:)``.
    @MainActor
    public func text(
        of controller: UIViewController, including content: TestHost.TextContent = [], traits: UITraitCollection = UITraitCollection()
    ) -> String {
        show(controller, traits) { ViewText.text(of: $0, content) }
    }

    /// A view and its subviews as text, with the configuration's size. The format is that of ``TestHost/text(of:including:)``.
    @MainActor
    public func text(
        of view: UIView, including content: TestHost.TextContent = [], traits: UITraitCollection = UITraitCollection()
    ) -> String {
        show(view, traits) { ViewText.text(of: $0, content) }
    }

    /// The image of a view that is laid out, at the scale of the traits or else of the screen.
    @MainActor
    private static func image(of view: UIView, _ traits: UITraitCollection) -> UIImage {
        let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        guard let image = view.layer.image(scale: scale) else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    @MainActor
    private func show<Result>(_ view: UIView, _ traits: UITraitCollection, _ body: (UIView) -> Result) -> Result {
        guard view.superview == nil else {
            view.layoutIfNeeded()
            return body(view)
        }
        let frame = view.frame
        let controller = UIViewController()
        controller.view = view
        defer {
            controller.view = nil
            view.frame = frame
        }
        return show(controller, traits, body)
    }

    @MainActor
    private func show<Result>(_ controller: UIViewController, _ traits: UITraitCollection, _ body: (UIView) -> Result) -> Result {
        let view: UIView = controller.view
        guard view.superview == nil, controller.parent == nil else {
            view.layoutIfNeeded()
            return body(view)
        }
        TestFont.checkOnce()
        let size = self.size ?? view.bounds.size
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let root = UIViewController()
        root.addChild(controller)
        root.setOverrideTraitCollection(UITraitCollection(traitsFrom: [self.traits, traits]), forChild: controller)
        root.additionalSafeAreaInsets = safeArea
        view.frame = CGRect(origin: .zero, size: size)
        root.view.frame = view.frame
        root.view.addSubview(view)
        controller.didMove(toParent: root)
        return UIView.withoutAnimations {
            window.rootViewController = root
            window.isHidden = false
            window.layoutIfNeeded()
            // Else viewDidAppear would be called after the next frame.
            root.endAppearanceTransition()
            CATransaction.flush()
            defer {
                window.isHidden = true
                window.rootViewController = nil
                controller.willMove(toParent: nil)
                view.removeFromSuperview()
                controller.removeFromParent()
            }
            return body(view)
        }
    }
}

extension UIView {
    /// Runs `body` without animations, and returns its result.
    fileprivate static func withoutAnimations<Result>(_ body: () -> Result) -> Result {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        defer { setAnimationsEnabled(wereEnabled) }
        return body()
    }
}
