import UIKit

/// A file well: it accepts one file that may be copied or linked, shows its icon and path, and explains every refusal.
public final class FileWellViewController: StageViewController {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "File Well", summary: "Drop a file from a file manager into the well. What is none, or may only be moved, is refused.",
        symbol: .fileWell, color: .systemTeal, makeViewController: { FileWellViewController() })

    private let well = FileWellView()
    private let shelf = UIView()
    private let samples = SampleFile.all()

    /// Adds the samples to the shelf.
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

    /// The least column width for the names.
    private static let leastColumn: CGFloat = 88
    private var rowHeight: CGFloat { stage.grown(86, upTo: 94) }

    private func columns(inWidth width: CGFloat) -> Int {
        (width - 24) / CGFloat(max(samples.count, 1)) < Self.leastColumn ? 2 : max(samples.count, 1)
    }

    private func shelfHeight(inWidth width: CGFloat) -> CGFloat {
        let columns = columns(inWidth: width)
        return 16 + CGFloat((samples.count + columns - 1) / columns) * rowHeight
    }

    override func leastStageHeight(forWidth width: CGFloat) -> CGFloat { stage.grown(240, upTo: 280) + 14 + shelfHeight(inWidth: width) }

    override func layoutStage() {
        let bounds = stage.bounds
        let height = shelfHeight(inWidth: bounds.width)
        shelf.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        well.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height - 14))
        let columns = columns(inWidth: bounds.width)
        let width = min(140, (bounds.width - 24) / CGFloat(columns))
        let left = (bounds.width - width * CGFloat(columns)) / 2
        for (index, sample) in samples.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            sample.frame =
                shelf.directed(CGRect(x: left + column * width + 4, y: 16 + row * rowHeight, width: width - 8, height: rowHeight - 14))
                .onWholePoints
        }
    }
}
