import Logging
import UIKit

final class RowView: UIView {
    private let log = Logger(label: "shop.rows")

    override func layoutSubviews() {
        super.layoutSubviews()
        log.info("row \(tag) is laid out")
    }
}
