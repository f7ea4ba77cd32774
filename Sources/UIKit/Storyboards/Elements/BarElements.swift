import Foundation
import InterfaceDocuments

/// Navigation, tab and split view controllers, bars and bar items.
@MainActor
enum BarElements {
    static let levels: [InterfaceLevel] = [
        navigationController, tabBarController, splitController, pageController, navigationBar, toolbar, tabBar, item, buttonItem,
        navigationItem,
        tabItem,
    ]

    // MARK: Containers

    private static let navigationController = InterfaceLevel(
        UINavigationController.self, ["navigationController"],
        properties: [.flag("hidesBarsOnSwipe", \.hidesBarsOnSwipe), .flag("hidesBarsOnTap", \.hidesBarsOnTap)],
        outlets: [
            InterfaceOutlet("delegate", conforming: \.delegate)
        ]
    ) { controller, element, loader in
        if let bar = element.child(key: "navigationBar") { loader.fill(controller.navigationBar, from: bar) }
        if let bar = element.child(key: "toolbar") { loader.fill(controller.toolbar, from: bar) }
        if element.flag("navigationBarHidden") == true { controller.isNavigationBarHidden = true }
        if element.flag("toolbarHidden") == false { controller.isToolbarHidden = false }
        if let root = loader.related("rootViewController", of: element).first { controller.viewControllers = [root] }
    }

    private static let tabBarController = InterfaceLevel(
        UITabBarController.self, ["tabBarController"],
        outlets: [
            InterfaceOutlet("delegate", conforming: \.delegate)
        ]
    ) { controller, element, loader in
        if let bar = element.child(key: "tabBar") { loader.fill(controller.tabBar, from: bar) }
        let controllers = loader.related("viewControllers", of: element)
        if !controllers.isEmpty { controller.viewControllers = controllers }
        if let index = element.integer("selectedIndex"), controllers.indices.contains(index) { controller.selectedIndex = index }
    }

    private static let splitController = InterfaceLevel(
        UISplitViewController.self, ["splitViewController"],
        properties: [
            .number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
            .number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
            .number("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
            .number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
            .flag("presentsWithGesture", \.presentsWithGesture),
            .choice("primaryEdge", ["leading": .leading, "trailing": .trailing], \.primaryEdge),
            .choice("displayMode", displayModes, \.preferredDisplayMode), .choice("behavior", behaviors, \.preferredSplitBehavior),
        ],
        outlets: [
            InterfaceOutlet("delegate", conforming: \.delegate)
        ]
    ) { controller, element, loader in
        let primary = loader.related("masterViewController", of: element).first
        let detail = loader.related("detailViewController", of: element).first
        let columns = loader.related("viewControllers", of: element)
        let controllers = [primary, detail].compactMap { $0 } + columns
        if !controllers.isEmpty { controller.viewControllers = controllers }
    }

    private static let displayModes: [String: UISplitViewController.DisplayMode] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
        "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
        "primaryOverlay": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]

    private static let behaviors: [String: UISplitViewController.SplitBehavior] = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]

    private static let pageController = InterfaceLevel(
        UIPageViewController.self, ["pageViewController"],
        outlets: [InterfaceOutlet("dataSource", conforming: \.dataSource), InterfaceOutlet("delegate", conforming: \.delegate)])

    // MARK: Bars

    private static let styles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    private static let navigationBar = InterfaceLevel(
        UINavigationBar.self, ["navigationBar"],
        properties: [
            .choice("barStyle", styles, \.barStyle), .flag("translucent", \.isTranslucent), .color("barTintColor", \.barTintColor),
            .flag("largeTitles", \.prefersLargeTitles),
        ],
        outlets: [InterfaceOutlet("delegate", conforming: \.delegate)]
    ) { bar, element, loader in
        if let attributes = element.child(key: "titleTextAttributes").flatMap({ textAttributes($0, loader) }) {
            bar.titleTextAttributes = attributes
        }
        if let attributes = element.child(key: "largeTitleTextAttributes").flatMap({ textAttributes($0, loader) }) {
            bar.largeTitleTextAttributes = attributes
        }
        let items = element.contents(of: "items").compactMap { loader.make($0, as: UINavigationItem.self) }
        if !items.isEmpty { bar.items = items }
    }

    private static let toolbar = InterfaceLevel(
        UIToolbar.self, ["toolbar"],
        properties: [
            .choice("barStyle", styles, \.barStyle), .flag("translucent", \.isTranslucent), .color("barTintColor", \.barTintColor),
        ],
        outlets: [InterfaceOutlet("delegate", conforming: \.delegate)]
    ) { bar, element, loader in
        let items = element.contents(of: "items").compactMap { loader.make($0, as: UIBarButtonItem.self) }
        if !items.isEmpty { bar.items = items }
    }

    private static let tabBar = InterfaceLevel(
        UITabBar.self, ["tabBar"],
        properties: [
            .choice("barStyle", styles, \.barStyle), .flag("translucent", \.isTranslucent), .color("barTintColor", \.barTintColor),
            .color("unselectedItemTintColor", \.unselectedItemTintColor),
        ],
        outlets: [InterfaceOutlet("delegate", conforming: \.delegate)]
    ) { bar, element, loader in
        let items = element.contents(of: "items").compactMap { loader.make($0, as: UITabBarItem.self) }
        if !items.isEmpty { bar.items = items }
    }

    static func textAttributes(_ element: InterfaceElement, _ loader: InterfaceLoader) -> [NSAttributedString.Key: Any]? {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = element.child("fontDescription").flatMap(InterfaceFonts.font) { attributes[.font] = font }
        if let color = element.child(key: "textColor").flatMap(loader.color) { attributes[.foregroundColor] = color }
        return attributes.isEmpty ? nil : attributes
    }

    // MARK: Items

    private static let item = InterfaceLevel(
        UIBarItem.self,
        properties: [
            .text("title", \.title), .image("image", \.image), .image("landscapeImage", \.landscapeImagePhone),
            .flag("enabled", \.isEnabled),
            .integer("tag", \.tag), .insets("imageInsets", \.imageInsets),
        ])

    private static let buttonItem = InterfaceLevel(
        UIBarButtonItem.self, ["barButtonItem"],
        properties: [
            .number("width", \.width), .color("tintColor", \.tintColor),
            .choice("style", ["plain": .plain, "done": .done, "bordered": .plain], \.style),
        ]
    ) { item, element, loader in
        if let child = element.child(key: "customView") { item.customView = loader.make(child, as: UIView.self) }
        // The item's own image and title override those of the system item.
        if element["title"] == nil, element["image"] == nil, let name = element["systemItem"],
            UIBarButtonItem.SystemItem.documentNames[name] == nil
        {
            loader.report("There is no system item \"\(name)\".", element)
        }
    } connect: { item, _, action in
        if let selector = action.selector, let target = action.target {
            item.target = target
            item.action = selector
        } else {
            item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in action.perform(sender: item) }
        }
    }

    private static let navigationItem = InterfaceLevel(
        UINavigationItem.self, ["navigationItem"],
        properties: [
            .text("title", \.title), .text("prompt", \.prompt), .text("backButtonTitle", \.backButtonTitle),
            .flag("hidesBackButton", \.hidesBackButton), .flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
            .choice("largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never], \.largeTitleDisplayMode),
        ]
    ) { item, element, loader in
        @MainActor func items(_ single: String, _ several: String) -> [UIBarButtonItem]? {
            let list = element.child(key: several)?.children ?? element.contents(of: several)
            let all = list.isEmpty ? element.children.filter { $0.key == single } : list
            let made = all.compactMap { loader.make($0, as: UIBarButtonItem.self) }
            return made.isEmpty ? nil : made
        }
        if let items = items("leftBarButtonItem", "leftBarButtonItems") { item.leftBarButtonItems = items }
        if let items = items("rightBarButtonItem", "rightBarButtonItems") { item.rightBarButtonItems = items }
        if let child = element.child(key: "backBarButtonItem") { item.backBarButtonItem = loader.make(child, as: UIBarButtonItem.self) }
        if let child = element.child(key: "titleView") { item.titleView = loader.make(child, as: UIView.self) }
    }

    private static let tabItem = InterfaceLevel(
        UITabBarItem.self, ["tabBarItem"], properties: [.image("selectedImage", \.selectedImage), .text("badgeValue", \.badgeValue)]
    ) { item, element, _ in
        guard let system = element["systemItem"].flatMap({ SystemItems.tabs[$0] }) else { return }
        let usual = UITabBarItem(tabBarSystemItem: system, tag: item.tag)
        if item.title == nil { item.title = usual.title }
        if item.image == nil { item.image = usual.image }
    }
}

/// The system items of tab bars by their names in documents.
enum SystemItems {
    static let tabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
        "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
        "mostViewed": .mostViewed,
    ]
}

extension UIBarItem: InterfaceDecodable {}
extension UINavigationItem: InterfaceDecodable {}

extension InterfaceLoader {
    /// The destinations of a container's relationship segues, in document order.
    func related(_ relationship: String, of element: InterfaceElement) -> [UIViewController] {
        guard scene != nil else { return [] }
        return element.contents(of: "connections").compactMap { connection in
            guard connection.name == "segue", connection["kind"] == "relationship", connection["relationship"] == relationship,
                let destination = connection["destination"]
            else { return nil }
            return storyboard?.controller(destination)
        }
    }

    /// Reads a controller's bar items and its settings for bars.
    func readItems(of controller: UIViewController, _ element: InterfaceElement) {
        if let child = element.child(key: "navigationItem") { fill(controller.navigationItem, from: child) }
        if let child = element.child(key: "tabBarItem"), let item = make(child, as: UITabBarItem.self) { controller.tabBarItem = item }
        let items = (element.child(key: "toolbarItems")?.children ?? element.contents(of: "toolbarItems"))
            .compactMap { make($0, as: UIBarButtonItem.self) }
        if !items.isEmpty { controller.toolbarItems = items }
        if element.flag("hidesBottomBarWhenPushed") == true { controller.hidesBottomBarWhenPushed = true }
        if element.flag("extendedLayoutIncludesOpaqueBars") == true { controller.extendedLayoutIncludesOpaqueBars = true }
        guard let edges = element.child(key: "edgesForExtendedLayout") else { return }
        var extended: UIRectEdge = []
        for (name, edge) in [("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        where edges.flag(name) == true {
            extended.insert(edge)
        }
        controller.edgesForExtendedLayout = extended
    }
}
