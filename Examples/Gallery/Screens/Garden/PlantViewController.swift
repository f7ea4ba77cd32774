import UIKit

/// A plant: its watering interval, amount of water, and the resulting week.
final class PlantViewController: UIViewController {
    @Outlet var picture: UIImageView!
    @Outlet var name: UILabel!
    @Outlet var note: UILabel!
    @Outlet var water: UISlider!
    @Outlet var days: UILabel!
    @Outlet var stepper: UIStepper!

    /// The displayed plant. Set it before the view is loaded.
    var plant = Plant.all[0]
    /// Called after each change.
    var onChange: ((Plant) -> Void)?

    private var week: WeekViewController?

    override class var storyboardActions: [Selector] {
        super.storyboardActions + [
            Selector("changeWater:", PlantViewController.changeWater(_:)), Selector("changeDays:", PlantViewController.changeDays(_:)),
        ]
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let week = segue.destination as? WeekViewController { self.week = week }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = plant.name
        picture.image = UIImage(systemName: plant.symbol) ?? UIImage(systemName: "leaf.fill")
        name.text = plant.name
        water.value = plant.water
        stepper.value = Double(plant.days)
        stepper.accessibilityLabel = local("Days between waterings")
        showPlant()
    }

    private func showPlant() {
        days.text = plant.rhythm
        let amount = Int((plant.water * 10).rounded()) * 50
        note.text = String.localizedStringWithFormat(local("%lld ml of water each time"), amount)
        week?.days = plant.days
    }

    func changeWater(_ sender: Any) {
        plant.water = water.value
        showPlant()
        onChange?(plant)
    }

    func changeDays(_ sender: Any) {
        plant.days = Int(stepper.value)
        showPlant()
        onChange?(plant)
    }
}

/// The days of a week, with a drop on each watering day. Embedded in the plant's page.
final class WeekViewController: UICollectionViewController {
    /// The days between two waterings.
    var days = 1 {
        didSet { if days != oldValue { viewIfLoaded.map { _ in collectionView.reloadData() } } }
    }

    private static let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityLabel = local("Week")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.names.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
        let name = local(Self.names[indexPath.item])
        (cell as? DayCell)?.show(name, isWatered: indexPath.item % max(days, 1) == 0)
        return cell
    }
}

/// A day of the week.
final class DayCell: UICollectionViewCell {
    @Outlet var drop: UIImageView!
    @Outlet var day: UILabel!

    func show(_ name: String, isWatered: Bool) {
        day.text = name
        drop.image = UIImage(systemName: isWatered ? "drop.fill" : "drop")
        drop.alpha = isWatered ? 1 : 0.35
        // The drop is decorative.
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityValue = isWatered ? local("Watered") : local("Not watered")
    }
}

/// The sheet for a new plant.
final class NewPlantViewController: UITableViewController, UITextFieldDelegate {
    @Outlet var name: UITextField!
    @Outlet var likesSun: UISwitch!
    @Outlet var kind: UISegmentedControl!

    /// The new plant.
    var plant: Plant {
        let text = name.text.flatMap { $0.isEmpty ? nil : $0 } ?? local("Fern")
        let symbols = ["leaf.fill", "drop.fill", "sun.max.fill"]
        let symbol = symbols.indices.contains(kind.selectedSegmentIndex) ? symbols[kind.selectedSegmentIndex] : symbols[0]
        return Plant(name: text, symbol: symbol, days: likesSun.isOn ? 2 : 5, water: likesSun.isOn ? 0.8 : 0.4)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        name.delegate = self
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
