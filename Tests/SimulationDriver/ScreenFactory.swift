import UIKit

/// Makes screens and containers, and refers to the lists among them.
@MainActor
struct ScreenFactory {
    weak var world: SimulationWorld?
    private var weakLists: [WeakObject] = []

    var lists: [any SimulationList] { weakLists.compactMap { $0.object as? any SimulationList } }

    /// A screen: a canvas, a table, a collection or a form; from 1000 on one that acts by itself.
    mutating func screen(_ operand: Int) -> UIViewController {
        let controller: UIViewController
        switch (operand < 1000, operand % 6) {
        case (true, 0): controller = TableScreen(style: [.plain, .grouped, .insetGrouped][operand / 6 % 3])
        case (true, 1): controller = CollectionScreen(layout: operand / 6 % 3)
        case (true, 2): controller = FormScreen()
        case (true, _): controller = CanvasScreen()
        case (_, 0): controller = SearchScreen(style: [.plain, .grouped, .insetGrouped][operand / 6 % 3])
        case (_, 1): controller = OutlineScreen()
        case (_, 2): controller = PickerScreen()
        case (_, 3): controller = ConstraintScreen()
        case (_, 4): controller = DynamicsScreen()
        default: controller = TextScreen()
        }
        if let list = controller as? any SimulationList { weakLists.append(WeakObject(list)) }
        if let canvas = controller as? CanvasScreen { canvas.world = world }
        controller.title = "Screen \(operand)"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Menu", menu: UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }]))
        world?.track(controller)
        return controller
    }

    /// A container with screens, or a screen.
    mutating func root(_ a: Int, _ b: Int) -> UIViewController {
        let container: UIViewController
        switch a % 6 {
        case 0, 1: container = UINavigationController(rootViewController: screen(b))
        case 2:
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: screen(b)), screen(b / 3), screen(b / 7)]
            container = tabs
        case 3:
            let split = UISplitViewController(style: b % 2 == 0 ? .doubleColumn : .tripleColumn)
            split.setViewController(screen(b), for: .primary)
            split.setViewController(screen(b / 3), for: .secondary)
            if b % 2 == 1 { split.setViewController(screen(b / 7), for: .supplementary) }
            container = split
        case 4:
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: b % 2 == 0 ? .horizontal : .vertical)
            pages.setViewControllers([screen(b)], direction: .forward, animated: false)
            container = pages
        default: return screen(b)
        }
        world?.track(container)
        return container
    }
}
