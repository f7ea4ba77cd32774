import UIKit

/// A drawer whose height a constraint determines.
final class DrawerController: UIViewController {
    let drawer = UIView()
    private lazy var height = drawer.heightAnchor.constraint(equalToConstant: 60)

    override func viewDidLoad() {
        super.viewDidLoad()
        drawer.backgroundColor = .secondarySystemBackground
        drawer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(drawer)
        NSLayoutConstraint.activate([
            height,
            drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func setOpen(_ isOpen: Bool) {
        view.layoutIfNeeded()
        height.constant = isOpen ? 300 : 60
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
}
