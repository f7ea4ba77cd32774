import Testing
import UIKit
import UIKitTesting

/// Apps cause a layout during a layout: in `intrinsicContentSize`, in `updateConstraints()`, and in measurements.
@MainActor
@Suite("Layout during a layout") struct ReentrantLayoutTests {
    /// A table with the height of its content, as apps implement it.
    final class WholeTable: UITableView, UITableViewDataSource {
        var texts: [String] = []

        func follow(_ texts: [String]) {
            self.texts = texts
            register(TextCell.self, forCellReuseIdentifier: "text")
            dataSource = self
            isScrollEnabled = false
            rowHeight = UITableView.automaticDimension
            estimatedRowHeight = 44
        }

        override var contentSize: CGSize {
            didSet { invalidateIntrinsicContentSize() }
        }

        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            (cell as? TextCell)?.label.text = texts[indexPath.row]
            return cell
        }
    }

    final class TextCell: UITableViewCell {
        let label = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("In a stack view, a table whose height follows its contentSize shows all rows", arguments: [true, false])
    func tableInStack(scrolls: Bool) {
        let bench = LayoutBench()
        let table = WholeTable()
        let long = "A text that is much longer than the others, so that it takes several lines in a table that is not wide"
        table.follow(["One", long, "Three", long])
        let (above, below) = (UILabel(), UILabel())
        above.text = "Above"
        below.text = "Below"
        let stack = UIStackView(arrangedSubviews: [above, table, below])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let holder = bench.add(scrolls ? UIScrollView() : UIView())
        holder.addSubview(stack)
        NSLayoutConstraint.activate([
            holder.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
            holder.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
            holder.topAnchor.constraint(equalTo: bench.root.topAnchor), stack.topAnchor.constraint(equalTo: holder.topAnchor),
            stack.bottomAnchor.constraint(equalTo: holder.bottomAnchor), stack.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: bench.root.widthAnchor),
        ])
        if scrolls { holder.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor).isActive = true }
        bench.host.advance(by: 0.1)
        let cells = table.visibleCells.compactMap { $0 as? TextCell }
        #expect(cells.count == 4)
        for cell in cells {
            #expect(abs(cell.label.frame.width - 268) < 0.01)
            #expect(abs(cell.label.frame.height - cell.label.sizeThatFits(CGSize(width: 268, height: 0)).height) <= 0.5)
            #expect(abs(cell.frame.height - cell.label.frame.height - 40) <= 0.5)
        }
        #expect(table.frame.height == cells.map(\.frame.height).reduce(0, +))
        #expect(table.frame.width == 300)
        #expect(below.frame.minY == table.frame.maxY)
        if scrolls { #expect((holder as? UIScrollView)?.contentSize.height == below.frame.maxY) }
        table.texts.append(long)
        table.reloadData()
        bench.host.advance(by: 0.1)
        #expect(table.visibleCells.count == 5)
        #expect(table.frame.height == table.visibleCells.map(\.frame.height).reduce(0, +))
        #expect(below.frame.minY == table.frame.maxY)
    }

    /// A collection view with the height of its content.
    final class WholeGrid: UICollectionView {
        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return collectionViewLayout.collectionViewContentSize
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
        }
    }

    final class GridCell: UITableViewCell, UICollectionViewDataSource {
        let grid: WholeGrid
        var count = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 60, height: 50)
            layout.minimumInteritemSpacing = 10
            layout.minimumLineSpacing = 10
            grid = WholeGrid(frame: .zero, collectionViewLayout: layout)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            grid.dataSource = self
            grid.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(grid)
            NSLayoutConstraint.activate([
                grid.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                grid.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                grid.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                grid.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            contentView.frame = CGRect(origin: .zero, size: CGSize(width: targetSize.width, height: bounds.height))
            contentView.layoutIfNeeded()
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        }
    }

    final class GridSource: NSObject, UITableViewDataSource {
        let counts = [3, 9, 1, 5]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "grid", for: indexPath)
            guard let cell = cell as? GridCell else { return cell }
            cell.count = counts[indexPath.row]
            cell.grid.reloadData()
            return cell
        }
    }

    @Test("Rows that contain a collection view as high as its contentSize have that height, and show each item")
    func gridsInRows() {
        let host = TestHost(size: CGSize(width: 300, height: 600))
        let table = UITableView(frame: host.window.bounds)
        let source = GridSource()
        table.register(GridCell.self, forCellReuseIdentifier: "grid")
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 44
        table.dataSource = source
        host.window.addSubview(table)
        host.advance(by: 0.2)
        let cells = table.visibleCells.compactMap { $0 as? GridCell }
        #expect(cells.count == 4)
        for (cell, count) in zip(cells, source.counts) {
            // Four items fit in a line.
            let lines = CGFloat((count + 3) / 4)
            #expect(cell.grid.frame == CGRect(x: 0, y: 5, width: 300, height: lines * 60 - 10), "\(count)")
            #expect(cell.frame.height == lines * 60)
            #expect(cell.grid.visibleCells.count == count)
        }
    }

    /// A view that runs a closure when its intrinsic content size is read.
    final class BusyView: UIView {
        var size = CGSize(width: 40, height: 20)
        var onIntrinsicSize: () -> Void = {}

        override var intrinsicContentSize: CGSize {
            onIntrinsicSize()
            return size
        }
    }

    @Test("Changes that an app makes in intrinsicContentSize take effect, even during a measurement", arguments: [false, true])
    func changesDuringMeasurement(measures: Bool) {
        let bench = LayoutBench()
        let busy = bench.add(BusyView())
        let text = bench.add(UILabel())
        text.numberOfLines = 0
        text.text = "Words that take several lines if there is little space beside each other"
        let other = bench.add(UIView())
        let width = other.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            busy.topAnchor.constraint(equalTo: bench.root.topAnchor), busy.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
            text.topAnchor.constraint(equalTo: busy.bottomAnchor), text.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: other.leadingAnchor), other.topAnchor.constraint(equalTo: text.topAnchor),
            other.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor), other.heightAnchor.constraint(equalTo: text.heightAnchor),
            width,
        ])
        bench.layOut()
        let added = bench.root.bottomAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 1)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        inner.autoresizingMask = [.flexibleWidth]
        other.addSubview(inner)
        var calls = 0
        busy.onIntrinsicSize = {
            calls += 1
            width.constant = 100
            if !added.isActive { added.isActive = true }
            busy.superview?.layoutIfNeeded()
        }
        busy.size.height = 35
        busy.invalidateIntrinsicContentSize()
        if measures {
            let size = bench.root.systemLayoutSizeFitting(
                CGSize(width: 180, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            #expect(size.width == 180)
        }
        bench.host.advance(by: 0.1)
        #expect(calls > 0)
        #expect(other.frame.width == 100 && other.frame.maxX == 300)
        #expect(text.frame.minY == 35 && text.frame.width == 200)
        #expect(text.frame.height == text.sizeThatFits(CGSize(width: 200, height: 0)).height)
        added.isActive = false
        width.constant = 30
        bench.layOut()
        #expect(text.frame.width == 270)
    }

    /// A view that reads its own size while it is measured.
    final class SelfMeasuring: UIView {
        let inner = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            inner.translatesAutoresizingMaskIntoConstraints = false
            addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: topAnchor, constant: 8), inner.bottomAnchor.constraint(equalTo: bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: leadingAnchor), inner.trailingAnchor.constraint(equalTo: trailingAnchor),
                inner.heightAnchor.constraint(equalToConstant: 30),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    }

    @Test("intrinsicContentSize may call systemLayoutSizeFitting on its own view, with a frame or with constraints")
    func measuresItself() {
        let bench = LayoutBench()
        let framed = SelfMeasuring(frame: CGRect(x: 0, y: 0, width: 50, height: 90))
        bench.root.addSubview(framed)
        let constrained = bench.add(SelfMeasuring())
        NSLayoutConstraint.activate([
            constrained.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 3),
            constrained.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
            constrained.widthAnchor.constraint(equalToConstant: 70),
        ])
        bench.host.advance(by: 0.1)
        #expect(constrained.frame == CGRect(x: 0, y: 3, width: 70, height: 38))
        #expect(constrained.inner.frame == CGRect(x: 0, y: 8, width: 70, height: 30))
        #expect(framed.intrinsicContentSize.height == 38)
        #expect(framed.inner.frame.width == 50)
    }

    /// A view that lays out in `updateConstraints()`, before it adds its own constraints.
    final class EagerView: UIView {
        let inner = UIView()
        private var hasConstraints = false

        override func updateConstraints() {
            if !hasConstraints {
                hasConstraints = true
                inner.translatesAutoresizingMaskIntoConstraints = false
                addSubview(inner)
                superview?.layoutIfNeeded()
                NSLayoutConstraint.activate([
                    inner.topAnchor.constraint(equalTo: topAnchor), inner.leadingAnchor.constraint(equalTo: leadingAnchor),
                    inner.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5), inner.heightAnchor.constraint(equalToConstant: 9),
                ])
            }
            super.updateConstraints()
        }
    }

    @Test("A view that lays out in updateConstraints() keeps all constraints")
    func laysOutInUpdateConstraints() {
        let bench = LayoutBench()
        let view = bench.add(EagerView())
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: bench.root.topAnchor), view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        view.setNeedsUpdateConstraints()
        bench.host.advance(by: 0.1)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(view.inner.frame == CGRect(x: 0, y: 0, width: 40, height: 9))
    }
}
