import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Effects of implemented optional methods") @MainActor
struct OptionalMethodTests {
    private let host = TestHost(size: CGSize(width: 400, height: 600))

    private func texts(in view: UIView) -> [String] {
        let own = view.isHidden ? [] : [(view as? UILabel)?.text].compactMap { $0 }
        return view.isHidden ? [] : own + view.subviews.flatMap { texts(in: $0) }
    }

    // MARK: Pickers

    @MainActor
    private class Wheels: NSObject, UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    }
    private final class Titles: Wheels, UIPickerViewDelegate {
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row \(row)" }
    }
    private final class Views: Wheels, UIPickerViewDelegate {
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row \(row)" }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 60 : 100 }
        func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
            // A plain view, which proves nothing.
            view ?? UIView()
        }
    }

    @Test("A picker shows the delegate's views, or else titles; components share the width unless the delegate sets widths")
    func pickers() {
        let picker = UIPickerView(frame: CGRect(x: 40, y: 40, width: 320, height: 216))
        let (titles, views) = (Titles(), Views())
        host.window.addSubview(picker)
        picker.dataSource = titles
        picker.delegate = titles
        host.advance(by: 0.1)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil && texts(in: picker).contains("Row 0"))
        #expect(picker.rowSize(forComponent: 0).height == 32 && picker.rowSize(forComponent: 0).width > 140)
        picker.dataSource = views
        picker.delegate = views
        host.advance(by: 0.1)
        #expect(picker.view(forRow: 0, forComponent: 0) != nil && !texts(in: picker).contains("Row 0"))
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 50))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 100, height: 50))
    }

    // MARK: Pages

    @MainActor
    private class Pages: NSObject {
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { UIViewController() }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    }
    private final class CountedPages: Pages, UIPageViewControllerDataSource {}
    private final class IndexedPages: Pages, UIPageViewControllerDataSource {
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    }

    @Test("A page view controller has a page control only if both data source methods for it are implemented", arguments: [true, false])
    func pages(both: Bool) {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (counted, indexed) = (CountedPages(), IndexedPages())
        controller.dataSource = both ? indexed : counted
        controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect((dots?.isHidden == false) == both)
        withExtendedLifetime((counted, indexed)) {}
    }

    // MARK: Documents

    @Test("A document has a preview only if the delegate implements documentInteractionControllerViewControllerForPreview")
    func documents() throws {
        final class EmptyDelegate: NSObject, UIDocumentInteractionControllerDelegate {}
        final class Showing: NSObject, UIDocumentInteractionControllerDelegate {
            let controller: UIViewController
            init(_ controller: UIViewController) { self.controller = controller }
            func documentInteractionControllerViewControllerForPreview(
                _ controller: UIDocumentInteractionController
            ) -> UIViewController { self.controller }
        }
        let root = UIViewController()
        host.window.rootViewController = root
        host.advance(by: 0.1)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try "Text".write(to: url, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: url) }
        let document = UIDocumentInteractionController(url: url)
        let (emptyDelegate, showing) = (EmptyDelegate(), Showing(root))
        document.delegate = emptyDelegate
        #expect(!document.presentPreview(animated: false))
        document.delegate = showing
        #expect(document.presentPreview(animated: false))
    }

    // MARK: Collections

    @MainActor
    private class Items: NSObject {
        var calls: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }
    private final class MovingItems: Items, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            calls.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
        }
    }
    private final class FixedItems: Items, UICollectionViewDataSource {}
    private final class Spaced: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
    }

    private func show(_ source: any UICollectionViewDataSource) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        host.window.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    @Test("With moveItemAt all items can move; beginning or cancelling a movement does not call moveItemAt")
    func moves() {
        let (moving, fixed) = (MovingItems(), FixedItems())
        let view = show(moving)
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)) && moving.calls == [])
        view.cancelInteractiveMovement()
        #expect(moving.calls == [])
        view.dataSource = fixed
        view.layoutIfNeeded()
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    }

    @Test("If the delegate has no method for item sizes, itemSize applies; if it lacks the three menu methods, no edit menu is shown")
    func flow() async {
        let (items, spaced) = (FixedItems(), Spaced())
        let view = show(items)
        view.delegate = spaced
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(x: 0, y: 7, width: 90, height: 90))
        host.longPress(at: CGPoint(x: 45, y: 50))
        await host.settle()
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    // MARK: Scrolling

    @Test("A scroll view calls scrollViewDidScroll for each step, without looking up the method again")
    func scrolling() async {
        final class Listening: NSObject, UIScrollViewDelegate {
            var steps = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { steps += 1 }
        }
        let (view, delegate) = (UIScrollView(frame: host.window.bounds), Listening())
        view.contentSize = CGSize(width: 400, height: 5000)
        view.delegate = delegate
        host.window.addSubview(view)
        host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100), duration: 0.3)
        await host.settle()
        #expect(delegate.steps > 10 && view.contentOffset.y > 300)
    }
}
