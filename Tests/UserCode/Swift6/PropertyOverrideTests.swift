import Foundation
import Testing
import UIKit
import UIKitTesting
import WebKit

// Subclasses that override properties that Apple's headers declare as `@property (readonly)`.

private final class NamedAction: UIAction {
    override var identifier: Identifier { Identifier("named") }
}

private final class SaveCommand: UIKeyCommand {
    override var input: String? { "s" }
    override var modifierFlags: UIKeyModifierFlags { [.command, .shift] }
    override var propertyList: Any? { "document" }
}

private final class ToolMenu: UIMenu {
    override var options: Options { .displayInline }
    override var children: [UIMenuElement] { [UIAction(title: "Cut", state: .on) { _ in }] }
}

private final class DraftAction: UIPreviewAction {
    var calls = 0

    override var title: String { "Draft" }
    override var handler: (any UIPreviewActionItem, UIViewController) -> Void {
        return { [weak self] _, _ in self?.calls += 1 }
    }
}

private final class EdgeRegion: UIPointerRegion {
    override var rect: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
}

private final class OtherPreview: UIDragPreview {
    let other = UIView()

    override var view: UIView { other }
}

private final class WideTab: NSTextTab, @unchecked Sendable {
    override var location: CGFloat { super.location * 2 }
    override var alignment: NSTextAlignment { .right }
}

private final class FixedSize: NSCollectionLayoutSize {
    override var widthDimension: NSCollectionLayoutDimension { .absolute(44) }
}

private final class BadgeItem: NSCollectionLayoutSupplementaryItem {
    override var elementKind: String { "badge" }
    override var itemAnchor: NSCollectionLayoutAnchor? { containerAnchor }
}

private final class PressedAppearance: UIBarButtonItemAppearance {
    override var normal: UIBarButtonItemStateAppearance { highlighted }
}

private final class SlowAnimator: UIViewPropertyAnimator {
    override var duration: TimeInterval { 7 }
}

private final class PairController: UISplitViewController {
    override var style: Style { .doubleColumn }
}

private final class PlainFormat: UIGraphicsRendererFormat {
    private(set) var isPreferred = false

    override class func preferred() -> Self {
        let format = Self()
        format.isPreferred = true
        return format
    }
}

private final class TitleMetrics: UIFontMetrics {
    override class var `default`: UIFontMetrics { TitleMetrics(forTextStyle: .title1) }
}

private final class CountedDownload: WKDownload {
    let counted = Progress(totalUnitCount: 3)

    override var progress: Progress { counted }
}

@MainActor
@Suite("Read-only properties of Apple's headers can be overridden")
struct PropertyOverrideTests {
    let host = TestHost()

    @Test("Actions, commands and menus override identifiers, keys and elements")
    func menus() {
        let action: UIAction = NamedAction(title: "") { _ in }
        #expect(action.identifier == UIAction.Identifier("named"))
        let command: UIKeyCommand = SaveCommand(input: "a") { (_: UIKeyCommand) in }
        #expect(command.input == "s" && command.modifierFlags == [.command, .shift])
        #expect((command as UICommand).propertyList as? String == "document")
        let menu: UIMenu = ToolMenu()
        #expect(menu.options == .displayInline && menu.selectedElements.map(\.title) == ["Cut"])
    }

    @Test("Previews and pointer regions override titles, handlers, views and rectangles")
    func previews() {
        let draft = DraftAction(title: "", style: .default) { _, _ in }
        let action: UIPreviewAction = draft
        action.handler(action, UIViewController())
        #expect((action as any UIPreviewActionItem).title == "Draft" && draft.calls == 1)
        #expect((EdgeRegion(rect: .zero) as UIPointerRegion).rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        let preview = OtherPreview(view: UIView())
        #expect((preview as UIDragPreview).view === preview.other)
    }

    @Test("Tab stops and layout descriptions override their values")
    func layout() {
        let tab: NSTextTab = WideTab(textAlignment: .left, location: 10)
        #expect(tab.location == 20 && tab.alignment == .right)
        let size: NSCollectionLayoutSize = FixedSize(widthDimension: .absolute(1), heightDimension: .absolute(2))
        #expect(size.widthDimension == .absolute(44) && size.heightDimension == .absolute(2))
        let badge: NSCollectionLayoutSupplementaryItem = BadgeItem(
            layoutSize: size, elementKind: "header", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        #expect(badge.elementKind == "badge" && badge.itemAnchor === badge.containerAnchor)
    }

    @Test("Appearances, animators and controllers override their states and styles")
    func views() {
        let appearance = PressedAppearance()
        #expect((appearance as UIBarButtonItemAppearance).normal === appearance.highlighted)
        #expect((SlowAnimator(duration: 1, curve: .linear) as UIViewPropertyAnimator).duration == 7)
        #expect((PairController(style: .unspecified) as UISplitViewController).style == .doubleColumn)
    }

    @Test("Renderer formats and font metrics override their class members")
    func classMembers() {
        let formats: UIGraphicsRendererFormat.Type = PlainFormat.self
        #expect((formats.preferred() as? PlainFormat)?.isPreferred == true && (formats.default() as? PlainFormat)?.isPreferred == false)
        let metrics: UIFontMetrics.Type = TitleMetrics.self
        #expect(metrics.default is TitleMetrics)
    }

    @Test("Downloads override their progress")
    func downloads() {
        #expect((CountedDownload() as WKDownload).progress.totalUnitCount == 3)
    }
}
