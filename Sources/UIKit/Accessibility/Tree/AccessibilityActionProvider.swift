import Foundation
import Host

/// A part of the library that adds actions to accessibility elements, such as dragging.
@MainActor
protocol AccessibilityActionProvider: AnyObject {
    /// The actions for an element. Called each time when an assistive technology requests the element's actions.
    func accessibilityActions(of object: NSObject) -> [AccessibilityTree.Action]
}

/// The action providers of a platform, in the order in which they were added. They are weakly referenced.
@MainActor
final class AccessibilityActionProviders {
    private struct Entry {
        weak var provider: (any AccessibilityActionProvider)?
    }

    private var entries: [Entry] = []

    /// The providers of a platform.
    static func of(_ platform: any HostPlatform) -> AccessibilityActionProviders {
        platform.singletons.value(of: AccessibilityActionProviders.self) { AccessibilityActionProviders() }
    }

    func add(_ provider: any AccessibilityActionProvider) { entries.append(Entry(provider: provider)) }

    /// The actions that the providers add to an element.
    func actions(of object: NSObject) -> [AccessibilityTree.Action] {
        entries.flatMap { $0.provider?.accessibilityActions(of: object) ?? [] }
    }
}
