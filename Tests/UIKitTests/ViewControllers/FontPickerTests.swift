import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Font pickers")
struct FontPickerTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))
    let root = UIViewController()

    final class Recorder: NSObject, UIFontPickerViewControllerDelegate {
        var calls: [String] = []
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            calls.append("picked \(viewController.selectedFontDescriptor?.postscriptName ?? "none")")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { calls.append("cancelled") }
    }

    init() {
        host.window.rootViewController = root
        host.advance(by: 0.1)
    }

    @Test("A tap selects and checks a family without dismissing the picker; a search finds families by name")
    func choosing() async throws {
        let picker = UIFontPickerViewController()
        let recorder = Recorder()
        picker.delegate = recorder
        root.present(picker, animated: true)
        await host.settle()
        let family = try #require(UIFont.familyNames.first { !$0.hasPrefix(".") })
        #expect(host.tap(family))
        await host.settle()
        let chosen = try #require(picker.selectedFontDescriptor)
        #expect(UIFont.fontNames(forFamilyName: family).contains(chosen.postscriptName))
        #expect(recorder.calls == ["picked \(chosen.postscriptName)"] && root.presentedViewController === picker)
        root.dismiss(animated: true)
        await host.settle()
        #expect(recorder.calls.count == 1)
    }

    @Test("A dismissal without a choice cancels the picker")
    func cancelling() async {
        let picker = UIFontPickerViewController()
        let recorder = Recorder()
        picker.delegate = recorder
        root.present(picker, animated: true)
        await host.settle()
        #expect(host.tap("Cancel"))
        await host.settle()
        #expect(recorder.calls == ["cancelled"] && root.presentedViewController == nil)
    }

    @Test("A configuration can include faces and filter by traits; changing it later does not change a picker")
    func configuration() async throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        configuration.filteredTraits = .traitBold
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = false
        #expect(picker.configuration.includeFaces)
        root.present(picker, animated: true)
        await host.settle()
        func tables(in view: UIView) -> [UITableView] { view.subviews.flatMap { ($0 as? UITableView).map { [$0] } ?? tables(in: $0) } }
        let table = try #require(tables(in: picker.view).first)
        #expect(table.numberOfSections > 0)
        for section in 0..<table.numberOfSections {
            table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: section))
            let font = try #require(picker.selectedFontDescriptor)
            #expect(font.symbolicTraits.contains(.traitBold), "\(font.postscriptName)")
        }
    }

    @Test("UIFont(name:size:) with the system's monospaced family returns a monospaced font")
    func monospaced() throws {
        let family = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName
        let font = try #require(UIFont(name: family, size: 12))
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(!UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    }
}
