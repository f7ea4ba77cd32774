import UIKit

/// A task.
final class ErrandTask {
    let title: String
    let color: UIColor
    var isMarked = false

    init(_ title: String, color: UIColor) { (self.title, self.color) = (title, color) }
}

/// A dragged row.
final class TaskPicture: UIView {
    private let label = UILabel()

    init(_ task: ErrandTask, size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = .tertiarySystemBackground
        layer.cornerRadius = 10
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
        label.text = local(task.title)
        label.font = .systemFont(ofSize: 17)
        label.followTextSize(upTo: 34)
        label.shrinks(to: 0.5)
        label.frame = bounds.shrunk(dx: 16, dy: 0)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
