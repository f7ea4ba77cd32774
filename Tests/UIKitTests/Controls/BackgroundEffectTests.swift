import Testing
import UIKitTesting

@testable import UIKit

@Suite("Effects, shadows and glass of backgrounds") @MainActor
struct BackgroundEffectTests {
    let host = TestHost()

    private func effectView(in view: UIView) -> UIVisualEffectView? {
        view.subviews.lazy.compactMap { $0 as? UIVisualEffectView ?? self.effectView(in: $0) }.first
    }

    @Test("A button's background shows its visual effect in its shape, below its image, and removes it")
    func buttonEffect() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.background.visualEffect = UIBlurEffect(style: .systemMaterial)
        configuration.background.image = UIImage(systemName: "star")
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 10, y: 100, width: 120, height: 40)
        host.window.addSubview(button)
        host.advance(by: 0.1)
        let view = try #require(effectView(in: button))
        #expect(view.effect === configuration.background.visualEffect && view.superview?.subviews.first === view)
        #expect(view.bounds.size == button.bounds.size && view.layer.cornerRadius == 20 && view.clipsToBounds)
        configuration.background.visualEffect = nil
        button.configuration = configuration
        host.advance(by: 0.1)
        #expect(view.effect == nil)
    }

    @Test("Glass buttons are capsules; prominent glass has the tint colour")
    func glassButtons() throws {
        let button = UIButton(configuration: .prominentGlass())
        button.frame = CGRect(x: 10, y: 100, width: 120, height: 40)
        button.configuration?.title = "Done"
        host.window.addSubview(button)
        host.advance(by: 0.1)
        let glass = try #require(effectView(in: button)?.effect as? UIGlassEffect)
        #expect(glass.tintColor == .tintColor && glass.style == .regular)
        #expect(effectView(in: button)?.layer.cornerRadius == 20)
        #expect(try #require(UIButton.Configuration.clearGlass().background.visualEffect as? UIGlassEffect).style == .clear)
    }

    @Test("Glass blurs the background and has its tint; a copy keeps style and tint")
    func glass() throws {
        let effect = UIGlassEffect(style: .clear)
        effect.tintColor = .red
        let copy = try #require(effect.copy() as? UIGlassEffect)
        #expect(copy !== effect && copy.style == .clear && copy.tintColor == .red)
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        host.window.addSubview(view)
        let backdrop = try #require(view.subviews.first?.layer as? BackdropLayer)
        #expect(backdrop.blurRadius > 0)
        let cover = try #require(view.subviews.first?.subviews.first?.backgroundColor?.resolvedColor(with: host.window.traitCollection))
        #expect(cover.cgColor.components?.prefix(3) == [1, 0, 0] && cover.cgColor.alpha < 1)
    }

    @Test("A cell's background has an effect and a shadow, and adds the cell's margins at the given edges")
    func cellBackground() throws {
        var background = UIBackgroundConfiguration.clear()
        background.visualEffect = UIGlassEffect()
        background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
        background.backgroundInsets.leading = 4
        background.cornerRadius = 8
        background.shadowProperties.opacity = 0.5
        background.shadowProperties.radius = 6
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
        cell.backgroundConfiguration = background
        host.window.addSubview(cell)
        host.advance(by: 0.1)
        let effect = try #require(effectView(in: cell))
        let fill = try #require(effect.superview)
        #expect(fill.frame == CGRect(x: 24, y: 0, width: 276, height: 60) && effect.frame == fill.bounds)
        let layer = try #require(fill.superview?.layer)
        #expect(layer.shadowOpacity == 0.5 && layer.shadowRadius == 6 && layer.shadowPath?.boundingBoxOfPath == fill.frame)
    }
}
