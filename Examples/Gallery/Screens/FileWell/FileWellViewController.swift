import UIKit

/// A well for files: it takes one that may be copied or linked, shows its icon and path, and says why it refuses anything else.
public final class FileWellViewController: StageViewController {
    /// What the sidebar shows.
    public static let demo = GalleryDemo(
        title: "File Well", summary: "Drop a file from a file manager into the well. What is none, or may only be moved, is refused.",
        symbol: .fileWell, color: .systemTeal, makeViewController: { FileWellViewController() })

    private let well = FileWellView()
    private let shelf = UIView()
    private let samples = SampleFile.all()

    /// Puts the samples on the shelf.
    public override func viewDidLoad() {
        super.viewDidLoad()
        well.onChange = { [weak self] in self?.status = $0 }
        shelf.backgroundColor = .tertiarySystemGroupedBackground
        shelf.layer.cornerRadius = 20
        stage.addSubview(well)
        stage.addSubview(shelf)
        for sample in samples {
            sample.onChange = { [weak self] in self?.status = $0 }
            shelf.addSubview(sample)
        }
    }

    override func layoutStage() {
        let bounds = stage.bounds
        let height: CGFloat = 102
        shelf.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        well.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height - 14))
        let width = min(140, (bounds.width - 24) / CGFloat(max(samples.count, 1)))
        let left = (bounds.width - width * CGFloat(samples.count)) / 2
        for (index, sample) in samples.enumerated() {
            sample.frame = CGRect(x: left + CGFloat(index) * width + 4, y: 16, width: width - 8, height: 72).onWholePoints
        }
    }
}
