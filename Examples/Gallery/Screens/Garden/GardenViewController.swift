import UIKit

/// A plant.
struct Plant {
    var name: String
    var symbol: String
    /// The days between two waterings.
    var days: Int
    /// The amount of water, from 0 to 1.
    var water: Float

    /// The watering interval as text.
    var rhythm: String {
        days == 1
            ? local("Water every day")
            : String.localizedStringWithFormat(local("Water every %lld days"), days)
    }

    @MainActor static var all: [Plant] {
        [
            Plant(name: local("Fern"), symbol: "leaf.fill", days: 2, water: 0.7),
            Plant(name: local("Olive tree"), symbol: "leaf", days: 7, water: 0.4),
            Plant(name: local("Sunflower"), symbol: "sun.max.fill", days: 1, water: 0.9),
            Plant(name: local("Cactus"), symbol: "drop", days: 14, water: 0.1),
        ]
    }
}

/// A list of plants, from `Garden.storyboard`.
final class GardenViewController: UITableViewController {
    static let demo = GalleryDemo(
        title: "Garden",
        summary: "Open a plant, change how it is watered, and add one: every screen and every way between them is a storyboard's.",
        symbol: .storyboard, color: .systemGreen
    ) {
        UIStoryboard(name: "Garden", bundle: .module).instantiateInitialViewController() ?? UIViewController()
    }

    private var plants = Plant.all

    override class var storyboardActions: [Selector] {
        super.storyboardActions + [Selector("unwindToGarden:", GardenViewController.unwindToGarden(_:))]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityLabel = local("Garden")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plants.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
        (cell as? PlantCell)?.show(plants[indexPath.row])
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let page = segue.destination as? PlantViewController, let cell = sender as? UITableViewCell,
            let row = tableView.indexPath(for: cell)?.row
        else { return }
        page.plant = plants[row]
        page.onChange = { [weak self] plant in
            guard let self, plants.indices.contains(row) else { return }
            plants[row] = plant
            tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
        }
    }

    /// Unwinds from the sheet for a new plant.
    func unwindToGarden(_ segue: UIStoryboardSegue) {
        guard segue.identifier == "save", let plant = (segue.source as? NewPlantViewController)?.plant else { return }
        plants.append(plant)
        tableView.insertRows(at: [IndexPath(row: plants.count - 1, section: 0)], with: .automatic)
    }
}

/// A row with a plant's picture, name and watering interval.
final class PlantCell: UITableViewCell {
    @Outlet var picture: UIImageView!
    @Outlet var name: UILabel!
    @Outlet var note: UILabel!

    func show(_ plant: Plant) {
        picture.image = UIImage(systemName: plant.symbol) ?? UIImage(systemName: "leaf.fill")
        name.text = plant.name
        note.text = plant.rhythm
    }
}

/// The garden's navigation controller. If only a few rows fit, the page around it scrolls.
final class GardenNavigationController: UINavigationController, SizedDemo {
    func leastHeight(forWidth width: CGFloat) -> CGFloat { 340 }
}
