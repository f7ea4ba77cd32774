import Testing
import UIKit

@MainActor
@Suite("Traits")
struct TraitTests {
    enum Density: Sendable { case roomy, dense }
    struct DensityTrait: UITraitDefinition {
        static let defaultValue = Density.roomy
    }
    final class Watching: UIView {
        var changes: [(old: UIUserInterfaceStyle, new: UIUserInterfaceStyle)] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            changes.append((previous?.userInterfaceStyle ?? .unspecified, traitCollection.userInterfaceStyle))
            #expect(UITraitCollection.current === traitCollection)
        }
    }

    @Test("Trait collections can be merged, and the last specified value applies")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(merged.userInterfaceStyle == .light)
        #expect(merged.displayScale == 3)
        #expect(merged.horizontalSizeClass == .unspecified)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!merged.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
        #expect(
            merged
                == UITraitCollection {
                    $0.displayScale = 3; $0.userInterfaceStyle = .light
                })
    }

    @Test("Trait collections report which traits differ, and whether the difference affects colours")
    func differences() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(light.hasDifferentColorAppearance(comparedTo: dark))
        #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 2 }))
        #expect(dark.changedTraits(from: light).map { $0.name } == ["UITraitUserInterfaceStyle"])
        #expect(dark.changedTraits(from: dark.modifyingTraits { $0[DensityTrait.self] = .dense }).count == 1)
    }

    @Test("UITraitCollection.current is restored after performAsCurrent, and each thread has its own")
    func current() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let outer = UITraitCollection.current.userInterfaceStyle
        dark.performAsCurrent {
            #expect(UITraitCollection.current === dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .light)
            }
            #expect(UITraitCollection.current === dark)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == outer)
        let elsewhere = await Task.detached { UITraitCollection.current.userInterfaceStyle }.value
        #expect(elsewhere == .light)
    }

    @Test("An override applies to the view and its subviews, and each is notified once")
    func overriding() {
        let root = Watching()
        let child = Watching()
        let leaf = Watching()
        root.addSubview(child)
        child.addSubview(leaf)
        root.overrideUserInterfaceStyle = .light
        [root, child, leaf].forEach { $0.changes = [] }
        child.overrideUserInterfaceStyle = .dark
        #expect(root.changes.isEmpty)
        #expect(child.changes.count == 1 && leaf.changes.count == 1)
        #expect(leaf.changes.first?.old == .light && leaf.changes.first?.new == .dark)
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        root.overrideUserInterfaceStyle = .dark
        #expect(child.changes.count == 1 && leaf.changes.count == 1)
        child.overrideUserInterfaceStyle = .unspecified
        #expect(leaf.changes.count == 1)
        root.overrideUserInterfaceStyle = .light
        #expect(leaf.changes.count == 2 && leaf.traitCollection.userInterfaceStyle == .light)
    }

    @Test("A view gets the traits of its new superview")
    func moving() {
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        let light = UIView()
        light.overrideUserInterfaceStyle = .light
        let view = Watching()
        light.addSubview(view)
        dark.addSubview(view)
        #expect(view.changes.map(\.new) == [.dark])
        light.addSubview(view)
        #expect(view.changes.map(\.new) == [.dark, .light])
    }

    @Test("Dynamic backgrounds follow the traits")
    func backgrounds() {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        view.overrideUserInterfaceStyle = .light
        #expect(view.layer.backgroundColor?.components?.first == 0)
    }

    @Test("A registration for a trait is notified of that trait only")
    func registering() {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        var reportedStyles: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            reportedStyles.append(view.traitCollection.userInterfaceStyle)
        }
        root.traitOverrides.displayScale = 7
        #expect(reportedStyles.isEmpty)
        root.traitOverrides.userInterfaceStyle = .dark
        #expect(reportedStyles == [.dark])
        view.unregisterForTraitChanges(registration)
        root.traitOverrides.userInterfaceStyle = .light
        #expect(reportedStyles == [.dark])
    }

    @Test("An app's own traits are inherited like UIKit's")
    func customTraits() {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        var changes = 0
        view.registerForTraitChanges([DensityTrait.self]) { (_: UIView, _) in changes += 1 }
        #expect(view.traitCollection[DensityTrait.self] == .roomy)
        root.traitOverrides[DensityTrait.self] = .dense
        #expect(view.traitCollection[DensityTrait.self] == .dense)
        #expect(changes == 1)
        #expect(root.traitOverrides.contains(DensityTrait.self))
        root.traitOverrides.remove(DensityTrait.self)
        #expect(view.traitCollection[DensityTrait.self] == .roomy)
    }

    @Test("A controller's overrides apply to its view, and a parent may override for one child")
    func controllers() {
        let parent = UIViewController()
        parent.view = UIView()
        let child = UIViewController()
        child.view = UIView()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.overrideUserInterfaceStyle = .dark
        #expect(parent.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.view.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.traitCollection.horizontalSizeClass == .regular)
        child.overrideUserInterfaceStyle = .light
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
    }
}
